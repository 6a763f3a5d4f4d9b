// Reviews finished games and stores their summaries.

import { ApiError } from "../game/api-error";
import { loadReview } from "../server/games";
import { dismissGame, isDismissed } from "../storage/games/dismissed-games";
import { type FinishedGame, recentRooms } from "../storage/games/recent-rooms";
import { reviewedGames } from "../storage/games/reviewed-games";
import type { ReviewView } from "../wire.gen";
import { summarizeGame } from "./game-summary";

export type Reviewer = (game: string) => Promise<{ readonly review: ReviewView }>;

/** Reviews the finished games that are not stored yet; returns how many could not be reviewed now. */
export async function collect(reviewer: Reviewer = loadReview): Promise<number> {
  let failed = 0;
  const wanted = recentRooms.games.filter(isWanted);
  for (const [index, game] of wanted.entries()) {
    try {
      const summary = summarizeGame(game.game, game.at, (await reviewer(game.game)).review, game.sitters);
      if (summary) reviewedGames.keep(summary);
      else dismissGame(game.game);
    } catch (error) {
      if (error instanceof ApiError && error.refused) return failed + wanted.length - index; // the others would be refused, too
      failed += 1;
    }
  }
  return failed;
}

function isWanted({ game, sitters, winner }: FinishedGame): boolean {
  return winner !== null && sitters.some((sitter) => sitter.mine) && !reviewedGames.has(game) && !isDismissed(game);
}
