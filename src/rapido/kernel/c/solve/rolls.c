/* The index of a roll value. */
#include "solve/rolls.h"

int value_index(int value)
{
    static const uint8_t VALUES_IN_ORDER[VALUES] = {
        0,  10, 11, 20, 21, 22, 30, 31, 32, 33, 40, 41, 42, 43, 50,
        51, 52, 53, 54, 60, 61, 62, 63, 64, 70, 71, 72, 73, 75, 76};
    int index = 0;
    while (VALUES_IN_ORDER[index] < value)
        index++;
    return index;
}
