// A player's balance: what dice and choices, own and others', did to the chance to win.

import type { ReviewedView } from "../../../wire.gen";
import type { Entry } from "../entries";

/** start + these five parts = end */
export type Balance = Pick<ReviewedView, "own_dice" | "own_choices" | "stand_in_choices" | "others_dice" | "others_choices">;

/** Adds up every change of this seat's chance; the correction of a roll counts with the dice. */
export function playerBalance(entries: readonly Entry[], seat: number): Balance {
  const balance = { own_dice: 0, own_choices: 0, stand_in_choices: 0, others_dice: 0, others_choices: 0 };
  for (const entry of entries) balance[partOf(entry, entry.player === seat)] += (entry.after[seat] ?? 0) - (entry.before[seat] ?? 0);
  return balance;
}

function partOf(entry: Entry, own: boolean): keyof Balance {
  if (entry.kind === "roll") return own ? "own_dice" : "others_dice";
  if (!own) return "others_choices";
  return entry.stand_in ? "stand_in_choices" : "own_choices";
}
