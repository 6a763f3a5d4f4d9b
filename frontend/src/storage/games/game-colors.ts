// The colors of games that were played or watched on this device: records do not contain them.

import { readList, writeJson } from "../json";

const KEY = "rapido-colours";
const MAX_GAMES = 40;

type Entry = readonly [game: string, colors: readonly number[]];

/** The colors of a game's players, in the order of play; null if unknown on this device. */
export function colorsOf(game: string): readonly number[] | null {
  return readList(KEY, isEntry).find(([id]) => id === game)?.[1] ?? null;
}

export function writeColors(game: string, colors: readonly number[]): void {
  const others = readList(KEY, isEntry).filter(([id]) => id !== game);
  writeJson(KEY, [[game, colors], ...others].slice(0, MAX_GAMES));
}

function isEntry(item: unknown): item is Entry {
  return Array.isArray(item) && Array.isArray(item[1]);
}
