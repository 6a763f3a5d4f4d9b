// Questions and examples beside the rules.

export { type Group, GROUPS } from "../../game/rule-groups";

/** A question players often ask, and the rules that answer it. */
export interface Question {
  readonly key: string;
  readonly rules: readonly number[];
}

export const QUESTIONS: readonly Question[] = [
  { key: "equal", rules: [18] },
  { key: "spare", rules: [18] },
  { key: "below", rules: [18, 16] },
  { key: "higher", rules: [17] },
  { key: "crosses", rules: [9, 11] },
  { key: "keep", rules: [11, 13] },
  { key: "double", rules: [8, 11] },
  { key: "roll", rules: [4, 10] },
  { key: "stop", rules: [14, 16] },
  { key: "turned", rules: [14] },
  { key: "climb", rules: [11, 19] },
  { key: "out", rules: [19] },
  { key: "zero", rules: [5, 16] },
  { key: "exact", rules: [20] },
  { key: "round", rules: [20] },
  { key: "youngest", rules: [3] },
  { key: "alone", rules: [26] },
  { key: "cross-two", rules: [12, 26] },
  { key: "swap", rules: [23] },
  { key: "zero-two", rules: [25] },
  { key: "one-each", rules: [22] },
  { key: "editions", rules: [9] },
];

/** A position and the moves that follow, shown on a small board. */
export interface Example {
  readonly start: string;
  readonly moves: readonly string[];
}

export const EXAMPLES: ReadonlyMap<number, Example> = new Map([
  [5, { start: "4,3,6/21 -/-/B26/-/-/C12 A46:1", moves: ["@5"] }],
  [9, { start: "2,5,8/21 -/-/B26/-/-/C12 A", moves: ["A7X", "@2"] }],
  [11, { start: "4,3,6/21 -/-/B26/-/C31/- A21:1", moves: ["A33"] }],
  [12, { start: "5,3,6/21 -/-/C26/-/-/- A21:1", moves: ["AX2"] }],
  [13, { start: "1,3,6/21 -/-/-/C26/-/- A31:2", moves: ["AXX"] }],
  [17, { start: "4,3,6/21 -/-/-/B76/-/C15 A12:1", moves: ["@5"] }],
  [18, { start: "4,6,2,5/21 B15/C73/D26/-/-/- A26:1", moves: ["@1"] }],
  [20, { start: "19,15,17/21 -/-/B26/-/-/C15 A21:1", moves: ["A33"] }],
  [24, { start: "4,3/21 B12/A31/-/-/-/- a26:1", moves: ["@2"] }],
  [25, { start: "4,3/21 -/A31/-/a26/-/- B3X:1", moves: ["@3"] }],
  [26, { start: "4,3/21 -/A31/-/-/-/- B12:1", moves: ["@5", "a26"] }],
]);

/** The players of the examples, the same in every language. */
export const NAMES = ["Ana", "Ben", "Caro", "Davi"] as const;
