// The positions of a review: each roll with the decision that followed, and the end.

import type { DecisionView, ReviewView, RollView } from "../../wire.gen";

export interface ReviewPosition {
  readonly roll: RollView;
  /** the choice made with it; null if the roll ended the turn or the game */
  readonly decision: DecisionView | null;
}

/** Assigns every choice to its roll. */
export function positionsOf(review: ReviewView): ReviewPosition[] {
  const stops: { roll: RollView; decision: DecisionView | null }[] = [];
  let first: DecisionView | null = null; // in a game that began with dice on the table
  for (const entry of review.entries) {
    const last = stops.at(-1);
    if (entry.kind === "roll") stops.push({ roll: entry, decision: null });
    else if (last?.decision === null && last.roll.turn === entry.turn) last.decision = entry;
    else first = entry;
  }
  return first === null ? stops : [{ roll: rollBefore(first), decision: first }, ...stops];
}

/** The dice on the table before the record begins: no luck and no cost. */
function rollBefore(decision: DecisionView): RollView {
  const { turn, player, move, index, position, dice, value, roll, before } = decision;
  const nothing = before.map(() => 0);
  return {
    kind: "roll",
    turn,
    player,
    move: move - 1,
    index: index - 1,
    position,
    dice,
    value,
    roll,
    before,
    after: before,
    luck: 0,
    luck_all: nothing,
    correction: nothing,
  };
}

/** Everyone's chance to win: at the start, and for each position after the roll and after the choice. */
export function pointsOf(review: ReviewView, stops: readonly ReviewPosition[]): (readonly number[])[] {
  return [review.start, ...stops.flatMap(({ roll, decision }) => [roll.after, decision?.after ?? roll.after])];
}

/** The point of a position; one past the last position is the end. */
export function pointOf(stop: number, stops: number): number {
  return stop < stops ? 2 * stop + 1 : 2 * stops;
}

/** The position an entry of the review belongs to. */
export function positionOfEntry(entry: number, review: ReviewView, stops: readonly ReviewPosition[]): number {
  const wanted = review.entries[entry];
  return stops.findIndex(({ roll, decision }) => roll === wanted || decision === wanted);
}

/** The number of moves made when the dice of each position are on the table, and at the end. */
export function moveCounts(moves: number, stops: readonly ReviewPosition[]): number[] {
  return [...stops.map(({ roll }) => roll.index + 1), moves];
}
