// What the id of a game says: where the game is stored, and the paths of its views.

/** No id of the server begins like these. */
export const IMPORTED_PREFIX = "~";
const LOCAL_PREFIX = ".";
/** The ids of games and tables in this browser. */
export const STORED_HERE = /^[~.][\w-]{1,40}$/;
const RANDOM_BYTES = 12;

/** Whether a game id belongs to an imported record. */
export function isImported(game: string): boolean {
  return game.startsWith(IMPORTED_PREFIX);
}

/** Whether a game was played at a table in this browser. */
export function isLocal(game: string): boolean {
  return game.startsWith(LOCAL_PREFIX);
}

export function isStoredHere(game: string): boolean {
  return STORED_HERE.test(game);
}

/** An id for a table or game in this browser. */
export function newLocalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return LOCAL_PREFIX + Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

// The views of a game in this browser have no parameters in their path, so that any static host serves them.

export function replayPath(game: string): string {
  return isStoredHere(game) ? `/replay?game=${game}` : `/g/${game}`;
}

export function reviewPath(game: string): string {
  return isStoredHere(game) ? `/review?game=${game}` : `/g/${game}/review`;
}

export function tablePath(table: string): string {
  return `/table?game=${table}`;
}
