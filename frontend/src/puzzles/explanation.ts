// Explains why the tempting move of a puzzle is wrong.

import { percent } from "../words/figures";
import { say } from "../words/words.svelte";
import type { Puzzle } from "./puzzle";

export function explanation({ kind, best, natural }: Puzzle): string {
  return say(`puzzles-why-${kind}`, {
    field: String(best.action.field ?? 0),
    other: String(natural.action.field ?? 0),
    best: percent(best.win, 1),
    natural: percent(natural.win, 1),
  });
}
