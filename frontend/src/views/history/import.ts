// Parses an exported file of games.

import { isReviewedGame, type ReviewedGame } from "../../storage/games/reviewed-game";

/** In bytes; a thousand games take about one million. */
export const LARGEST_FILE = 8 * 1024 * 1024;
const VERSION = 1;

export type Found = { readonly games: readonly ReviewedGame[] } | { readonly problem: "foreign" | "newer" | "broken" };

/** Parses all games of a file, without duplicates; a single invalid game makes the whole file invalid. */
export function gamesIn(text: string): Found {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { problem: /^\s*\{\s*"rapido_history"/.test(text) ? "broken" : "foreign" };
  }
  const { rapido_history: version, games } = (file ?? {}) as { rapido_history?: unknown; games?: unknown };
  if (typeof version !== "number") return { problem: "foreign" };
  if (version > VERSION) return { problem: "newer" };
  if (!Array.isArray(games) || !games.every(isReviewedGame)) return { problem: "broken" };
  return { games: [...new Map(games.map((game) => [game.game, game])).values()] };
}
