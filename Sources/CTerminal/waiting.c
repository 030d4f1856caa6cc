#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <time.h>

int ct_wait(int first, int second, int third, int64_t nanoseconds) {
    struct pollfd descriptors[] = {
        {.fd = first, .events = POLLIN}, {.fd = second, .events = POLLIN}, {.fd = third, .events = POLLIN}};
    struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    if (ppoll(descriptors, 3, nanoseconds < 0 ? NULL : &time, NULL) <= 0) return 0;
    int found = 0;
    for (int i = 0; i < 3; i++) {
        if (descriptors[i].revents & (POLLIN | POLLHUP)) found |= 1 << i;
    }
    if (descriptors[0].revents & (POLLHUP | POLLERR | POLLNVAL)) found |= 8;
    return found;
}
