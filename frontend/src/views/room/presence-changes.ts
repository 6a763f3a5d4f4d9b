// Sentences on what has changed among the people of a room: who left, came back, is the host, or begins.

import type { RoomView } from "../../wire.gen";
import { nameOf } from "../../words/names";
import { limitName } from "../../words/turn-limit";
import { say } from "../../words/words.svelte";
import { namesOf } from "./absence/absent-players";
import { agreedGuests } from "./absence/newer-members";
import { starterSentence } from "./absence/rematch";

export function presenceChanges(before: RoomView, after: RoomView, you: string): string[] {
  return [
    ...(after.playing ? seatChanges(before, after, you) : []),
    hostChange(before, after, you),
    after.playing && before.settings.turn_limit !== after.settings.turn_limit
      ? say("absence-limit-now", { limit: limitName(after.settings.turn_limit) })
      : "",
    // A proposal that ended, but not with the game that was proposed.
    !after.playing && agreedGuests(before).length > 0 && agreedGuests(after).length === 0 ? say("absence-rematch-ended") : "",
    after.playing && before.game && before.game.id !== after.game?.id
      ? starterSentence(after, after.game?.order[0] ?? null, you, false)
      : "",
  ].filter((sentence) => sentence !== "");
}

function seatChanges(before: RoomView, after: RoomView, you: string): string[] {
  const moved = after.seats.filter((seat, number) => {
    const was = before.seats[number];
    return was !== undefined && seat.kind === "person" && was.away !== seat.away;
  });
  const others = moved.filter(({ guest }) => guest !== you);
  return [
    ...others.map((seat) => say(seat.away ? "table-stands-in" : "table-is-back", { name: nameOf(seat) })),
    moved.some(({ guest, away }) => guest === you && !away) ? say("absence-you-back") : "",
  ];
}

function hostChange(before: RoomView, after: RoomView, you: string): string {
  if (before.host === after.host) return "";
  const [name] = namesOf(after, [after.host]);
  if (after.host === you) return say("table-you-host");
  return name === undefined ? "" : say("absence-host-now", { name });
}
