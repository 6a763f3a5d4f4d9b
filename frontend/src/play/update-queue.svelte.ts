// A queue of game updates, shown one after the other so that the eye can follow.

import type { EventView, GameView } from "../wire.gen";

export interface GameUpdate {
  readonly events: readonly EventView[];
  readonly game: GameView;
}

/** Where it is shown: the stage of the board. */
export interface UpdateTarget {
  set(game: GameView): void;
  play(events: readonly EventView[], after: GameView): Promise<void>;
  skip(): void;
}

const MOST = 40; // more than that cannot be caught up with by looking

export class UpdateQueue {
  /** what is being shown */
  now: GameUpdate | null = $state.raw(null);
  /** what waits to be shown */
  waiting: readonly GameUpdate[] = $state.raw([]);
  /** whether all that has happened has been shown */
  readonly done: boolean = $derived(this.now === null && this.waiting.length === 0);

  #round = 0;

  /**
   * `begun` hears of each thing when its showing begins, or when it is passed over;
   * `unseen` says whether nobody is looking.
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

  /** Finish what is running at once. */
  skip(): void {
    this.scene.skip();
  }

  /** Show the newest at once, and nothing on the way there. */
  jump(): void {
    const passed = this.waiting;
    const last = passed.at(-1) ?? this.now;
    this.#round += 1;
    this.now = null;
    this.waiting = [];
    for (const news of passed) this.begun(news, false);
    if (last) this.scene.set(last.game);
  }

  /** Forget everything: another game begins, or the same one is looked at anew. */
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
