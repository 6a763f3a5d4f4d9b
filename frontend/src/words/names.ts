// Player names: the given name, or the color.

import { playerLetter } from "../game/notation";
import type { Player } from "../game/player";
import type { RecordPlayer, RoomView, SeatView } from "../wire.gen";
import { say } from "./words.svelte";

export function nameOf(seat: Pick<SeatView, "name" | "colour">): string {
  return seat.name || say(`table-name-${seat.colour}`);
}

/** The seats of the players of a room's game, in the order of play. */
export function seatsOf(view: RoomView): SeatView[] {
  return (view.game?.order ?? []).flatMap((number) => view.seats[number] ?? []);
}

/** The players of a record, which contains "Player B" for a player without a name. */
export function playersIn(players: readonly RecordPlayer[], colors: readonly number[] | null): Player[] {
  return players.map((player, index) => {
    const colour = colors?.[index] ?? index;
    const named = player.name !== `Player ${playerLetter(index)}`;
    return named ? { name: player.name, colour } : stranger(colour);
  });
}

function stranger(colour: number): Player {
  return { name: say(`table-name-${colour}`), colour };
}
