// Playback of a recorded game: the current step, and moving through it.

import { Stage } from "../board/stage.svelte";
import type { Player } from "../game/player";
import type { GameHistory } from "../server/games";
import { reducedMotion, settings } from "../storage/settings.svelte";
import type { EventView, GameView } from "../wire.gen";

const PAUSE = 700; // milliseconds between two moves of automatic playback

export class Playback {
  readonly stage: Stage;
  /** the number of moves made */
  at = $state(0);
  playing = $state(false);
  readonly last: number;
  /** counts positions shown: a move that is still playing may have been left */
  #generation = 0;
  #running: Promise<void> | null = null;

  constructor(
    readonly history: GameHistory,
    players: readonly Player[],
  ) {
    this.stage = new Stage(players);
    this.last = history.steps.length;
    this.stage.set(history.start);
  }

  /** The game after a number of moves. */
  game(at: number): GameView {
    return this.history.steps[at - 1]?.game ?? this.history.start;
  }

  /** The events of the last move. */
  readonly events: readonly EventView[] = $derived.by(() => this.history.steps[this.at - 1]?.events ?? []);
  /** Whether a computer player chose the last move in place of the person. */
  readonly standIn: boolean = $derived.by(() => this.history.steps[this.at - 1]?.stand_in ?? false);
  readonly turn: number = $derived(this.game(this.at).turn);
  readonly turns: number = $derived.by(() => this.game(this.last).turn);

  /** The number of moves before a turn. */
  startOf(turn: number): number {
    const found = this.history.steps.findIndex((step) => step.game.turn >= turn);
    return turn <= this.history.start.turn ? 0 : found < 0 ? this.last : found + 1;
  }

  /** Jumps to a position, without animation. */
  go(at: number): void {
    this.playing = false;
    this.#show(at);
  }

  toTurn(turn: number): void {
    this.go(this.startOf(turn));
  }

  /** Plays the next move, with animation. */
  next(): void {
    this.playing = false;
    if (this.stage.busy) this.stage.skip();
    else void this.#step();
  }

  back(): void {
    this.go(this.at - 1);
  }

  async toggle(): Promise<void> {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.#show(0);
    while (this.playing && this.at < this.last) {
      await this.#step();
      await new Promise((done) => setTimeout(done, reducedMotion() ? PAUSE : PAUSE * Math.max(0.5, settings.speed)));
    }
    this.playing = false;
  }

  #show(at: number): void {
    this.#generation += 1;
    this.at = Math.min(this.last, Math.max(0, at));
    this.stage.set(this.game(this.at));
  }

  /** Plays one move; a second call waits for the same one. */
  #step(): Promise<void> {
    this.#running ??= this.#playMove().finally(() => (this.#running = null));
    return this.#running;
  }

  async #playMove(): Promise<void> {
    const at = this.at;
    const step = this.history.steps[at];
    if (!step) return;
    const generation = ++this.#generation;
    // What is said about a move comes with what is seen of it: about a roll, when the dice have landed.
    const onShown = (): void => {
      if (generation === this.#generation) this.at = at + 1;
    };
    await this.stage.play(step.events, step.game, { onShown });
  }
}
