// Updates a recent room with the state of its game, or removes it if it is gone.

import { core } from "../../core/client";
import type { Core } from "../../core/core";
import { ApiError } from "../../game/api-error";
import { request } from "../../server/api";
import { type RecentRoom, type RecentRooms, recentRooms } from "../../storage/games/recent-rooms";
import type { GameRecord } from "../../wire.gen";

interface Services {
  readonly request: typeof request;
  readonly recentRooms: RecentRooms;
  readonly core: Pick<Core, "steps">;
}

/** Loads the game of a recent room; removes the room if its game is gone. */
export async function refreshRoom({ room, game }: RecentRoom, services: Services = { request, recentRooms, core }): Promise<void> {
  if (!game) return; // no game is running
  try {
    const { players, start, moves, secret } = await services.request<GameRecord>("GET", `/api/games/${game}.json`);
    const found = await services.core.steps({ players: players.length, start, moves, from: Math.max(0, moves.length - 1) });
    services.recentRooms.updateGame(room, found.steps.at(-1)?.game ?? found.start, secret !== "");
  } catch (why) {
    if (!(why instanceof ApiError)) throw why;
    if (why.code === "no_such_game") services.recentRooms.remove(room);
  }
}
