/* Which vector extensions this CPU has. Uses cpuid: not every compiler ships
 * __builtin_cpu_supports. */
#ifndef RAPIDO_CPU_FEATURES_H
#define RAPIDO_CPU_FEATURES_H

#if defined(__x86_64__)

#include <cpuid.h>

/* The registers that the operating system saves; using others is not safe. */
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

/* No CPU has AVX2 without it, but a virtual machine may hide it. */
static inline int has_fma(void)
{
    unsigned a, b, c, d;
    return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_FMA);
}

static inline int has_avx512(void)
{
    return has_features(bit_AVX512F | bit_AVX512BW | bit_AVX512DQ | bit_AVX512VL, 0xe6);
}

/* Declare a function that is compiled for several CPUs, and pick the fastest that runs here. */
#define DECLARE_FOR_CPUS(type, name) type name, name##_avx2, name##_avx512
#define FASTEST(name) (has_avx512() ? name##_avx512 : has_avx2() ? name##_avx2 : name)

#else

#define DECLARE_FOR_CPUS(type, name) type name
#define FASTEST(name) name

#endif

#endif
