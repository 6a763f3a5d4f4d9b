// How much of a game has been seen on this device, so that one can be told what came after.

const KEY = "rapido-seen";
const MOST = 12; // rooms

interface Seen {
  readonly room: string;
  readonly game: string;
  readonly moves: number;
}

function load(): Seen[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(found: unknown): found is Seen {
  return typeof (found as Seen | null)?.moves === "number";
}

/** How many moves of this game were seen; null if it was not looked at before. */
export function seenMoves(room: string, game: string): number | null {
  return load().find((each) => each.room === room && each.game === game)?.moves ?? null;
}

export function keepSeen(room: string, game: string, moves: number): void {
  const others = load().filter((each) => each.room !== room);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ room, game, moves }, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing tells nothing about what was missed.
  }
}
