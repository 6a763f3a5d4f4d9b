// The finished games of this device, for the statistics. They never leave it.

import { browserStorage, type KeyValueStorage, readList, writeJson } from "../json";
import { isReviewedGame, type ReviewedGame } from "./reviewed-game";

const KEY = "rapido-history";
export const MAX_GAMES = 1000;

export class ReviewedGames {
  constructor(readonly storage: KeyValueStorage | null) {}

  /** All games, newest first. */
  get games(): readonly ReviewedGame[] {
    return readList(KEY, isReviewedGame, this.storage);
  }

  has(game: string): boolean {
    return this.games.some((each) => each.game === game);
  }

  keep(game: ReviewedGame): void {
    this.#save(newest([game, ...this.games.filter((each) => each.game !== game.game)]));
  }

  /** Adds games that are not stored yet, as many as there is room for; null if nothing could be stored. */
  add(games: readonly ReviewedGame[]): { readonly added: number; readonly full: boolean } | null {
    const here = this.games;
    const fresh = games.filter((game) => !here.some((each) => each.game === game.game));
    const all = [...here, ...fresh];
    const kept = newest(all);
    if (fresh.length > 0 && !this.#save(kept)) return null;
    return { added: kept.filter((game) => fresh.includes(game)).length, full: kept.length < all.length };
  }

  remove(game: string): void {
    this.#save(this.games.filter((each) => each.game !== game));
  }

  clear(): void {
    this.storage?.removeItem(KEY);
  }

  #save(games: readonly ReviewedGame[]): boolean {
    return writeJson(KEY, games, this.storage);
  }
}

function newest(games: readonly ReviewedGame[]): readonly ReviewedGame[] {
  return games.toSorted((one, other) => other.at - one.at).slice(0, MAX_GAMES);
}

export const reviewedGames = new ReviewedGames(browserStorage());
