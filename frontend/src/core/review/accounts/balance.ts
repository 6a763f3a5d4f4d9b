// A player's balance: what dice and choices, own and others', did to the chance to win.

import type { ReviewedView } from "../../../wire.gen";
import type { Entry } from "../entries";

/** start + these four parts = end */
export type Balance = Pick<ReviewedView, "own_dice" | "own_choices" | "others_dice" | "others_choices">;

/** Adds up every change of this seat's chance; the correction of a roll counts with the dice. */
export function playerBalance(entries: readonly Entry[], seat: number): Balance {
  const balance = { own_dice: 0, own_choices: 0, others_dice: 0, others_choices: 0 };
  for (const { kind, player, before, after } of entries) {
    const whose = player === seat ? "own" : "others";
    balance[`${whose}_${kind === "roll" ? "dice" : "choices"}`] += (after[seat] ?? 0) - (before[seat] ?? 0);
  }
  return balance;
}
