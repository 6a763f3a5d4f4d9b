// The tables of this browser and the rooms to return to, in one list.

import { tablePath } from "../../game/links/game-id";
import { sittersOf, type StoredTable } from "../../storage/games/local-tables";
import type { RecentRoom, SeatedPlayer } from "../../storage/games/recent-rooms";

export interface RecentGame {
  readonly id: string;
  readonly local: boolean;
  readonly path: string;
  readonly at: number;
  readonly sitters: readonly SeatedPlayer[];
  /** everyone's step, during a game */
  readonly steps: readonly number[] | null;
  readonly turn: boolean;
  /** whether the game went on in a room */
  readonly moved: boolean;
}

/** Newest first; tables at which nobody has sat down are left out. */
export function recentGames(rooms: readonly RecentRoom[], tables: readonly StoredTable[]): readonly RecentGame[] {
  const all = [...rooms.map(ofRoom), ...tables.map(ofTable).filter(({ sitters }) => sitters.length > 0)];
  return all.toSorted((one, other) => other.at - one.at);
}

function ofRoom({ room, at, sitters, steps, turn }: RecentRoom): RecentGame {
  return { id: room, local: false, path: `/r/${room}`, at, sitters, steps, turn, moved: false };
}

function ofTable({ id, at, seats, game, movedTo }: StoredTable): RecentGame {
  const running = game && !game.over ? game : null;
  return {
    id,
    local: true,
    path: tablePath(id),
    at,
    sitters: sittersOf(running?.seats ?? seats),
    steps: running?.steps ?? null,
    turn: running?.seats[running.player]?.kind === "person",
    moved: movedTo !== "",
  };
}
