// The results of puzzles on this device: days in a row, and how many were solved. They never leave it.

import { isRecord, readJson, writeJson } from "./json";

export interface Tally {
  readonly tried: number;
  readonly solved: number;
}

export interface PuzzleResults {
  /** the last day whose puzzle was answered, and the index of that answer */
  readonly day: number;
  readonly answer: number | null;
  /** the index of that puzzle; null if it was answered by an older page */
  readonly puzzle: number | null;
  /** days in a row, up to that day */
  readonly run: number;
  readonly longest: number;
  readonly grades: Readonly<Record<string, Tally>>;
  readonly kinds: Readonly<Record<string, Tally>>;
  /** the indices of recent puzzles, newest first */
  readonly met: readonly number[];
}

export const NO_RESULTS: PuzzleResults = { day: -1, answer: null, puzzle: null, run: 0, longest: 0, grades: {}, kinds: {}, met: [] };
const KEY = "rapido-puzzles";
const MAX_RECENT = 200;

/** Counts the answer to a puzzle, named by its index in the collection. */
export function withAnswer(before: PuzzleResults, puzzle: number, grade: number, kind: string, right: boolean): PuzzleResults {
  const add = (tallies: Readonly<Record<string, Tally>>, key: string | number) => {
    const { tried, solved } = tallies[key] ?? { tried: 0, solved: 0 };
    return { ...tallies, [key]: { tried: tried + 1, solved: solved + (right ? 1 : 0) } };
  };
  return {
    ...before,
    grades: add(before.grades, grade),
    kinds: add(before.kinds, kind),
    met: [puzzle, ...before.met.filter((each) => each !== puzzle)].slice(0, MAX_RECENT),
  };
}

/** Counts the answer to a puzzle of the day; only the first answer of a day counts. */
export function withDailyAnswer(before: PuzzleResults, day: number, puzzle: number, answer: number, right: boolean): PuzzleResults {
  if (before.day === day) return before;
  const run = right ? (before.day === day - 1 ? before.run : 0) + 1 : 0;
  return { ...before, day, puzzle, answer, run, longest: Math.max(before.longest, run) };
}

/** Days in a row as of today: a missed day resets them. */
export function currentRun(results: PuzzleResults, day: number): number {
  return results.day >= day - 1 ? results.run : 0;
}

export function readResults(): PuzzleResults {
  const found = readJson(KEY);
  return isResults(found) ? { ...NO_RESULTS, ...found } : NO_RESULTS;
}

export function writeResults(results: PuzzleResults): void {
  writeJson(KEY, results);
}

function isResults(found: unknown): found is PuzzleResults {
  if (!isRecord(found)) return false;
  const { day, run, longest, met, grades, kinds } = found;
  const counts = [day, run, longest].every((each) => typeof each === "number");
  return counts && Array.isArray(met) && isRecord(grades) && isRecord(kinds);
}
