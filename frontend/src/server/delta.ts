// Applies what has changed to the last view of a room, as docs/web-protocol.md describes it.

import type { Delta, GameView, RoomView } from "../wire.gen";

/** The room after a delta; null if the delta does not fit this view, so that something was missed. */
export function applyDelta(view: RoomView, delta: Delta): RoomView | null {
  if (delta.version !== view.version + 1 || (delta.game && !view.game)) return null;
  return {
    ...view,
    ...delta.room,
    version: delta.version,
    game: gameAfter(view.game, delta),
    games: delta.ended_games ? [...view.games, ...delta.ended_games] : view.games,
  };
}

/** Without a change the same object, as an effect may depend on the game alone. */
function gameAfter(game: GameView | null, delta: Delta): GameView | null {
  if (delta.new_game) return delta.new_game;
  return game && delta.game ? { ...game, ...delta.game } : game;
}
