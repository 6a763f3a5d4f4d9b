// The position of a review in the location hash: #turn=12, #turn=12.3 for its third roll, #end.

import type { ReviewPosition } from "./positions";

export function hashOf(at: number, stops: readonly ReviewPosition[]): string {
  const stop = stops[at];
  if (!stop) return "#end";
  return stop.roll.roll > 1 ? `#turn=${stop.roll.turn}.${stop.roll.roll}` : `#turn=${stop.roll.turn}`;
}

/** The position in a hash; null if it names none. Anything after the last turn is the end. */
export function positionAt(hash: string, stops: readonly ReviewPosition[]): number | null {
  if (hash === "#end") return stops.length;
  const match = /^#turn=(\d{1,6})(?:\.(\d{1,4}))?$/.exec(hash);
  if (!match) return null;
  const [turn, roll] = [Number(match[1]), Number(match[2] ?? 1)];
  const found = stops.findIndex((stop) => stop.roll.turn > turn || (stop.roll.turn === turn && stop.roll.roll >= roll));
  return found < 0 ? stops.length : found;
}
