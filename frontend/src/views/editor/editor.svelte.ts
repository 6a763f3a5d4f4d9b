// The state of the editor: the draft, its errors, its value.

import { Stage } from "../../board/stage.svelte";
import type { Player } from "../../game/player";
import { ApiError, request } from "../../server/api";
import type { ActionView, AdviceView, PositionFault, PositionView } from "../../wire.gen";
import { blank, type Draft, draftOf, pictureOf, positionText } from "./draft";

/** Injected dependencies, replaced in tests. */
export interface EditorServices {
  readonly request: typeof request;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const SERVICES: EditorServices = { request, pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)) };
const REST = 350; // debounces changes made in quick succession

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
  /** why it could not be evaluated, as an error code */
  failure = $state("");
  busy = $state(false);
  readonly stage: Stage;
  #round = 0;

  constructor(
    players: readonly Player[],
    readonly services: EditorServices = SERVICES,
  ) {
    this.stage = new Stage(players);
    this.stage.set(pictureOf(this.draft));
  }

  /** The position in notation, if it is known to be legal. */
  readonly position: string = $derived(positionText(this.draft));
  readonly over: boolean = $derived(this.draft.steps.includes(this.draft.finish));

  /** Applies a change made in the form. */
  async set(draft: Draft): Promise<void> {
    this.#show(draft);
    this.line = this.position;
    const round = ++this.#round;
    this.busy = true;
    await this.services.pause(REST);
    if (round === this.#round) await this.#check(this.position, round);
  }

  /** Replaces the draft with a line of notation, if that is a position. */
  async read(text: string): Promise<void> {
    this.line = text;
    const round = ++this.#round;
    this.busy = true;
    await this.#check(text, round, true);
  }

  /** Retries what has failed. */
  async again(): Promise<void> {
    if (this.line !== this.position) return this.read(this.line);
    const round = ++this.#round;
    this.busy = true;
    await this.#check(this.position, round);
  }

  #show(draft: Draft): void {
    this.draft = draft;
    this.stage.set(pictureOf(draft));
    this.fault = null;
    this.lineAtFault = false;
    this.advice = null;
    this.failure = "";
  }

  async #check(text: string, round: number, take = false): Promise<void> {
    try {
      const found = await this.services.request<PositionView>("POST", "/api/position", { text });
      if (round !== this.#round) return;
      if (take && found.game) {
        this.#show(draftOf(found.game));
        this.line = this.position;
      }
      if (found.game) this.actions = found.game.actions;
      this.fault = found.fault;
      this.lineAtFault = take && found.fault !== null;
      this.failure = "";
      if (found.fault === null && !this.over) await this.#weigh(round);
    } catch (error) {
      if (round === this.#round) this.failure = error instanceof ApiError ? error.code : "offline";
    } finally {
      if (round === this.#round) this.busy = false;
    }
  }

  async #weigh(round: number): Promise<void> {
    const advice = await this.services.request<AdviceView>("POST", "/api/advice", { position: this.position });
    if (round === this.#round) this.advice = advice;
  }
}
