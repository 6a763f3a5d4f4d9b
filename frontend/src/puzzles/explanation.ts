// What a puzzle asks, and how a choice compares with the best one.

import type { Player } from "../game/player";
import { percent } from "../words/figures";
import { say } from "../words/words.svelte";
import type { Choice, Puzzle, PuzzleKind } from "./puzzle";

/** The question: what was rolled, how the race stands, who follows. */
export function question({ game }: Puzzle, players: readonly Player[]): string {
  const me = game.player;
  const own = game.steps[me] ?? 0;
  const best = Math.max(...game.steps.filter((_, player) => player !== me));
  const standing = own > best ? "leads" : own < best ? "behind" : "level";
  const after = Array.from({ length: game.steps.length - 1 }, (_, index) => players[(me + index + 1) % game.steps.length]?.name ?? "");
  return [
    say(game.rolls > 1 ? "puzzles-asked-again" : "puzzles-asked", { value: String(game.value ?? 0) }),
    say(`puzzles-asked-${standing}`, { steps: Math.abs(own - best) }),
    ...(after.length > 1 ? [say("puzzles-asked-after", { next: after[0] ?? "", last: after[1] ?? "" })] : []),
    say("puzzles-asked-what"),
  ].join(" ");
}

/** Compares a choice with the best one: both chances, the difference and the reason. The best choice is compared with the tempting one. */
export function explanation(puzzle: Puzzle, chosen: Choice): string {
  const { best, natural } = puzzle;
  const other = chosen === best ? natural : chosen;
  const reason = say(`puzzles-why-${mistakeOf(other, best)}`, {
    field: String(best.action.field ?? 0),
    other: String(other.action.field ?? 0),
    best: percent(best.win, 1),
    natural: percent(other.win, 1),
  });
  if (chosen === best) return reason;
  return `${reason} ${say("puzzles-cost", { wins: Math.round((best.win - chosen.win) * 100) })}`;
}

/** Which kind of mistake a choice is; as in rapido/review/accounts/mistakes.py. */
export function mistakeOf(chosen: Choice, best: Choice): PuzzleKind {
  const [field, better] = [chosen.action.field, best.action.field];
  if (field === null) return "rolled_on";
  if (better === null) return "stopped";
  const hit = new Set(chosen.action.throws_out.map(String));
  if (best.action.throws_out.some((pair) => !hit.has(String(pair)))) return "spared";
  if (field > better) return "too_high";
  return field > 0 ? "too_low" : "field_zero";
}
