// The room at which this browser sits while it shows another page, and what is going on there.

import type { RecentRoom } from "../storage/games/recent-rooms";
import type { RoomView } from "../wire.gen";

/** milliseconds: who has not been there for longer is not called any more */
const RECENT = 12 * 3_600_000;

/** `proposed`: somebody wants another game; `began`: a game begins; `rematch`: another one; `turn`: it is the turn of somebody here; `running`: nothing of all that. */
export type Call = "proposed" | "began" | "rematch" | "turn" | "running";

/** The room to listen to; null for most people, who sit in none. */
export function roomToWatch(rooms: readonly RecentRoom[], now = Date.now()): RecentRoom | null {
  const newest = rooms[0];
  return newest && !newest.left && now - newest.at < RECENT ? newest : null;
}

/** Whether a page is one of tables, which need no call. */
export function isTable(path: string): boolean {
  return path.startsWith("/r/") || path === "/table";
}

/** Why to call the user to the table; null if there is no reason, or the table is open in another tab. */
export function callOf(view: RoomView, you: string, present: readonly string[], seenGame: string): Call | null {
  const { game, playing, seats } = view;
  if (!game || present.includes(you)) return null;
  const mine = (number: number | undefined): boolean => {
    const seat = seats[number ?? -1];
    return seat?.kind === "person" && seat.guest === you && !seat.away;
  };
  if (!game.order.some(mine)) return null;
  if (!playing) return view.rematch.length > 0 && !view.rematch.includes(you) ? "proposed" : null;
  if (game.id !== seenGame) return view.games.length > 0 ? "rematch" : "began";
  return mine(game.order[game.player]) ? "turn" : "running";
}
