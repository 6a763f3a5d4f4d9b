// Games for the tests of the board.

import type { GameView, PairView } from "../wire.gen";

export function game(parts: Partial<GameView>): GameView {
  const named = {
    id: "test",
    seal: "",
    secret: "",
    position: "",
    order: [0, 1, 2],
    turn: 1,
    moved: 0,
    commitments: [],
    revealed: [],
    ready: true,
  };
  const board = { steps: [0, 0, 0], finish: 21, pairs: [], player: 0, winner: null, actions: [] };
  const dice = { phase: "roll", pair: null, roll: null, value: null, rolls: 0 } as const;
  return { ...named, ...board, ...dice, ...parts };
}

export function lying(player: number, field: number, dice: readonly [number, number], pair = 0): PairView {
  return { player, pair, field, dice, value: Math.max(...dice) * 10 + Math.min(...dice) };
}
