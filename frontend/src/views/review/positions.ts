// The positions of a review: each roll with the decision that followed, and the end.

import type { DecisionView, ReviewView, RollView } from "../../wire.gen";

export interface ReviewPosition {
  readonly roll: RollView;
  /** what was chosen with it; nothing if the roll ended the turn or the game */
  readonly decision: DecisionView | null;
}

/** Put every choice to the roll it was made with. */
export function positionsOf(review: ReviewView): ReviewPosition[] {
  const stops: { roll: RollView; decision: DecisionView | null }[] = [];
  let first: DecisionView | null = null; // of a game that began with dice on the table
  for (const entry of review.entries) {
    const last = stops.at(-1);
    if (entry.kind === "roll") stops.push({ roll: entry, decision: null });
    else if (last?.decision === null && last.roll.turn === entry.turn) last.decision = entry;
    else first = entry;
  }
  return first === null ? stops : [{ roll: rollBefore(first), decision: first }, ...stops];
}

/** The dice that lay there before the record begins: they brought nothing and cost nothing. */
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

/** Everyone's chance point by point: the start, and for each stop after the roll and after the choice. */
export function pointsOf(review: ReviewView, stops: readonly ReviewPosition[]): (readonly number[])[] {
  return [review.start, ...stops.flatMap(({ roll, decision }) => [roll.after, decision?.after ?? roll.after])];
}

/** The point of a stop; one more than there are stops is the end. */
export function pointOf(stop: number, stops: number): number {
  return stop < stops ? 2 * stop + 1 : 2 * stops;
}

/** The stop to which an entry of the review belongs. */
export function positionOfEntry(entry: number, review: ReviewView, stops: readonly ReviewPosition[]): number {
  const wanted = review.entries[entry];
  return stops.findIndex(({ roll, decision }) => roll === wanted || decision === wanted);
}

/** How many moves of the record have been made when the dice of each stop lie on the table, and at the end. */
export function moveCounts(moves: number, stops: readonly ReviewPosition[]): number[] {
  return [...stops.map(({ roll }) => roll.index + 1), moves];
}
