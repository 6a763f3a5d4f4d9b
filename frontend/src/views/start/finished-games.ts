// The finished games of this device: those of the last rooms, and all that are stored in this browser.

import { sittersOf, type StoredGame } from "../../storage/games/local-tables";
import type { FinishedGame } from "../../storage/games/recent-rooms";

/** Newest first. */
export function finishedGames(listed: readonly FinishedGame[], stored: readonly StoredGame[]): readonly FinishedGame[] {
  const others = stored.filter(({ id }) => !listed.some(({ game }) => game === id));
  const here = others.map(({ id, moved, seats, winner }): FinishedGame => ({ game: id, at: moved, sitters: sittersOf(seats), winner }));
  return [...listed, ...here].toSorted((one, other) => other.at - one.at);
}
