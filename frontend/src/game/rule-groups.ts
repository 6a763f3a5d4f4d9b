// The rules in groups; the texts are the messages rules-r7 etc., as in docs/rules.md.

export interface Group {
  readonly key: string;
  readonly rules: readonly number[];
}

export const GROUPS: readonly Group[] = [
  { key: "aim", rules: [1, 2, 3] },
  { key: "turn", rules: [4] },
  { key: "score", rules: [5, 6, 7] },
  { key: "roll", rules: [8, 9, 10] },
  { key: "double", rules: [11] },
  { key: "cross", rules: [12, 13] },
  { key: "place", rules: [14, 15, 16, 17] },
  { key: "out", rules: [18, 19] },
  { key: "end", rules: [20, 21] },
  { key: "two", rules: [22, 23, 24, 25, 26] },
];
