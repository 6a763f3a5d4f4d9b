// The state of the drawn board: follows the game event by event, with animation and sound.

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Player } from "../game/player";
import { reducedMotion, settings } from "../storage/settings.svelte";
import type { EventView, GameView } from "../wire.gen";
import { AnimationGroup } from "./animation/animation-group";
import { after as following } from "./animation/apply-event";
import { MOTIONS, playOneSound, thrownOut } from "./animation/events";
import type { Point } from "./layout";

/** With more moves than this queued, the older ones are shown without animation. */
const BACKLOG = 6;

export interface PlayOptions {
  /** multiplies the duration of animations */
  readonly tempo?: number;
  /** called with the number of events that can be seen so far: a roll counts once the dice have landed */
  readonly onShown?: (count: number) => void;
}

export class Stage {
  /** the game as drawn; it lags behind while animations run */
  game: GameView | null = $state.raw(null);
  players: readonly Player[] = $state.raw([]);
  /** whether an animation is running */
  busy = $state(false);
  /** the dice are tumbling: their value must not be readable yet */
  tumbling = $state(false);
  /** the value while it counts up */
  counting: number | null = $state(null);
  /** the roll on the table has ended the turn */
  turnLost = $state(false);

  /** ends the confetti, if there is any */
  stopConfetti: (() => void) | null = null;
  /** where a piece stands, while a board is mounted */
  spot: ((player: number, step: number) => Point) | null = null;
  readonly #parts = new Map<string, HTMLElement>();
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #epoch = 0;
  #animations: AnimationGroup | null = null;
  #onLanded: (() => void) | null = null;

  constructor(players: readonly Player[]) {
    this.players = players;
  }

  /** Registers an element for animations: `{@attach stage.part("owner-0")}` is where player 0's dice return to. */
  part(name: string): Attachment<HTMLElement> {
    return (element) => {
      this.#parts.set(name, element);
      return () => {
        if (this.#parts.get(name) === element) this.#parts.delete(name);
      };
    };
  }

  find(name: string): HTMLElement | undefined {
    return this.#parts.get(name);
  }

  /** Shows a game at once. */
  set(game: GameView): void {
    this.#epoch++;
    this.skip();
    this.#show(game);
  }

  /** Plays the events one after another, then shows the game after them. */
  play(events: readonly EventView[], after: GameView, options: PlayOptions = {}): Promise<void> {
    const epoch = this.#epoch;
    this.#waiting++;
    this.busy = true;
    const done = this.#queue.then(async () => {
      if (epoch === this.#epoch) await this.#perform(events, after, epoch, options);
      if (--this.#waiting === 0) this.busy = false;
    });
    this.#queue = done;
    return done;
  }

  /** Finishes the running animation at once. */
  skip(): void {
    this.#animations?.skip();
    this.stopConfetti?.();
    this.stopConfetti = null;
  }

  /** For animations: draws another game and waits for the DOM. Does nothing after skip(). */
  async draw(game: GameView): Promise<void> {
    if (!this.#animations?.skipped) this.game = game;
    await tick();
  }

  /** For animations: the dice have landed. */
  landed(): void {
    this.tumbling = false;
    this.#onLanded?.();
  }

  async #perform(events: readonly EventView[], after: GameView, epoch: number, { tempo = 1, onShown }: PlayOptions): Promise<void> {
    if (this.game && events.length > 0) {
      const pace = this.#waiting > BACKLOG ? 0 : settings.speed * tempo;
      const animations = new AnimationGroup(pace, reducedMotion());
      if (animations.skipped) playOneSound(events);
      this.#animations = animations;
      try {
        for (let index = 0; !animations.skipped;) {
          const event = events[index];
          if (!event) break;
          const before = this.game;
          const group = event.event === "thrown_out" ? together(events, index) : [event];
          const shown = index + group.length;
          if (event.event === "rolled") this.#onLanded = () => onShown?.(shown);
          else onShown?.(shown);
          if (event.event === "thrown_out") await thrownOut(this, animations, before, group);
          else await MOTIONS[event.event](this, animations, event, before, following(before, event));
          index += group.length;
        }
      } finally {
        animations.close();
        this.#animations = null;
        this.#onLanded = null;
      }
    }
    this.#show(epoch === this.#epoch ? after : this.game);
    if (epoch === this.#epoch) onShown?.(events.length);
  }

  #show(game: GameView | null): void {
    this.game = game;
    this.tumbling = false;
    this.counting = null;
    this.turnLost = false;
  }
}

function together(events: readonly EventView[], from: number): readonly EventView[] {
  const end = events.findIndex((event, index) => index > from && event.event !== "thrown_out");
  return events.slice(from, end < 0 ? undefined : end);
}
