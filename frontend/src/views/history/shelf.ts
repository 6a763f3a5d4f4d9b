// Where games are kept: on this device and nowhere else.

import type { KeptGame } from "./game";

const KEY = "rapido-history";
const MOST = 1000;

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class GameShelf {
  constructor(readonly shelf: Shelf | null) {}

  /** All games, the newest first. */
  get games(): readonly KeptGame[] {
    try {
      const found: unknown = JSON.parse(this.shelf?.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found.filter(isKept) : [];
    } catch {
      return []; // not ours, or a shelf that cannot be read
    }
  }

  has(game: string): boolean {
    return this.games.some((each) => each.game === game);
  }

  keep(game: KeptGame): void {
    this.#save([game, ...this.games.filter((each) => each.game !== game.game)].toSorted((one, other) => other.at - one.at).slice(0, MOST));
  }

  forget(game: string): void {
    this.#save(this.games.filter((each) => each.game !== game));
  }

  forgetAll(): void {
    this.shelf?.removeItem(KEY);
  }

  #save(games: readonly KeptGame[]): void {
    try {
      this.shelf?.setItem(KEY, JSON.stringify(games));
    } catch {
      // A full or closed shelf keeps what it has.
    }
  }
}

function isKept(found: unknown): found is KeptGame {
  const { game, at, players } = (found ?? {}) as Partial<KeptGame>;
  return typeof game === "string" && typeof at === "number" && Array.isArray(players) && players.every((player) => Array.isArray(player.dice));
}

function shelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const gameShelf = new GameShelf(shelf());
