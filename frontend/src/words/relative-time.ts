// Formats how long ago something happened, and when a game was played.

import { startOf } from "../game/record/record-text";
import type { GameRecord } from "../wire.gen";
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

/** When a recorded game began, in local time; empty if the record does not say. */
export function playedAt({ tags }: Pick<GameRecord, "tags">): string {
  const start = startOf(tags);
  if (!start) return "";
  const time = start.exact ? ({ timeStyle: "short" } as const) : ({ timeZone: "UTC" } as const);
  return new Intl.DateTimeFormat(words.language, { dateStyle: "long", ...time }).format(start.at);
}
