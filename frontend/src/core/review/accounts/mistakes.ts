// Which kind of mistake a choice was, from the chosen action and the best one.

import type { Mistake, MistakeView } from "../../../wire.gen";
import type { Action, Kernel, State } from "../../kernel";
import { SAME } from "../decision";
import type { Entry } from "../entries";

/** A loss too small to matter is no mistake. */
export function classifyMistake(
  kernel: Kernel,
  state: State,
  chosen: Action | undefined,
  best: Action | undefined,
  loss: number,
): Mistake | null {
  if (loss <= SAME) return null;
  if (chosen?.do !== "place") return "rolled_on";
  if (best?.do !== "place") return "stopped";
  const hit = kernel.thrownOut(state, chosen.field);
  const spared = kernel
    .thrownOut(state, best.field)
    .some((pair) => !hit.some(({ owner, index }) => owner === pair.owner && index === pair.index));
  if (spared) return "spared";
  if (chosen.field > best.field) return "too_high";
  return chosen.field > 0 ? "too_low" : "field_zero";
}

/** Most costly first. */
export function playerMistakes(entries: readonly Entry[], seat: number): MistakeView[] {
  const tallies = new Map<Mistake, MistakeView>();
  for (const entry of entries) {
    if (entry.kind !== "decision" || entry.player !== seat || entry.mistake === null) continue;
    const { count, loss } = tallies.get(entry.mistake) ?? { count: 0, loss: 0 };
    tallies.set(entry.mistake, { kind: entry.mistake, count: count + 1, loss: loss + entry.loss });
  }
  return [...tallies.values()].sort((one, other) => other.loss - one.loss);
}
