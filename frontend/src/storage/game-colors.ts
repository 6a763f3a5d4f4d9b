// The colours of games that were played or watched on this device: records know none.

const KEY = "rapido-colours";
const MOST = 40; // games

type Kept = readonly (readonly [game: string, colours: readonly number[]])[];

function load(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? ((found as (Kept[number] | null)[]).filter((each) => Array.isArray(each?.[1])) as unknown as Kept) : [];
  } catch {
    return [];
  }
}

/** The colours of the players of a game, in the order of play; null if they are not known here. */
export function coloursOf(game: string): readonly number[] | null {
  return load().find(([id]) => id === game)?.[1] ?? null;
}

export function keepColours(game: string, colours: readonly number[]): void {
  const others = load().filter(([id]) => id !== game);
  try {
    localStorage.setItem(KEY, JSON.stringify([[game, colours], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows replays in the usual colours.
  }
}
