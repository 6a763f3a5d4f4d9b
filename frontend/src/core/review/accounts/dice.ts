// How often each face came up, compared with fair dice.

import { DIE_A, DIE_B } from "../../../game/notation";
import type { BarView } from "../../../wire.gen";
import type { Entry } from "../entries";

const SIDES = 6;
/** the chance of one bar to leave its band, so that in 95 of 100 cases none of the twelve does */
const OUTSIDE = 0.05 / (DIE_A.length + DIE_B.length);

export function playerDice(entries: readonly Entry[], seat: number): BarView[] {
  const rolls = entries.flatMap((entry) => (entry.kind === "roll" && entry.player === seat ? [entry.dice] : []));
  const [low, high] = band(rolls.length);
  const count = (die: 0 | 1, face: number) => rolls.filter((dice) => dice[die] === face).length;
  return [
    ...DIE_A.map((face): BarView => ({ die: "a", face, count: count(0, face), low, high })),
    ...DIE_B.map((face): BarView => ({ die: "b", face, count: count(1, face), low, high })),
  ];
}

/** The lowest and highest count expected of a face of a fair die in that many rolls. */
export function band(rolls: number): readonly [low: number, high: number] {
  let chance = (1 - 1 / SIDES) ** rolls; // binomial, of one side in six
  let below = 0;
  let low = 0;
  for (let count = 0; count <= rolls; count++) {
    below += chance;
    if (below <= OUTSIDE / 2) low = count + 1;
    if (below >= 1 - OUTSIDE / 2) return [low, count];
    chance *= (rolls - count) / (count + 1) / (SIDES - 1);
  }
  return [low, rolls];
}
