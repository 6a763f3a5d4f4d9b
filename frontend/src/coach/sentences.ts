// The sentences of the coach.

import type { Note } from "../board/field-note";
import type { Player } from "../game/player";
import type { AdviceView, FieldOddsView, OptionView } from "../wire.gen";
import { decimal, percent, wholePercent } from "../words/figures";
import { say, words } from "../words/words.svelte";

/** The label of a choice, as on its button. */
export function choice(option: Pick<OptionView, "do" | "field">): string {
  return option.do === "place" ? say("coach-place", { field: String(option.field ?? 0) }) : say("coach-roll");
}

/** The best choice and its value. */
export function bestOf(advice: AdviceView): string {
  const best = advice.options[advice.best];
  if (!best) return "";
  const win = wholePercent(advice.win[advice.player] ?? 0);
  return best.do === "place" ? say("coach-best-place", { field: String(best.field ?? 0), win }) : say("coach-best-roll", { win });
}

/** How accurate the advice is. */
export function accuracy(advice: Pick<AdviceView, "source" | "stderr">): string {
  if (advice.source === "exact") return say("coach-exact");
  return say("coach-estimated", { error: percent(Math.max(advice.stderr, 0.001), 1) });
}

/** A friendly remark on a choice that was clearly not the best; empty otherwise. */
export function remarkOn(advice: AdviceView, chosen: OptionView): string {
  const best = advice.options[advice.best];
  if (!chosen.mistake || !best) return "";
  return say(`coach-remark-${chosen.mistake}`, { field: String(best.field ?? 0), games: Math.max(1, Math.round(100 * chosen.loss)) });
}

/** The note on a free field. */
export function noteOf(odds: FieldOddsView, best: boolean, players: readonly Player[]): Note {
  const threats = odds.threats.map((threat) => threat.player);
  const names = threats.map((player) => players[player]?.name ?? "");
  const values = { stays: wholePercent(odds.stays), steps: decimal(odds.steps) };
  return {
    figure: wholePercent(odds.stays),
    under: `+${decimal(odds.steps)}`,
    players: threats,
    best,
    words: [
      say("coach-field", values),
      names.length > 0 ? say("coach-field-threats", { players: words.list(names) }) : say("coach-field-safe"),
      best ? say("coach-field-best") : "",
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** The notes on all free fields, by field. */
export function notesOf(advice: AdviceView | null, players: readonly Player[]): ReadonlyMap<number, Note> {
  const best = advice?.stop === null || advice?.stop === undefined ? null : (advice.options[advice.stop]?.field ?? null);
  return new Map((advice?.fields ?? []).map((odds) => [odds.field, noteOf(odds, odds.field === best, players)]));
}
