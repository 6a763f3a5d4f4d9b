// The state of the editor: the draft, its errors, its value.

import { Stage } from "../../board/stage.svelte";
import { core } from "../../core/client";
import type { Core } from "../../core/core";
import type { Player } from "../../game/player";
import { Retrying } from "../../server/retrying.svelte";
import type { ActionView, AdviceView, PositionFault } from "../../wire.gen";
import { blank, type Draft, draftOf, pictureOf, positionText } from "./draft";

/** Injected dependencies, replaced in tests. */
export interface EditorServices {
  readonly core: Pick<Core, "position" | "advice">;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const SERVICES: EditorServices = { core, pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)) };
const REST = 120; // debounces changes made in quick succession

export class Editor {
  draft: Draft = $state.raw(blank(3));
  /** the text of the notation field, possibly incomplete */
  line = $state(positionText(blank(3)));
  /** why the position is illegal; null as long as no error is known */
  fault: PositionFault | null = $state.raw(null);
  /** whether the fault is in the text, not in the draft */
  lineAtFault = $state(false);
  /** its value; null until known */
  advice: AdviceView | null = $state.raw(null);
  /** the legal actions */
  actions: readonly ActionView[] = $state.raw([]);
  /** the last check, and why it failed */
  readonly retrying: Retrying;
  /** a change is about to be checked */
  #pausing = $state(false);
  readonly stage: Stage;
  #round = 0;

  constructor(
    players: readonly Player[],
    readonly services: EditorServices = SERVICES,
  ) {
    this.retrying = new Retrying();
    this.stage = new Stage(players);
    this.stage.set(pictureOf(this.draft));
  }

  /** The position in notation, if it is known to be legal. */
  readonly position: string = $derived(positionText(this.draft));
  readonly over: boolean = $derived(this.draft.steps.includes(this.draft.finish));

  /** Why it could not be evaluated, as an error code. */
  get failure(): string {
    return this.retrying.failure;
  }

  get busy(): boolean {
    return this.#pausing || this.retrying.busy;
  }

  /** Applies a change made in the form. */
  async set(draft: Draft): Promise<void> {
    this.#show(draft);
    this.line = this.position;
    const round = ++this.#round;
    this.#pausing = true;
    await this.services.pause(REST);
    if (round !== this.#round) return;
    this.#pausing = false;
    await this.#check(this.position, round);
  }

  /** Replaces the draft with a line of notation, if that is a position. */
  async read(text: string): Promise<void> {
    this.line = text;
    const round = ++this.#round;
    this.#pausing = false;
    await this.#check(text, round, true);
  }

  /** Stops everything when the page is left. */
  leave(): void {
    this.#round += 1;
    this.retrying.cancel();
  }

  #show(draft: Draft): void {
    this.#display(draft);
    this.retrying.cancel();
  }

  #display(draft: Draft): void {
    this.draft = draft;
    this.stage.set(pictureOf(draft));
    this.fault = null;
    this.lineAtFault = false;
    this.advice = null;
  }

  async #check(text: string, round: number, take = false): Promise<void> {
    await this.retrying.run(async () => {
      const found = await this.services.core.position(text);
      if (round !== this.#round) return;
      if (take && found.game) this.#take(draftOf(found.game));
      if (found.game) this.actions = found.game.actions;
      this.fault = found.fault;
      this.lineAtFault = take && found.fault !== null;
      if (found.fault === null && !this.over) await this.#weigh(round);
    });
  }

  #take(draft: Draft): void {
    this.#display(draft);
    this.line = this.position;
  }

  async #weigh(round: number): Promise<void> {
    const advice = await this.services.core.advice(this.position);
    if (round === this.#round) this.advice = advice;
  }
}
