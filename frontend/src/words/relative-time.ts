// Formats how long ago something happened.

import { words } from "./words.svelte";

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(at: number, now = Date.now()): string {
  const past = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(words.language, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}
