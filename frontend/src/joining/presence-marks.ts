// Who is connected, a computer player, the host or on this device: an icon and a word for each.

import type { Table } from "../game/table";
import { levelName } from "../newgame/levels.svelte";
import type { RoomView, SeatView } from "../wire.gen";
import { say } from "../words/words.svelte";

export interface PresenceMark {
  readonly icon: "computer" | "offline" | "person" | "crown" | "check";
  readonly text: string;
}

/** The marks of a seat; with `everything`, also of those who are simply there. */
export function marksOf(
  seat: SeatView,
  view: Pick<RoomView, "seats" | "host">,
  table: Pick<Table, "you" | "present" | "local">,
  everything = false,
): PresenceMark[] {
  if (seat.kind === "computer") return [{ icon: "computer", text: `${say("table-computer")} · ${levelName(seat.bot)}` }];
  if (seat.kind !== "person") return [];
  const mine = seat.guest === table.you;
  const alone = view.seats.filter((each) => each.kind === "person" && each.guest === table.you).length === 1;
  const marks: PresenceMark[] = [];
  if (seat.away) marks.push({ icon: "computer", text: say("table-away") });
  else if (!table.present.includes(seat.guest)) marks.push({ icon: "offline", text: say("table-not-connected") });
  else if (everything && !mine) marks.push({ icon: "check", text: say("room-present") });
  if (mine && alone) marks.push({ icon: "person", text: say("table-you") });
  else if (mine && !table.local) marks.push({ icon: "person", text: say("room-here-too") });
  if (!table.local && seat.guest === view.host && view.seats.filter((each) => each.kind === "person").length > 1)
    marks.push({ icon: "crown", text: say("room-host") });
  return marks;
}
