// The events shown so far, and those missed while the page was hidden or closed.

import { type TimelineEvent, timelineOf, type TimelineStep } from "../../game/timeline";
import type { GameUpdate } from "../../play/update-queue.svelte";
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
  /** updates that are already part of that history */
  readonly #known = new WeakSet<GameUpdate>();

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

  /** Records an update as it is shown or skipped; returns its events. */
  note(news: GameUpdate, seen: boolean): TimelineEvent[] {
    const fresh = timelineOf(turnBefore(news), [news]);
    if (!this.#known.has(news)) {
      if (news.events.length > 0) this.#moves += 1;
      this.shown = [...this.shown, ...fresh];
    }
    if (seen) writeSeenMoves(this.room, news.game.id, this.#moves);
    else this.missed = [...this.missed, ...fresh];
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
  async load(game: string, waiting: () => readonly GameUpdate[]): Promise<void> {
    this.#news = [];
    if (this.#game !== game) this.missed = [];
    const seen = this.#game === game ? this.#moves : readSeenMoves(this.room, game);
    this.#game = game;
    this.#complete = false;
    const history = await loadGame(game).catch(() => null);
    if (!history || this.#game !== game) return;
    const later = this.#since(history).filter((news) => !waiting().includes(news));
    this.shown = timelineOf(history.start, [...history.steps, ...later]);
    if (seen !== null)
      this.missed = [...this.missed, ...timelineOf(history.steps[seen - 1]?.game ?? history.start, history.steps.slice(seen))];
    this.#moves = history.steps.length + later.length;
    this.#complete = true;
    if (!document.hidden) writeSeenMoves(this.room, game, this.#moves);
  }

  /** Updates received in the meantime that are not part of the history. */
  #since({ start, steps }: GameHistory): readonly GameUpdate[] {
    const last = steps.at(-1)?.game ?? start;
    const met = this.#news.findIndex(({ game }) => game.position === last.position && game.turn === last.turn);
    for (const news of this.#news.slice(0, met + 1)) this.#known.add(news);
    return this.#news.slice(met + 1);
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
