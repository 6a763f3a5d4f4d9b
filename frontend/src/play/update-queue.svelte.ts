// A queue of game updates, shown one after another so that viewers can follow.

import type { EventView, GameView } from "../wire.gen";

export interface GameUpdate {
  readonly events: readonly EventView[];
  readonly game: GameView;
  /** whether a computer player chose the move in place of the person */
  readonly stand_in?: boolean;
}

/** Where updates are shown: the stage of the board. */
export interface UpdateTarget {
  set(game: GameView): void;
  play(events: readonly EventView[], after: GameView): Promise<void>;
  skip(): void;
}

const MAX_BACKLOG = 40; // with more updates than this, skip to the newest

export class UpdateQueue {
  /** the update being shown */
  now: GameUpdate | null = $state.raw(null);
  /** the updates still to be shown */
  waiting: readonly GameUpdate[] = $state.raw([]);
  /** whether all updates have been shown */
  readonly done: boolean = $derived(this.now === null && this.waiting.length === 0);

  #generation = 0;

  /**
   * `onBegin` is called for each update when it starts to play or is skipped;
   * `isHidden` tells whether the page is hidden.
   */
  constructor(
    readonly target: UpdateTarget,
    readonly onBegin: (update: GameUpdate, seen: boolean) => void,
    readonly isHidden: () => boolean,
  ) {}

  push(update: GameUpdate): void {
    this.waiting = [...this.waiting, update];
    if (this.isHidden() || this.waiting.length > MAX_BACKLOG) this.jump();
    else if (this.now === null) void this.#run();
  }

  /** Finishes the running update at once. */
  skip(): void {
    this.target.skip();
  }

  /** Shows the newest state at once, skipping everything in between. */
  jump(): void {
    const skipped = this.waiting;
    const last = skipped.at(-1) ?? this.now;
    this.#generation += 1;
    this.now = null;
    this.waiting = [];
    for (const update of skipped) this.onBegin(update, false);
    if (last) this.target.set(last.game);
  }

  /** Clears the queue: another game begins, or the same one is shown afresh. */
  start(game: GameView): void {
    this.#generation += 1;
    this.now = null;
    this.waiting = [];
    this.target.set(game);
  }

  async #run(): Promise<void> {
    const generation = this.#generation;
    while (generation === this.#generation) {
      const [next, ...rest] = this.waiting;
      if (!next) break;
      this.now = next;
      this.waiting = rest;
      this.onBegin(next, true);
      await this.target.play(next.events, next.game);
    }
    if (generation === this.#generation) this.now = null;
  }
}
