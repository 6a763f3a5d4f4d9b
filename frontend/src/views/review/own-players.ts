// Which players of a game sat at this device.

import { type FinishedGame, recentRooms } from "../../storage/games/recent-rooms";
import type { GameRecord } from "../../wire.gen";

/** The players on this device, in the order of play; empty if unknown. */
export function ownPlayers(
  game: string,
  record: Pick<GameRecord, "players">,
  name: string,
  games: readonly FinishedGame[] = recentRooms.games,
): number[] {
  const stored = games.find((each) => each.game === game);
  if (stored) return stored.sitters.flatMap((sitter, player) => (sitter.mine ? [player] : []));
  const same = record.players.flatMap((player, index) => (name !== "" && player.name === name && player.computer === "" ? [index] : []));
  return same.length === 1 ? same : [];
}

/** The player shown first: the user, otherwise the winner. */
export function firstPlayer(mine: readonly number[], result: readonly number[] | null): number {
  return mine[0] ?? Math.max(0, result?.indexOf(1) ?? 0);
}
