/// Starting other programs so that none outlives this one.
#ifndef CCHILD_H
#define CCHILD_H

#include <sys/types.h>

/// Starts a program that reads nothing, and that the kernel ends when the calling thread ends, however that comes.
///
/// - Parameters: `words` are the name, looked for on the PATH, and the arguments, with NULL at the end; `output` and
///   `errors` are where it writes.
/// - Returns: its process, to be waited for; -1 where it cannot be started, and errno tells why.
pid_t cc_start(char *const words[], int output, int errors);

#endif
