// The turn limit of a room in words.

import { say, words } from "./words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

export function limitName(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ["second", 1];
  return seconds === 0 ? say("room-limit-none") : words.number(seconds / length, { style: "unit", unit, unitDisplay: "long" });
}
