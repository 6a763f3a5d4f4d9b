// The state of the lesson: chapter, step, and what the learner tries.

import type { Stage } from "../../board/stage.svelte";
import { announcer } from "../../browser/announcer.svelte";
import { speak, stopSpeaking } from "../../browser/speech";
import { core } from "../../core/client";
import type { Player } from "../../game/player";
import { Retrying } from "../../server/retrying.svelte";
import { readProgress, readSpeech, writeProgress, writeSpeech } from "../../storage/lesson-progress";
import { settings } from "../../storage/settings.svelte";
import type { ActionView, GameView, StepsView, StepView } from "../../wire.gen";
import { eventSentence } from "../../words/events";
import { nameOf } from "../../words/names";
import { say, words } from "../../words/words.svelte";
import { actionToken, ANY, type Chapter, CHAPTERS, fieldAsked, LEARNER, pairAsked, segmentOf, type Step, tokensBefore } from "./script";
import { type Cut, cutTurn } from "./turn-end";
import { verdict } from "./verdict";

const THINKING_TIME = 450; // milliseconds before another player acts

/** `loading`: no states yet; `failed`: the core could not be loaded; `ready`: the learner can act; `watch`: an animation is running */
export type LessonState = "loading" | "failed" | "ready" | "watch";

type Choice = Pick<ActionView, "do" | "pair" | "field">;

export class Lesson {
  chapter = $state(0);
  step = $state(0);
  state: LessonState = $state("loading");
  /** how often something else was tried in this step */
  declined = $state(0);
  /** shown when something else was tried, instead of the text of the step */
  correction = $state("");
  /** shown after a free decision, instead of the text of the step */
  answer = $state("");
  /** whether the texts are read aloud */
  speaks = $state(readSpeech());

  readonly script: Chapter = $derived(CHAPTERS[this.chapter] ?? CHAPTERS[0]);
  readonly now: Step = $derived(this.script.steps[this.step] ?? this.script.steps[0]);
  readonly text: string = $derived(this.correction || this.answer || say(`learn-${this.script.key}-${this.now.key}`));
  readonly last: boolean = $derived(this.step === this.script.steps.length - 1);
  readonly field: number | null = $derived(fieldAsked(this.now));
  readonly pair: number | null = $derived(pairAsked(this.now));
  /** the learner has something to do in this step, now or after an animation */
  readonly asked: boolean = $derived(this.now.expect !== null && this.answer === "");
  readonly learnerActs: boolean = $derived(this.state === "ready" && this.asked);

  /** the request for the states, and why it failed */
  readonly retrying = new Retrying();
  readonly #loaded = new Map<string, StepsView>();
  /** the beginning of the next turn: it is shown with the text of its step */
  #next: Cut["next"] = null;
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
    if (!this.#found) this.state = "loading";
    await this.retrying.run(async () => {
      const found = await this.#load();
      if (generation === this.#generation) this.#show(found, generation);
    });
    if (generation === this.#generation && this.retrying.failure) this.state = "failed";
  }

  #show(found: StepsView, generation: number): void {
    this.stage.players = lessonPlayers(this.script);
    const before = tokensBefore(this.script, this.step);
    const last = found.steps[before - 1];
    const cut = last && cutTurn(gameAt(found, before - 1), last);
    this.stage.set(cut?.end ?? gameAt(found, before));
    this.stage.turnLost = cut?.lost ?? false;
    this.#next = cut?.next ?? null;
    void this.#enter(generation);
  }

  /** Reads the texts aloud from now on, or no longer. */
  toggleSpeech(): void {
    this.speaks = !this.speaks;
    writeSpeech(this.speaks);
    if (this.speaks) speak(this.text, words.language);
    else stopSpeaking();
  }

  /** Stops everything when the page is left. */
  leave(): void {
    this.#generation += 1;
    this.retrying.cancel();
    this.stage.skip();
    stopSpeaking();
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

  /** Continues after a step without a task or a free decision; skips a running animation. */
  async next(): Promise<void> {
    if (this.state === "watch") this.stage.skip();
    if (this.state !== "ready" || this.last) return;
    await this.#goOn();
  }

  /** Handles the learner's action: the expected one is played, any other is gently declined. */
  async act(action: Choice): Promise<void> {
    if (!this.learnerActs) return;
    if (this.now.expect === ANY) return this.#choose(action);
    if (actionToken(action) !== this.now.expect) {
      this.correction = this.#correction();
      this.#say(this.correction);
      this.declined += 1;
      return;
    }
    this.correction = "";
    this.state = "watch";
    const generation = this.#generation;
    await this.#play(generation);
    if (generation === this.#generation) await this.#goOn();
  }

  /** Plays whatever the learner has decided, and compares it with the best choice. */
  async #choose(action: Choice): Promise<void> {
    const game = this.stage.game;
    if (!game) return;
    const generation = this.#generation;
    this.state = "watch";
    const { position } = game;
    const advice = core.advice(position).catch(() => null); // without the value function there is no comparison
    const token = action.do === "place" ? actionToken(action) : (this.now.tokens[0] ?? "");
    const played = await core.steps({ players: game.steps.length, start: position, moves: [token] }).catch(() => null);
    if (generation !== this.#generation) return;
    if (played?.steps[0]) {
      const { turn, end } = cutTurn(game, played.steps[0]);
      await this.stage.play(turn, { ...end, actions: [] });
    }
    const answer = verdict(action, game, await advice, this.stage.players);
    if (generation !== this.#generation) return;
    this.answer = answer;
    this.state = "ready";
    this.#say(answer);
  }

  async #goOn(): Promise<void> {
    const next = this.step + 1;
    if (this.script.steps[next]?.start === undefined) await this.#enter(this.#setStep(this.chapter, next));
    else await this.go(this.chapter, next);
  }

  #setStep(chapter: number, step: number): number {
    this.stage.skip();
    this.chapter = chapter;
    this.step = step;
    this.correction = "";
    this.answer = "";
    writeProgress({ chapter, step });
    this.#generation += 1;
    return this.#generation;
  }

  /** Starts a step: shows its text, then what the new turn begins with, then what happens by itself. */
  async #enter(generation: number): Promise<void> {
    this.#say(this.text);
    const next = this.#next;
    // A step that only explains what has happened leaves the new turn to the next one.
    if (next && (this.now.tokens.length > 0 || this.last)) {
      this.#next = null;
      this.state = "watch";
      this.#announce(next);
      await this.stage.play(next.events, next.game);
      if (generation !== this.#generation) return;
    }
    if (this.now.expect === null && this.now.tokens.length > 0) {
      this.state = "watch";
      await this.#play(generation);
      if (generation !== this.#generation) return;
    }
    this.state = "ready";
  }

  /** Plays the tokens of a step; the last one only up to the end of its turn. */
  async #play(generation: number): Promise<void> {
    const found = this.#found;
    if (!found) return;
    const first = tokensBefore(this.script, this.step);
    const last = first + this.now.tokens.length - 1;
    for (const [index, step] of found.steps.entries()) {
      if (index < first || index > last) continue;
      if (this.stage.game?.player !== LEARNER) await pause(THINKING_TIME * settings.speed);
      if (generation !== this.#generation) return;
      const cut = index === last ? cutTurn(gameAt(found, index), step) : null;
      this.#announce({ events: cut?.turn ?? step.events, game: step.game });
      await this.stage.play(cut?.turn ?? step.events, cut?.end ?? step.game);
      if (generation !== this.#generation) return;
      this.stage.turnLost = cut?.lost ?? false;
      this.#next = cut?.next ?? null;
    }
  }

  #say(text: string): void {
    announcer.say(text);
    if (this.speaks) speak(text, words.language);
  }

  /** Announces what others do; the lesson's text covers the learner's own moves. */
  #announce({ events, game }: Pick<StepView, "events" | "game">): void {
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

  get #key(): string {
    return `${this.chapter}-${segmentOf(this.script, this.step).first}`;
  }

  /** The states of the steps around this one, once loaded. */
  get #found(): StepsView | undefined {
    return this.#loaded.get(this.#key);
  }

  async #load(): Promise<StepsView> {
    const [key, known] = [this.#key, this.#found];
    if (known) return known;
    const { start, tokens } = segmentOf(this.script, this.step);
    const found = await core.steps({ players: this.script.players.length, start, moves: tokens });
    this.#loaded.set(key, found);
    return found;
  }
}

/**
 * The learner has the chosen name and color, as at a table: sentences about "you" would need other verbs. Without the name if somebody in the
 * lesson has it.
 */
export function lessonPlayers(chapter: Chapter): Player[] {
  const others = chapter.players.map((player, index) => (index === LEARNER ? "" : say(`learn-player-${player}`)));
  const name = others.some((other) => other.toLowerCase() === settings.name.trim().toLowerCase()) ? "" : settings.name;
  return others.map((other, index) => {
    const color = (settings.colour + index) % 6;
    return { name: index === LEARNER ? nameOf({ name, colour: color }) : other, color };
  });
}

function gameAt(found: StepsView, tokens: number): GameView {
  return found.steps[tokens - 1]?.game ?? found.start;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
