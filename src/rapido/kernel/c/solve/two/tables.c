/* The doors of the library for solving, and what is done with whole tables. */
#include "solve.h"

#include "machine.h"
#include "solve_board.h"
#include "solve_stairs.h"

typedef void flight_solver(struct task *task, struct outcome *outcome);

flight_solver solve_flight_whole, solve_flight_double;
#if defined(__x86_64__)
flight_solver solve_flight_whole_avx2, solve_flight_double_avx2;
flight_solver solve_flight_whole_avx512, solve_flight_double_avx512;
#endif

void solve_flight(struct task *task, struct outcome *outcome)
{
    flight_solver *solver = task->whole ? solve_flight_whole : solve_flight_double;
#if defined(__x86_64__)
    if (has_avx2())
        solver = task->whole ? solve_flight_whole_avx2 : solve_flight_double_avx2;
    if (has_avx512())
        solver = task->whole ? solve_flight_whole_avx512 : solve_flight_double_avx512;
#endif
    solver(task, outcome);
}

void solve_middle(void *lower, const void *upper, int whole, int64_t first, int64_t last)
{
    if (whole) {
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

void solve_pack(const void *table, int whole, int finish, int first, int last, uint16_t *packed)
{
    for (int board = first; board < last; board++)
        for (int step = 0; step < finish; step++)
            for (int other = 0; other < finish; other++) {
                int flight = step + other;
                int64_t at = BOARDS * cells_below(finish, flight) +
                             (int64_t)board * flight_width(finish, flight) +
                             step - flight_low(finish, flight);
                double chance = whole ? ((const int32_t *)table)[at] / 2147483647.0
                                      : ((const double *)table)[at];
                *packed++ = (uint16_t)(chance * 65535 + 0.5);
            }
}
