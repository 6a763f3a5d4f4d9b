// A stored game for tests.

import type { PlayerSummary, ReviewedGame } from "./reviewed-game";

export const PLAYER: PlayerSummary = {
  name: "Ana",
  colour: 2,
  computer: false,
  mine: true,
  start: 0.5,
  won: true,
  luck: 0.1,
  variance: 0.01,
  rolls: 20,
  loss: 0.02,
  decisions: 9,
  mistakes: { spared: [1, 0.02] as const },
  dice: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6],
  threwOut: [0, 1],
};
export const reviewedGame = (name: string, at: number): ReviewedGame => ({
  game: name,
  at,
  turns: 9,
  finish: 21,
  exact: true,
  players: [PLAYER, PLAYER],
  highlight: null,
});
