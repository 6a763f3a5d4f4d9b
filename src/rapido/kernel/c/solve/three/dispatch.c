/* Entry points of the three-player solver: each runs the fastest version for this CPU. */
#include "cpu_features.h"
#include "solve/three/sweep.h"

typedef void three_function(struct three_task *task, struct three_stats *stats);

DECLARE_FOR_CPUS(three_function, three_sweep_single);
DECLARE_FOR_CPUS(three_function, three_sweep_double);
DECLARE_FOR_CPUS(three_function, three_measure_single);
DECLARE_FOR_CPUS(three_function, three_measure_double);

void three_sweep(struct three_task *task, struct three_stats *stats)
{
    (task->single ? FASTEST(three_sweep_single) : FASTEST(three_sweep_double))(task, stats);
}

void three_measure(struct three_task *task, struct three_stats *stats)
{
    (task->single ? FASTEST(three_measure_single) : FASTEST(three_measure_double))(task, stats);
}
