/* The rules of OpenSpiel's pig as a bare loop in C: what a framework costs, and what the game. */
#include <stdint.h>

enum { GOAL = 100, HORIZON = 1000 };

static uint64_t draw(uint64_t *luck)
{
    uint64_t z = *luck += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* Play games of two players who roll or stop by chance, and return the steps that they take. */
uint64_t play_pig(uint64_t games, uint64_t luck)
{
    uint64_t steps = 0;
    while (games--) {
        int scores[2] = {0, 0}, player = 0, total = 0, moves = 0;
        while (scores[0] < GOAL && scores[1] < GOAL && moves < HORIZON) {
            uint64_t drawn = draw(&luck);
            moves++;
            if (scores[player] + total >= GOAL || drawn & 1) { /* stop */
                scores[player] += total;
                total = 0;
                player = !player;
                continue;
            }
            int die = 1 + (int)((drawn >> 32) * 6 >> 32);
            moves++;
            total = die == 1 ? 0 : total + die;
            player = die == 1 ? !player : player;
        }
        steps += (uint64_t)moves;
    }
    return steps;
}
