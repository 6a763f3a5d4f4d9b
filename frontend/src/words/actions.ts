// Labels for the actions of a turn.

import type { Player } from "../game/player";
import type { AlternativeView } from "../wire.gen";
import { say, words } from "./words.svelte";

/** An action as a button label: "place on field 3 and throw out Ben". */
export function labelOf(action: Pick<AlternativeView, "do" | "field" | "throws_out">, players: readonly Player[]): string {
  const field = String(action.field ?? 0);
  if (action.do === "throw") return say("review-do-throw");
  if (action.throws_out.length === 0) return say("review-do-place", { field });
  const names = [...new Set(action.throws_out)].map((player) => players[player]?.name ?? "");
  const victims = words.list(names);
  return say("review-do-place-out", { field, victims });
}
