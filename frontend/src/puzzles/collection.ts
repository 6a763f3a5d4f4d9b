// The puzzle collection: loaded on demand, the same for everybody, available offline.

import { type Puzzle, type PuzzleGrade, type PuzzleKind, readPuzzle } from "./puzzle";

const DAY = 86_400_000;

let loading: Promise<readonly string[]> | undefined;

/** Loads the lines of the collection, once. */
export function loadPuzzles(): Promise<readonly string[]> {
  loading ??= import("../../../src/rapido/review/puzzles.json").then(({ default: collection }) => collection.puzzles);
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The number of a day, in local time. */
export function dayNumber(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY;
}

/** The puzzle of a day: the days step through a shuffled collection. */
export function puzzleOfDay(lines: readonly string[], day: number): Puzzle {
  return readPuzzle(lines[((day % lines.length) + lines.length) % lines.length] ?? "");
}

export interface PuzzleFilter {
  readonly grade?: PuzzleGrade | null;
  readonly kind?: PuzzleKind | null;
}

/** A random puzzle of the given grade and kind, preferably one not seen recently. */
export function randomPuzzle(lines: readonly string[], filter: PuzzleFilter, recent: readonly number[], random = Math.random): Puzzle {
  const fits = (line: string) => {
    const [, , , kind, grade] = line.split(" ");
    return (!filter.kind || kind === filter.kind) && (!filter.grade || Number(grade) === filter.grade);
  };
  const all = lines.flatMap((line, index) => (fits(line) ? [index] : []));
  const fresh = all.filter((index) => !recent.includes(index));
  const from = fresh.length > 0 ? fresh : all;
  return readPuzzle(lines[from[Math.floor(random() * from.length)] ?? 0] ?? "");
}
