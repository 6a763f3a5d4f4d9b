// Shows updates on the board of a table; those of computer players faster and faster.

import { computerTempo } from "../../../game/pace/tempo";
import type { GameUpdate, UpdateTarget } from "../../../play/update-queue.svelte";
import type { RoomGame } from "../room-game.svelte";

export function boardTarget(play: RoomGame): UpdateTarget {
  const { stage } = play;
  return {
    set: (game) => stage.set(game),
    skip: () => stage.skip(),
    play: (update, onShown) => stage.play(update.events, update.game, { tempo: tempoOf(play, update), onShown }),
  };
}

/** Computer players need no time to think, and others less to follow them. */
function tempoOf(play: RoomGame, { events, game }: GameUpdate): number {
  const [first] = events;
  const seat = first ? play.seat(first.player) : null;
  if (seat?.kind !== "computer" && !seat?.away) return 1;
  return computerTempo(play.view?.settings.pace ?? "normal", game.turn, game.order.length);
}
