// A queue of game updates, shown one after another so that viewers can follow.

import type { EventView, GameView } from "../wire.gen";

export interface GameUpdate {
  readonly events: readonly EventView[];
  readonly game: GameView;
  /** whether the game goes on after it */
  readonly playing: boolean;
  /** whether a computer player chose the move in place of the person */
  readonly stand_in?: boolean;
}

/** Where updates are shown: the stage of the board. */
export interface UpdateTarget {
  set(game: GameView): void;
  /** Calls `onShown` with the number of events that can be seen so far. */
  play(update: GameUpdate, onShown: (count: number) => void): Promise<void>;
  skip(): void;
}

/** Some events of an update that can be seen now; `seen`: whether they were played. */
export interface ShownEvents {
  readonly update: GameUpdate;
  readonly from: number;
  readonly to: number;
  readonly seen: boolean;
}

const MAX_BACKLOG = 40; // with more updates than this, skip to the newest

export class UpdateQueue {
  /** the update being shown */
  now: GameUpdate | null = $state.raw(null);
  /** the updates still to be shown */
  waiting: readonly GameUpdate[] = $state.raw([]);
  /** whether all updates have been shown */
  readonly done: boolean = $derived(this.now === null && this.waiting.length === 0);
  /** the newest update whose result may be known: one with a roll counts when it has been shown */
  known: GameUpdate | null = $state.raw(null);

  #generation = 0;
  /** how many events of `now` can be seen */
  #shown = 0;

  /** `onShown` is called for each part of an update that is shown or skipped; `isHidden` tells whether the page is hidden. */
  constructor(
    readonly target: UpdateTarget,
    readonly onShown: (shown: ShownEvents) => void,
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

  /** Shows the newest state at once, skipping everything in between; `seen`: the user knows what is skipped. */
  jump(seen = false): void {
    const skipped = this.waiting;
    const now = this.now;
    const last = skipped.at(-1) ?? now;
    this.#generation += 1;
    this.now = null;
    this.waiting = [];
    if (now) this.#show(now, now.events.length, seen);
    for (const update of skipped) {
      this.#shown = 0;
      this.#show(update, update.events.length, seen);
    }
    if (!last) return;
    this.known = last;
    this.target.set(last.game);
  }

  /** Clears the queue: another game begins, or the same one is shown afresh. */
  start(game: GameView, playing: boolean): void {
    this.#generation += 1;
    this.now = null;
    this.waiting = [];
    this.known = { events: [], game, playing };
    this.target.set(game);
  }

  async #run(): Promise<void> {
    const generation = this.#generation;
    while (generation === this.#generation) {
      const [next, ...rest] = this.waiting;
      if (!next) break;
      this.now = next;
      this.waiting = rest;
      this.#shown = 0;
      if (!hasRoll(next)) this.known = next;
      await this.target.play(next, (count) => {
        if (generation === this.#generation) this.#show(next, count, true);
      });
      if (generation === this.#generation) this.known = next;
    }
    if (generation === this.#generation) this.now = null;
  }

  #show(update: GameUpdate, to: number, seen: boolean): void {
    const from = this.#shown;
    if (to <= from) return;
    this.#shown = to;
    this.onShown({ update, from, to, seen });
  }
}

function hasRoll({ events }: GameUpdate): boolean {
  return events.some(({ event }) => event === "rolled");
}
