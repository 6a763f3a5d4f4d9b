// How many moves of a room's game were seen on this device, so that the rest can be recapped.

import { readList, writeJson } from "../json";

const KEY = "rapido-seen";
const MAX_ROOMS = 12;

interface SeenMoves {
  readonly room: string;
  readonly game: string;
  readonly moves: number;
}

/** How many moves of this game were seen; null if it was never opened. */
export function readSeenMoves(room: string, game: string): number | null {
  return readList(KEY, isSeenMoves).find((each) => each.room === room && each.game === game)?.moves ?? null;
}

export function writeSeenMoves(room: string, game: string, moves: number): void {
  const others = readList(KEY, isSeenMoves).filter((each) => each.room !== room);
  writeJson(KEY, [{ room, game, moves }, ...others].slice(0, MAX_ROOMS));
}

function isSeenMoves(item: unknown): item is SeenMoves {
  return typeof (item as SeenMoves | null)?.moves === "number";
}
