// The events shown so far, and those missed while the page was hidden or closed.

import { type TimelineEvent, timelineOf, type TimelineStep } from "../../game/timeline";
import type { GameUpdate, ShownEvents } from "../../play/update-queue.svelte";
import { type GameHistory, loadGame } from "../../server/games";
import { readSeenMoves, writeSeenMoves } from "../../storage/games/seen-moves";
import type { EventView, GameView, Missed } from "../../wire.gen";

export class GameEvents {
  /** all events shown */
  shown: readonly TimelineEvent[] = $state.raw([]);
  /** events that happened while nobody was watching */
  missed: readonly TimelineEvent[] = $state.raw([]);

  #game = "";
  #moves = 0;
  /** whether `shown` begins with the first move of the game */
  #complete = false;
  /** updates received since the history was requested */
  #news: GameUpdate[] = [];
  /** how many events of an update were shown or skipped; a roll is not before the dice have landed */
  readonly #noted = new WeakMap<GameUpdate, number>();

  constructor(readonly room: string) {}

  begin(game: string): void {
    this.#game = game;
    this.#moves = 0;
    this.#complete = true;
    this.#news = [];
    this.shown = [];
    this.missed = [];
    writeSeenMoves(this.room, game, 0);
  }

  /** Registers an update that will be shown. */
  expect(news: GameUpdate): void {
    if (news.events.length > 0) this.#news.push(news);
  }

  /** Records events as they are shown or skipped; returns them. */
  note({ update, from, to, seen }: ShownEvents): TimelineEvent[] {
    const fresh = timelineOf(turnBefore(update), [update]).slice(from, to);
    this.#noted.set(update, to);
    this.shown = [...this.shown, ...fresh];
    if (!seen) this.missed = [...this.missed, ...fresh];
    if (to < update.events.length) return fresh;
    this.#moves += 1;
    if (seen) writeSeenMoves(this.room, update.game.id, this.#moves);
    return fresh;
  }

  /** Adds what the server sent after a reconnect; false if that does not continue the shown events. */
  resume(before: GameView, missed: readonly Missed[]): boolean {
    if (!this.#complete || this.#game !== before.id || missed.some(({ fact }) => fact === "began")) return false;
    const steps = stepsOf(before, missed);
    const fresh = timelineOf(before, steps);
    this.shown = [...this.shown, ...fresh];
    this.missed = [...this.missed, ...fresh];
    this.#moves += steps.length;
    this.#news = [];
    if (!document.hidden) writeSeenMoves(this.room, before.id, this.#moves);
    return true;
  }

  /** Loads the events of a game that this page has not followed from the start. */
  async load(game: string): Promise<void> {
    this.#news = [];
    if (this.#game !== game) this.missed = [];
    const seen = this.#game === game ? this.#moves : readSeenMoves(this.room, game);
    this.#game = game;
    this.#complete = false;
    const history = await loadGame(game).catch(() => null);
    if (!history || this.#game !== game) return;
    const steps = this.#shownSteps(history);
    this.shown = timelineOf(history.start, steps);
    this.#moves = steps.length - this.#news.filter((news) => this.#isPartlyNoted(news)).length;
    const before = Math.min(history.steps.length, steps.length);
    if (seen !== null)
      this.missed = [...this.missed, ...timelineOf(history.steps[seen - 1]?.game ?? history.start, history.steps.slice(seen, before))];
    this.#complete = true;
    if (!document.hidden) writeSeenMoves(this.room, game, this.#moves);
  }

  /** The moves of the history and those received since then, up to what was shown: the history may be ahead of the dice. */
  #shownSteps({ start, steps }: GameHistory): readonly TimelineStep[] {
    const last = steps.at(-1)?.game ?? start;
    const met = this.#news.findIndex(({ game }) => game.position === last.position && game.turn === last.turn);
    const all = [...steps, ...this.#news.slice(met + 1)];
    const unshown = this.#news.filter((news) => !this.#noted.has(news));
    const shown = all.slice(0, all.length - unshown.length);
    const partly = this.#news.find((news) => this.#isPartlyNoted(news));
    if (!partly) return shown;
    return [...shown.slice(0, -1), { ...partly, events: partly.events.slice(0, this.#noted.get(partly)) }];
  }

  #isPartlyNoted(news: GameUpdate): boolean {
    const noted = this.#noted.get(news);
    return noted !== undefined && noted < news.events.length;
  }
}

/** The missed moves, with everyone's step after each. */
function stepsOf({ steps, finish }: GameView, missed: readonly Missed[]): TimelineStep[] {
  const standing = [...steps];
  return missed
    .filter(({ events }) => events.length > 0)
    .map(({ events }) => {
      for (const event of events) standing[event.player] = Math.min(finish, (standing[event.player] ?? 0) + climbOf(event));
      return { events, game: { steps: [...standing] } };
    });
}

function climbOf({ event, steps = 0 }: EventView): number {
  if (event === "fell") return -steps;
  return event === "scored" || event === "climbed" ? steps : 0;
}

function turnBefore({ events, game }: GameUpdate): GameView {
  return { ...game, turn: game.turn - events.filter((event) => event.event === "turn").length };
}
