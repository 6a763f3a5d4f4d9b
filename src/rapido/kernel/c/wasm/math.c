/* The natural logarithm, as in Sun's fdlibm (e_log.c): the error is less than one unit in the last
 * place.
 *
 * build, wasm32: -fno-builtin
 */
#include "wasm/include/math.h"

#include <stdint.h>

#include "wasm/include/string.h"

static const double LN2_HIGH = 6.93147180369123816490e-01, LN2_LOW = 1.90821492927058770002e-10;

/* x = 2^k (1 + f) with sqrt(2)/2 < 1 + f < sqrt(2), and log(1 + f) = 2 atanh(f / (2 + f)). */
double log(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    if (!(x > 0))
        return x == 0 ? -INFINITY : __builtin_nan("");
    if (bits >> 52 == 0x7ff)
        return x;
    int k = 0;
    if (bits >> 52 == 0) { /* a subnormal number */
        k = -54;
        x *= 0x1p54;
        memcpy(&bits, &x, sizeof bits);
    }
    const uint64_t root = UINT64_C(0x3fe6a09e00000000), one = UINT64_C(0x3ff) << 52;
    bits += one - root;
    k += (int)(bits >> 52) - 0x3ff;
    bits = (bits & ((UINT64_C(1) << 52) - 1)) + root;
    memcpy(&x, &bits, sizeof x);
    double f = x - 1, half = 0.5 * f * f, s = f / (2 + f), z = s * s, w = z * z;
    double even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01
                  + w * 1.531383769920937332e-01));
    double odd = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01
                 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
    return s * (half + even + odd) + k * LN2_LOW - half + f + k * LN2_HIGH;
}
