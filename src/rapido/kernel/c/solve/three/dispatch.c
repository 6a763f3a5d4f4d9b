/* The doors of the library for solving the three-player game: the fastest way for this machine. */
#include "machine.h"
#include "solve_three.h"

typedef void three_solver(struct three_task *task, struct three_found *found);

three_solver three_single, three_double, measure_single, measure_double;
#if defined(__x86_64__)
three_solver three_single_avx2, three_double_avx2, measure_single_avx2, measure_double_avx2;
three_solver three_single_avx512, three_double_avx512, measure_single_avx512, measure_double_avx512;
#endif

void solve_three(struct three_task *task, struct three_found *found)
{
    three_solver *solver = task->single ? three_single : three_double;
#if defined(__x86_64__)
    if (has_avx2())
        solver = task->single ? three_single_avx2 : three_double_avx2;
    if (has_avx512())
        solver = task->single ? three_single_avx512 : three_double_avx512;
#endif
    solver(task, found);
}

void measure_three(struct three_task *task, struct three_found *found)
{
    three_solver *solver = task->single ? measure_single : measure_double;
#if defined(__x86_64__)
    if (has_avx2())
        solver = task->single ? measure_single_avx2 : measure_double_avx2;
    if (has_avx512())
        solver = task->single ? measure_single_avx512 : measure_double_avx512;
#endif
    solver(task, found);
}
