// Where games are kept: on this device and nowhere else.

import { deviceShelf } from "./json";
import type { KeptGame } from "../statistics/game-summary";
import { isWhole } from "./reviewed-game";

const KEY = "rapido-history";
export const MOST = 1000;

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class GameShelf {
  constructor(readonly shelf: Shelf | null) {}

  /** All games, the newest first. */
  get games(): readonly KeptGame[] {
    try {
      const found: unknown = JSON.parse(this.shelf?.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found.filter(isWhole) : [];
    } catch {
      return []; // not ours, or a shelf that cannot be read
    }
  }

  has(game: string): boolean {
    return this.games.some((each) => each.game === game);
  }

  keep(game: KeptGame): void {
    this.#save(newest([game, ...this.games.filter((each) => each.game !== game.game)]));
  }

  /** Put games beside those that are here, which stay as they are: all that there is room for, or null and none at all. */
  add(games: readonly KeptGame[]): { readonly added: number; readonly full: boolean } | null {
    const here = this.games;
    const fresh = games.filter((game) => !here.some((each) => each.game === game.game));
    const all = [...here, ...fresh];
    const kept = newest(all);
    if (fresh.length > 0 && !this.#save(kept)) return null;
    return { added: kept.filter((game) => fresh.includes(game)).length, full: kept.length < all.length };
  }

  forget(game: string): void {
    this.#save(this.games.filter((each) => each.game !== game));
  }

  forgetAll(): void {
    this.shelf?.removeItem(KEY);
  }

  /** Say whether it was kept; a full or closed shelf keeps what it has. */
  #save(games: readonly KeptGame[]): boolean {
    try {
      this.shelf?.setItem(KEY, JSON.stringify(games));
      return this.shelf !== null;
    } catch {
      return false;
    }
  }
}

function newest(games: readonly KeptGame[]): readonly KeptGame[] {
  return games.toSorted((one, other) => other.at - one.at).slice(0, MOST);
}

export const gameShelf = new GameShelf(deviceShelf());
