#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <time.h>

static int wait_for(struct pollfd *descriptors, nfds_t count, int64_t nanoseconds) {
#ifdef __linux__
    struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    return ppoll(descriptors, count, nanoseconds < 0 ? NULL : &time, NULL);
#else
    return poll(descriptors, count, nanoseconds < 0 ? -1 : (int)((nanoseconds + 999999) / 1000000));
#endif
}

int ct_wait(int first, int second, int third, int64_t nanoseconds) {
    struct pollfd descriptors[] = {
        {.fd = first, .events = POLLIN}, {.fd = second, .events = POLLIN}, {.fd = third, .events = POLLIN}};
    if (wait_for(descriptors, 3, nanoseconds) <= 0) return 0;
    int found = 0;
    for (int i = 0; i < 3; i++) {
        if (descriptors[i].revents & (POLLIN | POLLHUP)) found |= 1 << i;
    }
    if (descriptors[0].revents & (POLLHUP | POLLERR | POLLNVAL)) found |= 8;
    return found;
}
