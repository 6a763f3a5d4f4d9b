/* Entry points of the two-player solver, and what is done with whole tables. */
#include "solve/two/sweep.h"

#include "cpu_features.h"
#include "solve/two/board.h"
#include "solve/two/layout.h"

typedef void two_function(struct two_task *task, struct two_stats *stats);

DECLARE_FOR_CPUS(two_function, two_sweep_fixed);
DECLARE_FOR_CPUS(two_function, two_sweep_double);

void two_sweep(struct two_task *task, struct two_stats *stats)
{
    (task->fixed_point ? FASTEST(two_sweep_fixed) : FASTEST(two_sweep_double))(task, stats);
}

void two_average(void *lower, const void *upper, int fixed_point, int64_t first, int64_t last)
{
    if (fixed_point) {
        int32_t *low = lower;
        const int32_t *high = upper;
        for (int64_t i = first; i < last; i++)
            low[i] += (high[i] - low[i]) / 2;
    } else {
        double *low = lower;
        const double *high = upper;
        for (int64_t i = first; i < last; i++)
            low[i] += (high[i] - low[i]) / 2;
    }
}

void two_pack(const void *table, int fixed_point, int finish, int first, int last,
              uint16_t *packed)
{
    for (int board = first; board < last; board++)
        for (int step = 0; step < finish; step++)
            for (int other = 0; other < finish; other++) {
                int diagonal = step + other;
                int64_t at = BOARDS * cells_below(finish, diagonal) +
                             (int64_t)board * diagonal_width(finish, diagonal) +
                             step - diagonal_low(finish, diagonal);
                double chance = fixed_point ? ((const int32_t *)table)[at] / 2147483647.0
                                      : ((const double *)table)[at];
                *packed++ = (uint16_t)(chance * 65535 + 0.5);
            }
}
