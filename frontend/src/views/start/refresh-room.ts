// A look at the tables that are remembered, without sitting down: how their games stand, and which are gone.

import { ask, Refusal } from "../../server/api";
import type { GameRecord, StepsView } from "../../wire.gen";
import { type Remembered, remembered, type Visited } from "../../storage/recent-rooms";

/** Look at the game of a table; a table whose game is gone is forgotten. */
export async function lookAt(
  { room, game }: Visited,
  ways: { readonly ask: typeof ask; readonly remembered: Remembered } = { ask, remembered },
): Promise<void> {
  if (!game) return; // nothing goes on there
  try {
    const { players, start, moves, secret } = await ways.ask<GameRecord>("GET", `/api/games/${game}.json`);
    const wish = { players: players.length, start, moves, from: Math.max(0, moves.length - 1) };
    const found = await ways.ask<StepsView>("POST", "/api/steps", wish);
    ways.remembered.stands(room, found.steps.at(-1)?.game ?? found.start, secret !== "");
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
    if (why.code === "no_such_room") ways.remembered.forget(room);
  }
}
