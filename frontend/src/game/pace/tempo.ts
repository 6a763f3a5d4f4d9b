// How quickly computer players act and move: they get quicker once everybody has seen how the game goes.

import type { Pace } from "../../wire.gen";

/** The tempo from a round on, at the normal pace. */
const TEMPOS: readonly (readonly [round: number, tempo: number])[] = [
  [6, 0.45],
  [3, 0.58],
  [1, 0.72],
];

/** A factor for the durations of a computer player's turn; whoever chose a pace gets it unchanged. */
export function computerTempo(pace: Pace, turn: number, players: number): number {
  if (pace === "calm") return 1;
  if (pace === "quick") return 0.45;
  const round = Math.ceil(turn / Math.max(1, players));
  return TEMPOS.find(([first]) => round >= first)?.[1] ?? 1;
}
