// Which moves of a running game a computer player makes in place of a person.

import type { Missed, RoomView } from "../../wire.gen";

/** Whether the next move of a room is a stand-in's. */
export function isStandInMove(before: RoomView | null): boolean {
  const seat = before?.game ? before.seats[before.game.order[before.game.player] ?? -1] : undefined;
  return seat?.kind === "person" && seat.away;
}

/** Whether a stand-in may have made some of the missed moves; only the record says which. */
export function mayHaveStandIns(before: RoomView, missed: readonly Missed[]): boolean {
  return before.seats.some(({ away }) => away) || missed.some(({ fact }) => fact === "stoodin" || fact === "returned");
}
