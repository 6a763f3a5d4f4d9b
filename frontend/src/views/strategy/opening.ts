// The very first roll of the game for two: what is best, and what comes next. From docs/solving.md.

export interface Choice {
  /** null: roll again */
  readonly field: number | null;
  readonly win: number;
}

export interface Opening {
  readonly value: number;
  /** in notation, at the decision */
  readonly position: string;
  readonly best: Choice;
  readonly next: Choice;
}

const AGAIN = 0.5126;
const EMPTY = "-/-/-/-/-/-";

export const OPENINGS: readonly Opening[] = [
  { value: 76, position: `0,0/21 ${EMPTY} A76:1`, best: { field: 5, win: 0.612 }, next: { field: 4, win: 0.592 } },
  { value: 73, position: `0,0/21 ${EMPTY} A73:1`, best: { field: 5, win: 0.565 }, next: { field: 4, win: 0.56 } },
  { value: 71, position: `0,0/21 ${EMPTY} A71:1`, best: { field: 4, win: 0.536 }, next: { field: 3, win: 0.534 } },
  { value: 63, position: `0,0/21 ${EMPTY} A36:1`, best: { field: 2, win: 0.519 }, next: { field: null, win: AGAIN } },
  { value: 61, position: `0,0/21 ${EMPTY} A16:1`, best: { field: null, win: AGAIN }, next: { field: 2, win: 0.51 } },
  { value: 33, position: `3,0/21 ${EMPTY} A33:1`, best: { field: 1, win: 0.574 }, next: { field: null, win: 0.573 } },
];
