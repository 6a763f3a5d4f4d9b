// Sentences on who left, came back, or became host.

import type { RoomView } from "../../wire.gen";
import { nameOf } from "../../words/names";
import { say } from "../../words/words.svelte";

/** Describes who left or came back, and whether this browser became the host. */
export function presenceChanges(before: RoomView, after: RoomView, you: string): string[] {
  const moved = after.seats.flatMap((seat, number) => {
    const was = before.seats[number];
    if (!was || seat.kind !== "person" || was.away === seat.away || seat.guest === you) return [];
    return [say(seat.away ? "table-stands-in" : "table-is-back", { name: nameOf(seat) })];
  });
  return before.host !== after.host && after.host === you ? [...moved, say("table-you-host")] : moved;
}
