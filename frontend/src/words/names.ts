// Player names: the given name, or the color.

import { playerLetter } from "../game/notation";
import type { Player } from "../game/player";
import type { RecordPlayer, RoomView, SeatView } from "../wire.gen";
import { say } from "./words.svelte";

export function colorName(color: number): string {
  return say(`table-name-${color}`);
}

/** Computer players are named by their color, too, but as somebody: two at a table never have the same name. */
export function computerName(color: number): string {
  return say(`table-computer-name-${color}`);
}

interface Named extends Pick<SeatView, "name" | "colour"> {
  readonly kind?: SeatView["kind"];
  /** whether a computer plays, or its level */
  readonly computer?: boolean | string;
}

export function nameOf({ name, colour, kind, computer }: Named): string {
  if (name) return name;
  return kind === "computer" || computer ? computerName(colour) : colorName(colour);
}

export function playerOf(seat: Pick<SeatView, "name" | "colour" | "kind" | "bot">): Player {
  return { name: nameOf(seat), color: seat.colour, computer: seat.kind === "computer" ? seat.bot : "" };
}

/** The seats of the players of a room's game, in the order of play. */
export function seatsOf(view: RoomView): SeatView[] {
  return (view.game?.order ?? []).flatMap((number) => view.seats[number] ?? []);
}

/** The players of a record, which contains "Player B" for a player without a name. */
export function playersIn(players: readonly RecordPlayer[], colors: readonly number[] | null): Player[] {
  return players.map((player, index) => {
    const color = colors?.[index] ?? index;
    const { computer } = player;
    const name = player.name === `Player ${playerLetter(index)}` ? "" : player.name;
    return { name: nameOf({ name, colour: color, computer }), color, computer };
  });
}
