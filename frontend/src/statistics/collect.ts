// Has the games that ended here reviewed by the server, and keeps what was found.

import { reviewed } from "../server/games";
import type { ReviewView } from "../wire.gen";
import { type Finished, remembered } from "../storage/recent-rooms";
import { keptGame } from "./game-summary";
import { gameShelf } from "../storage/reviewed-games";

export type Reviewer = (game: string) => Promise<ReviewView>;

const PASSED = "rapido-history-passed";
const MOST_PASSED = 40;

/** Review the games that are remembered and not kept yet; say how many could not be reviewed now. */
export async function collect(reviewer: Reviewer = reviewed): Promise<number> {
  let failed = 0;
  for (const game of remembered.games.filter(isWanted)) {
    try {
      const kept = keptGame(game.game, game.at, await reviewer(game.game), game.sitters);
      if (kept) gameShelf.keep(kept);
      else pass(game.game);
    } catch {
      failed += 1;
    }
  }
  return failed;
}

/** Games of which nothing is wanted: deleted by hand, or given up. */
export function pass(game: string): void {
  try {
    localStorage.setItem(PASSED, JSON.stringify([game, ...passed()].slice(0, MOST_PASSED)));
  } catch {
    // It may come back then.
  }
}

function passed(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PASSED) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

function isWanted({ game, sitters, winner }: Finished): boolean {
  return winner !== null && sitters.some((sitter) => sitter.mine) && !gameShelf.has(game) && !passed().includes(game);
}
