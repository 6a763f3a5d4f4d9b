// The state of the lesson: chapter, step, and what the learner tries.

import type { Stage } from "../../board/stage.svelte";
import { announcer } from "../../browser/announcer.svelte";
import { core } from "../../core/client";
import type { Player } from "../../game/player";
import { Retrying } from "../../server/retrying.svelte";
import { readProgress, writeProgress } from "../../storage/lesson-progress";
import { settings } from "../../storage/settings.svelte";
import type { ActionView, GameView, StepsView, StepView } from "../../wire.gen";
import { eventSentence } from "../../words/events";
import { say } from "../../words/words.svelte";
import { actionToken, type Chapter, CHAPTERS, fieldAsked, LEARNER, pairAsked, type Step, tokensBefore, tokensOf } from "./script";

const THINKING_TIME = 450; // milliseconds before another player acts

/** `loading`: no states yet; `failed`: the core could not be loaded; `ready`: the learner can act; `watch`: an animation is running */
export type LessonState = "loading" | "failed" | "ready" | "watch";

export class Lesson {
  chapter = $state(0);
  step = $state(0);
  state: LessonState = $state("loading");
  /** how often something else was tried in this step */
  declined = $state(0);
  /** shown when something else was tried, instead of the text of the step */
  correction = $state("");

  readonly script: Chapter = $derived(CHAPTERS[this.chapter] ?? CHAPTERS[0]);
  readonly now: Step = $derived(this.script.steps[this.step] ?? this.script.steps[0]);
  readonly text: string = $derived(this.correction || say(`learn-${this.script.key}-${this.now.key}`));
  readonly last: boolean = $derived(this.step === this.script.steps.length - 1);
  readonly field: number | null = $derived(fieldAsked(this.now));
  readonly pair: number | null = $derived(pairAsked(this.now));
  readonly learnerActs: boolean = $derived(this.state === "ready" && this.now.expect !== null);

  /** the request for the states, and why it failed */
  readonly retrying = new Retrying();
  readonly #loaded = new Map<number, StepsView>();
  #generation = 0;

  constructor(readonly stage: Stage) {}

  /** Continues where the learner was, or starts over. */
  begin(): Promise<void> {
    const { chapter, step } = readProgress(CHAPTERS);
    return this.go(chapter, step);
  }

  /** Goes to a step, as if everything before it had been played. */
  async go(chapter: number, step: number): Promise<void> {
    const generation = this.#setStep(chapter, step);
    if (!this.#loaded.has(chapter)) this.state = "loading";
    await this.retrying.run(async () => {
      const found = await this.#states(chapter);
      if (generation === this.#generation) this.#show(found, generation);
    });
    if (generation === this.#generation && this.retrying.failure) this.state = "failed";
  }

  #show(found: StepsView, generation: number): void {
    this.stage.players = lessonPlayers(this.script);
    this.stage.set(gameAt(found, tokensBefore(this.script, this.step)));
    void this.#enter(generation);
  }

  /** Stops everything when the page is left. */
  leave(): void {
    this.#generation += 1;
    this.retrying.cancel();
    this.stage.skip();
  }

  back(): void {
    if (this.step > 0) void this.go(this.chapter, this.step - 1);
    else if (this.chapter > 0) void this.go(this.chapter - 1, (CHAPTERS[this.chapter - 1]?.steps.length ?? 1) - 1);
  }

  restart(): void {
    void this.go(this.chapter, 0);
  }

  /** Goes to the next chapter, if there is one. */
  skip(): void {
    if (this.chapter + 1 < CHAPTERS.length) void this.go(this.chapter + 1, 0);
  }

  /** Continues after a step without a task; skips a running animation. */
  async next(): Promise<void> {
    if (this.state === "watch") this.stage.skip();
    if (this.state !== "ready" || this.last) return;
    await this.#enter(this.#setStep(this.chapter, this.step + 1));
  }

  /** Handles the learner's action: the expected one is played, any other is gently declined. */
  async act(action: Pick<ActionView, "do" | "pair" | "field">): Promise<void> {
    if (!this.learnerActs) return;
    if (actionToken(action) !== this.now.expect) {
      this.correction = this.#correction();
      announcer.say(this.correction);
      this.declined += 1;
      return;
    }
    this.correction = "";
    this.state = "watch";
    const generation = this.#generation;
    await this.#play(generation);
    if (generation === this.#generation) await this.#enter(this.#setStep(this.chapter, this.step + 1));
  }

  #setStep(chapter: number, step: number): number {
    this.stage.skip();
    this.chapter = chapter;
    this.step = step;
    this.correction = "";
    writeProgress({ chapter, step });
    this.#generation += 1;
    return this.#generation;
  }

  /** Starts a step: shows its text, and plays what happens by itself. */
  async #enter(generation: number): Promise<void> {
    announcer.say(this.text);
    if (this.now.expect === null && this.now.tokens.length > 0) {
      this.state = "watch";
      await this.#play(generation);
      if (generation !== this.#generation) return;
    }
    this.state = "ready";
  }

  async #play(generation: number): Promise<void> {
    const found = this.#loaded.get(this.chapter);
    if (!found) return;
    const first = tokensBefore(this.script, this.step);
    for (const step of found.steps.slice(first, first + this.now.tokens.length)) {
      if (this.stage.game?.player !== LEARNER) await pause(THINKING_TIME * settings.speed);
      if (generation !== this.#generation) return;
      this.#announce(step);
      await this.stage.play(step.events, step.game);
      if (generation !== this.#generation) return;
    }
  }

  /** Announces what others do; the lesson's text covers the learner's own moves. */
  #announce({ events, game }: StepView): void {
    for (const event of events) {
      if (event.player === LEARNER || event.by === LEARNER) continue;
      const sentence = eventSentence(event, game, this.stage.players);
      if (sentence) announcer.say(sentence);
    }
  }

  #correction(): string {
    if (this.field !== null) return say("learn-rather-field", { field: String(this.field) });
    const throws = this.stage.game?.actions.filter((action) => action.do === "throw") ?? [];
    if (throws.length > 1) return say("learn-rather-pair", { pair: String((this.pair ?? 0) + 1) });
    return say(this.stage.game?.phase === "decide" ? "learn-rather-again" : "learn-rather-roll");
  }

  async #states(chapter: number): Promise<StepsView> {
    const known = this.#loaded.get(chapter);
    if (known) return known;
    const script = CHAPTERS[chapter] ?? CHAPTERS[0];
    const found = await core.steps({ players: script.players.length, start: script.start, moves: tokensOf(script) });
    this.#loaded.set(chapter, found);
    return found;
  }
}

/** The learner has the chosen color, the others the next ones. */
export function lessonPlayers(chapter: Chapter): Player[] {
  return chapter.players.map((player, index) => ({ name: say(`learn-player-${player}`), color: (settings.colour + index) % 6 }));
}

function gameAt(found: StepsView, tokens: number): GameView {
  return found.steps[tokens - 1]?.game ?? found.start;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
