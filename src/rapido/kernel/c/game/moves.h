/* Single moves, checked for legality; kernel/native/library.py loads the library. */
#ifndef RAPIDO_MOVES_H
#define RAPIDO_MOVES_H

#include "game/game.h"

/* Increase it whenever a function or struct that Python uses changes. */
enum { KERNEL_ABI = 6 };

int rapido_abi(void);

/* A new game, then move by move; an illegal move changes nothing and returns 0. */
void rapido_begin(game *g, int players, int finish);
unsigned rapido_legal(const game *g);
int rapido_throw(game *g, int pair);
int rapido_roll(game *g, int dice);
int rapido_place(game *g, int field);

#endif
