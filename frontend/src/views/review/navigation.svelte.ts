// Moves through the positions of a review, and maps them to the board.

import type { Player } from "../../game/player";
import { Playback } from "../../play/playback.svelte";
import type { GameHistory } from "../../server/games";
import type { GameView, ReviewView } from "../../wire.gen";
import { moveCounts, pointOf, pointsOf, positionOfEntry, positionsOf, type ReviewPosition } from "./positions";

export class ReviewNavigation {
  readonly stops: readonly ReviewPosition[];
  /** everyone's chance to win at each point */
  readonly points: readonly (readonly number[])[];
  /** the point of each position, and of the end */
  readonly places: readonly number[];
  readonly playback: Playback;
  /** the index of the position; one past the last is the end */
  at = $state(0);
  readonly #boards: readonly number[];

  constructor(
    readonly review: ReviewView,
    readonly history: GameHistory,
    players: readonly Player[],
  ) {
    this.stops = positionsOf(review);
    this.points = pointsOf(review, this.stops);
    this.places = Array.from({ length: this.stops.length + 1 }, (_, stop) => pointOf(stop, this.stops.length));
    this.#boards = moveCounts(history.steps.length, this.stops);
    this.playback = new Playback(history, players);
    this.go(0);
  }

  /** null at the end */
  readonly stop: ReviewPosition | null = $derived.by(() => this.stops[this.at] ?? null);
  readonly turn: number = $derived.by(() => this.stop?.roll.turn ?? this.review.turns);
  /** everyone's chance to win with the dice on the table */
  readonly win: readonly number[] = $derived.by(() => this.points[this.places[this.at] ?? 0] ?? []);
  /** the game on the board */
  readonly game: GameView = $derived.by(() => this.playback.game(this.#boards[this.at] ?? this.playback.last));

  /** Goes to a position, clamped to the game. */
  go(at: number): void {
    this.at = Math.min(this.stops.length, Math.max(0, at));
    this.playback.go(this.#boards[this.at] ?? this.playback.last);
  }

  /** Goes to the start of a turn. */
  toTurn(turn: number): void {
    const found = this.stops.findIndex((stop) => stop.roll.turn >= turn);
    this.go(found < 0 ? this.stops.length : found);
  }

  /** The moves of the record at this position: the roll, and the placement if there was one. */
  get moves(): readonly number[] {
    if (!this.stop) return [];
    const { roll, decision } = this.stop;
    const placed = decision?.alternatives[decision.chosen]?.do === "place" ? [decision.index] : [];
    return [roll.index, ...placed].filter((index) => index >= 0); // the dice may have been there from the start
  }

  /** The position of an entry of the review. */
  positionOfEntry(entry: number): number {
    return positionOfEntry(entry, this.review, this.stops);
  }
}
