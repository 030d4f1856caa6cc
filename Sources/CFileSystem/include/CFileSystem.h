/// What the C library knows of file systems and hides from Swift.
#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

#include <stdbool.h>

/// Tells whether others can change the files at a path without this machine being told; false where unknown.
bool cfs_is_remote(const char *path);

#endif
