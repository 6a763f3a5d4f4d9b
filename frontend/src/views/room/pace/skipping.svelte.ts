// Skipping what others do, until a move is due here: the recap tells what happened.

import type { RoomGame } from "../room-game.svelte";

export class Skipping {
  /** nothing more is animated until a move is due */
  on = $state(false);

  constructor(readonly play: RoomGame) {}

  /** An effect: ends when a move is due, or the game is over. */
  readonly stopWhenDue = (): void => {
    if (this.on && this.play.mode !== "wait") this.on = false;
  };

  /**
   * Whether there is something to skip: computers play, or others have played on. It must not depend on a roll that
   * has not landed, so it is the board that counts, not what has already come in.
   */
  readonly possible: boolean = $derived.by(() => {
    const { stage, mode, mine, updates } = this.play;
    const shown = stage.game;
    if (this.on || mode !== "wait" || shown?.winner !== null || mine.length === 0 || mine.includes(shown.player)) return false;
    const seat = this.play.seat(shown.player);
    return seat?.kind === "computer" || (seat?.away ?? false) || (!stage.tumbling && updates.waiting.length > 0);
  });

  start(): void {
    this.on = true;
    this.play.table.local?.hurry();
    this.play.updates.jump();
  }
}
