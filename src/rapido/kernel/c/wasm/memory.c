/* The functions of string.h, which the compiler also calls by itself.
 *
 * build, wasm32: -fno-builtin
 */
#include "wasm/include/string.h"

#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t bytes)
{
    return __builtin_memcpy(to, from, bytes); /* one instruction, memory.copy */
}

void *memmove(void *to, const void *from, size_t bytes)
{
    return __builtin_memmove(to, from, bytes);
}

void *memset(void *to, int byte, size_t bytes)
{
    return __builtin_memset(to, byte, bytes);
}

int memcmp(const void *a, const void *b, size_t bytes)
{
    const uint8_t *x = a, *y = b;
    for (size_t i = 0; i < bytes; i++)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return 0;
}

size_t strlen(const char *text)
{
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}
