/* What vectors this machine has; asked by hand, since not every compiler brings its own answer. */
#ifndef RAPIDO_MACHINE_H
#define RAPIDO_MACHINE_H

#if defined(__x86_64__)

#include <cpuid.h>

/* The registers that the operating system saves; without that they are not safe to use. */
static inline unsigned saved_registers(void)
{
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE))
        return 0;
    __asm__("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
    return a;
}

static inline int has_features(unsigned features, unsigned registers)
{
    unsigned a, b, c, d;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & features) == features
        && (saved_registers() & registers) == registers;
}

static inline int has_avx2(void)
{
    return has_features(bit_AVX2, 0x06);
}

static inline int has_avx512(void)
{
    return has_features(bit_AVX512F | bit_AVX512BW | bit_AVX512DQ | bit_AVX512VL, 0xe6);
}

#endif

#endif
