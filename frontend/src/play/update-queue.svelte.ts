// A queue of game updates, shown one after another so that viewers can follow.

import type { EventView, GameView } from "../wire.gen";

export interface GameUpdate {
  readonly events: readonly EventView[];
  readonly game: GameView;
}

/** Where updates are shown: the stage of the board. */
export interface UpdateTarget {
  set(game: GameView): void;
  play(events: readonly EventView[], after: GameView): Promise<void>;
  skip(): void;
}

const MOST = 40; // with more updates than this, skip to the newest

export class UpdateQueue {
  /** the update being shown */
  now: GameUpdate | null = $state.raw(null);
  /** the updates still to be shown */
  waiting: readonly GameUpdate[] = $state.raw([]);
  /** whether all updates have been shown */
  readonly done: boolean = $derived(this.now === null && this.waiting.length === 0);

  #round = 0;

  /**
   * `begun` is called for each update when it starts to play or is skipped;
   * `unseen` tells whether the page is hidden.
   */
  constructor(
    readonly scene: UpdateTarget,
    readonly begun: (news: GameUpdate, seen: boolean) => void,
    readonly unseen: () => boolean,
  ) {}

  push(news: GameUpdate): void {
    this.waiting = [...this.waiting, news];
    if (this.unseen() || this.waiting.length > MOST) this.jump();
    else if (this.now === null) void this.#run();
  }

  /** Finishes the running update at once. */
  skip(): void {
    this.scene.skip();
  }

  /** Shows the newest state at once, skipping everything in between. */
  jump(): void {
    const passed = this.waiting;
    const last = passed.at(-1) ?? this.now;
    this.#round += 1;
    this.now = null;
    this.waiting = [];
    for (const news of passed) this.begun(news, false);
    if (last) this.scene.set(last.game);
  }

  /** Clears the queue: another game begins, or the same one is shown afresh. */
  start(game: GameView): void {
    this.#round += 1;
    this.now = null;
    this.waiting = [];
    this.scene.set(game);
  }

  async #run(): Promise<void> {
    const round = this.#round;
    while (round === this.#round) {
      const [next, ...rest] = this.waiting;
      if (!next) break;
      this.now = next;
      this.waiting = rest;
      this.begun(next, true);
      await this.scene.play(next.events, next.game);
    }
    if (round === this.#round) this.now = null;
  }
}
