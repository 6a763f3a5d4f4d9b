// Formats chances, losses and differences.

import { FluentNumber } from "@fluent/bundle";
import { words } from "./words.svelte";

/** A chance to win, such as 43 %. */
export function percent(chance: number, digits = chance > 0 && chance < 0.01 ? 1 : 0): string {
  return words.number(chance, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A share as a whole percentage. */
export function wholePercent(share: number): string {
  return percent(share, 0);
}

export function decimal(value: number, digits = 1): string {
  return words.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A change of a chance, signed, in wins per hundred games: +4.2. */
export function points(change: number, digits = 1): string {
  const value = 100 * change;
  const small = Math.abs(value) < 0.5 * 10 ** -digits;
  const figures = { signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return words.number(small ? 0 : value, figures).replace("-", "−");
}

/** A mean loss or a band, unsigned, in wins per hundred games. */
export function wins(share: number, digits = 1): string {
  return decimal(100 * share, digits);
}

/** A number for a message that needs its plural form: French says "0,14 victoire". */
export function counted(value: number, options: Intl.NumberFormatOptions = {}): FluentNumber {
  return new FluentNumber(value, options);
}

/** The same as `wins`, for a message that needs the plural form. */
export function countedWins(share: number, digits = 1): FluentNumber {
  return counted(100 * share, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** How much worse a choice is than the best one; with more players the same loss weighs more. */
export type LossGrade = "best" | "good" | "little" | "clear";

const GOOD = 0.004;
const LITTLE = 0.03;
const NOTHING = 1e-6;

export function lossGrade(loss: number, players: number): LossGrade {
  const weight = (loss * players) / 2;
  if (loss <= NOTHING) return "best";
  return weight <= GOOD ? "good" : weight <= LITTLE ? "little" : "clear";
}

/** Rounds parts so that the rounded parts add up to the rounded total, each as close as possible. */
export function addingUp(parts: readonly number[], whole: number, digits = 1): number[] {
  const unit = 10 ** -(digits + 2); // of a chance
  const exact = parts.map((part) => part / unit);
  const rounded = exact.map((each) => Math.floor(each));
  const missing = Math.round(whole / unit) - rounded.reduce((sum, each) => sum + each, 0);
  const order = exact.map((each, index) => ({ index, rest: each - Math.floor(each) })).toSorted((one, other) => other.rest - one.rest);
  for (const { index } of order.slice(0, Math.max(0, missing))) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded.map((each) => each * unit);
}
