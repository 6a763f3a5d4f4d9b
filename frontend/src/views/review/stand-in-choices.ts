// The choices that a computer player made in place of a person.

import type { DecisionView, ReviewView } from "../../wire.gen";

export function standInChoices({ entries }: ReviewView, player: number): readonly DecisionView[] {
  return entries.flatMap((entry) => (entry.kind === "decision" && entry.player === player && entry.stand_in ? [entry] : []));
}
