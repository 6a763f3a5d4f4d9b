// What became of the puzzles on this device: days in a row, and how many were solved. Nobody else is told.

import type { GradeNumber, Kind } from "../puzzles/puzzle";

export interface Tally {
  readonly tried: number;
  readonly solved: number;
}

export interface Solved {
  /** the last day whose puzzle was answered, and how */
  readonly day: number;
  readonly answer: number | null;
  /** days in a row, up to that day */
  readonly run: number;
  readonly longest: number;
  readonly grades: Readonly<Record<string, Tally>>;
  readonly kinds: Readonly<Record<string, Tally>>;
  /** the pages met lately */
  readonly met: readonly number[];
}

export const NOTHING: Solved = { day: -1, answer: null, run: 0, longest: 0, grades: {}, kinds: {}, met: [] };
const KEY = "rapido-puzzles";
const LATELY = 200;

/** Note an answer to any puzzle. */
export function noted(before: Solved, page: number, grade: GradeNumber, kind: Kind, right: boolean): Solved {
  const add = (tallies: Readonly<Record<string, Tally>>, key: string | number) => {
    const { tried, solved } = tallies[key] ?? { tried: 0, solved: 0 };
    return { ...tallies, [key]: { tried: tried + 1, solved: solved + (right ? 1 : 0) } };
  };
  return {
    ...before,
    grades: add(before.grades, grade),
    kinds: add(before.kinds, kind),
    met: [page, ...before.met.filter((each) => each !== page)].slice(0, LATELY),
  };
}

/** Note the answer of a day; the first one counts. `answer` is its place among the choices. */
export function notedDay(before: Solved, day: number, answer: number, right: boolean): Solved {
  if (before.day === day) return before;
  const run = right ? (before.day === day - 1 ? before.run : 0) + 1 : 0;
  return { ...before, day, answer, run, longest: Math.max(before.longest, run) };
}

/** Days in a row that still count today: a day that was missed ends them. */
export function runOn(solved: Solved, day: number): number {
  return solved.day >= day - 1 ? solved.run : 0;
}

export function keptSolved(): Solved {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (isSolved(found)) return { ...NOTHING, ...found };
  } catch {
    // Not ours, or a browser that keeps nothing.
  }
  return NOTHING;
}

export function keepSolved(solved: Solved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // It holds until the page is closed.
  }
}

function isSolved(found: unknown): found is Solved {
  const { day, run, longest, met, grades, kinds } = (found ?? {}) as Partial<Solved>;
  const counts = [day, run, longest].every((each) => typeof each === "number");
  return counts && Array.isArray(met) && typeof grades === "object" && typeof kinds === "object";
}
