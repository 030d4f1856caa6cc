#include "CFileSystem.h"

#include <linux/magic.h>
#include <sys/vfs.h>

/// Not in linux/magic.h; statfs(2) lists it.
enum { VIRTUALBOX = 0x786F4256 };

bool cfs_is_remote(const char *path) {
    struct statfs system;
    if (statfs(path, &system) != 0) return false;
    switch ((unsigned)system.f_type) {
        case NFS_SUPER_MAGIC:
        case SMB_SUPER_MAGIC:
        case SMB2_SUPER_MAGIC:
        case CIFS_SUPER_MAGIC:
        case FUSE_SUPER_MAGIC:
        case V9FS_MAGIC:
        case AFS_SUPER_MAGIC:
        case CEPH_SUPER_MAGIC:
        case VIRTUALBOX:
            return true;
        default:
            return false;
    }
}
