// The alternatives of a decision, as rows of the list of options.

import type { Player } from "../game/player";
import type { DecisionView } from "../wire.gen";
import { labelOf } from "../words/actions";

export interface OptionRow {
  readonly label: string;
  /** the chance of the player who decides */
  readonly win: number;
  readonly loss: number;
  readonly chosen?: boolean;
}

/** All alternatives of a decision, as rows. */
export function optionsOf(decision: DecisionView, players: readonly Player[]): OptionRow[] {
  return decision.alternatives.map((each, index) => ({
    label: labelOf(each, players),
    win: each.win[decision.player] ?? 0,
    loss: Math.max(0, each.loss),
    chosen: index === decision.chosen,
  }));
}
