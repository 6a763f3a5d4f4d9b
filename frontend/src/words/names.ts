// Player names: the given name, or the color.

import { playerLetter } from "../game/notation";
import type { Player } from "../game/player";
import type { RecordPlayer, RoomView, SeatView } from "../wire.gen";
import { say } from "./words.svelte";

export function colorName(color: number): string {
  return say(`table-name-${color}`);
}

export function nameOf(seat: Pick<SeatView, "name" | "colour">): string {
  return seat.name || colorName(seat.colour);
}

/** The seats of the players of a room's game, in the order of play. */
export function seatsOf(view: RoomView): SeatView[] {
  return (view.game?.order ?? []).flatMap((number) => view.seats[number] ?? []);
}

/** The players of a record, which contains "Player B" for a player without a name. */
export function playersIn(players: readonly RecordPlayer[], colors: readonly number[] | null): Player[] {
  return players.map((player, index) => {
    const color = colors?.[index] ?? index;
    const named = player.name !== `Player ${playerLetter(index)}`;
    return { name: named ? player.name : colorName(color), color };
  });
}
