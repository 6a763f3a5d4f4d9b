// Updates a recent room with the state of its game, or removes it if it is gone.

import { ApiError } from "../../game/api-error";
import { request } from "../../server/api";
import { type RecentRoom, type RecentRooms, recentRooms } from "../../storage/games/recent-rooms";
import type { GameRecord, StepsView } from "../../wire.gen";

/** Loads the game of a recent room; removes the room if its game is gone. */
export async function refreshRoom(
  { room, game }: RecentRoom,
  services: { readonly request: typeof request; readonly recentRooms: RecentRooms } = { request, recentRooms },
): Promise<void> {
  if (!game) return; // no game is running
  try {
    const { players, start, moves, secret } = await services.request<GameRecord>("GET", `/api/games/${game}.json`);
    const wish = { players: players.length, start, moves, from: Math.max(0, moves.length - 1) };
    const found = await services.request<StepsView>("POST", "/api/steps", wish);
    services.recentRooms.updateGame(room, found.steps.at(-1)?.game ?? found.start, secret !== "");
  } catch (why) {
    if (!(why instanceof ApiError)) throw why;
    if (why.code === "no_such_game") services.recentRooms.remove(room);
  }
}
