// Chances as people read them.

import { words } from "../words/words.svelte";

/** A share as per cent: whole ones for a glance, with one decimal for the details. */
export function percent(share: number, digits = 0): string {
  return words.number(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Steps expected, with one decimal. */
export function steps(count: number): string {
  return words.number(count, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A loss as games: of a hundred games, so many fewer are won; at least one, or nobody would speak of it. */
export function games(loss: number): number {
  return Math.max(1, Math.round(loss * 100));
}

/** Names in a row, as the language puts them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}
