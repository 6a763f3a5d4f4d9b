// What the next roll may bring.

import { DIE_A, DIE_B } from "../../../game/notation";
import type { RollOddsView } from "../../../wire.gen";
import type { Analysis, State } from "../../kernel";

const ROLLS = DIE_A.flatMap((a) => DIE_B.map((b) => [a, b] as const));
const CROSS = ROLLS.filter(([a, b]) => a === 0 || b === 0).length / ROLLS.length;
const DOUBLE = ROLLS.filter(([a, b]) => a !== 0 && (a as number) === b).length / ROLLS.length;

/** chances closer than this are equal: the network computes with single precision */
const ROUNDING = 1e-6;

/** Looks at the 36 outcomes; `stopping` is the player's chance with the best placing now, null before the first roll. */
export function nextRoll(state: State, { actions, outcomes }: Analysis, stopping: number | null): RollOddsView {
  const better = outcomes.filter((win) => stopping === null || (win[state.player] ?? 0) > stopping + ROUNDING);
  return {
    cross: state.rolls === 0 ? 0 : CROSS,
    double: DOUBLE,
    better: better.length / ROLLS.length,
    win: actions.find(({ action }) => action.do === "throw")?.win ?? [],
  };
}
