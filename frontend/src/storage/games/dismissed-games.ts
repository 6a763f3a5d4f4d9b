// Finished games excluded from the statistics: deleted by hand, or abandoned.

import { readList, writeJson } from "../json";

const KEY = "rapido-history-passed";
const MAX_GAMES = 40;

export function dismissGame(game: string): void {
  writeJson(KEY, [game, ...readDismissed()].slice(0, MAX_GAMES));
}

export function isDismissed(game: string): boolean {
  return readDismissed().includes(game);
}

function readDismissed(): readonly string[] {
  return readList(KEY, (item) => typeof item === "string");
}
