/* Preloaded into a server: writes to its database fail with the error whose number is in the file BROKEN_DISK. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fails(int fd) {
    char link[64], name[512];
    int error = 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0) return 0;
    name[length] = 0;
    if (!strstr(name, ".db") || strstr(name, "-shm")) return 0;
    FILE *told = fopen(getenv("BROKEN_DISK"), "r");
    if (!told) return 0;
    if (fscanf(told, "%d", &error) != 1) error = 0;
    fclose(told);
    errno = error;
    return error != 0;
}

#define NEXT(name) (next ? next : (next = dlsym(RTLD_NEXT, name)))

ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at) {
    static ssize_t (*next)(int, const void *, size_t, off64_t);
    return fails(fd) ? -1 : NEXT("pwrite64")(fd, from, size, at);
}

ssize_t pwrite(int fd, const void *from, size_t size, off_t at) {
    static ssize_t (*next)(int, const void *, size_t, off_t);
    return fails(fd) ? -1 : NEXT("pwrite")(fd, from, size, at);
}

ssize_t write(int fd, const void *from, size_t size) {
    static ssize_t (*next)(int, const void *, size_t);
    return fd > 2 && fails(fd) ? -1 : NEXT("write")(fd, from, size);
}

int fdatasync(int fd) {
    static int (*next)(int);
    return fails(fd) ? -1 : NEXT("fdatasync")(fd);
}

int fsync(int fd) {
    static int (*next)(int);
    return fails(fd) ? -1 : NEXT("fsync")(fd);
}
