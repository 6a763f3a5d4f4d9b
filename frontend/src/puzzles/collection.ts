// The puzzle collection: loaded on demand, the same for everybody, available offline.

import { type Puzzle, type PuzzleGrade, type PuzzleKind, readPuzzle } from "./puzzle";

const DAY = 86_400_000;

export type PuzzlePlayers = 2 | 3;
export const PUZZLE_PLAYERS: readonly PuzzlePlayers[] = [2, 3];

let loading: Promise<readonly string[]> | undefined;

/** Loads the lines of the collection, once: those for two players, then those for three. */
export function loadPuzzles(): Promise<readonly string[]> {
  loading ??= import("../../../src/rapido/review/puzzles.json").then(({ default: { puzzles, three_players: three } }) => [
    ...puzzles,
    ...three.puzzles,
  ]);
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The number of a day, in local time. */
export function dayNumber(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY;
}

/** The puzzle of a day, alternately for two and for three players: the days step through a shuffled collection. */
export function puzzleOfDay(lines: readonly string[], day: number): Puzzle {
  const players = day % 2 === 0 ? 2 : 3;
  const some = lines.filter((line) => playersIn(line) === players);
  return readPuzzle(some[Math.floor(day / 2) % some.length] ?? "");
}

export interface PuzzleFilter {
  readonly players?: PuzzlePlayers | null;
  readonly grade?: PuzzleGrade | null;
  readonly kind?: PuzzleKind | null;
}

/** A random puzzle of the given players, grade and kind, preferably one not seen recently. */
export function randomPuzzle(lines: readonly string[], filter: PuzzleFilter, recent: readonly number[], random = Math.random): Puzzle {
  const fits = (line: string, players: PuzzleFilter["players"]) => {
    const [, , , kind, grade] = line.split(" ");
    return (
      (!players || playersIn(line) === players) &&
      (!filter.kind || kind === filter.kind) &&
      (!filter.grade || Number(grade) === filter.grade)
    );
  };
  const indices = (players: PuzzleFilter["players"]) => lines.flatMap((line, index) => (fits(line, players) ? [index] : []));
  const wanted = indices(filter.players);
  const all = wanted.length > 0 ? wanted : indices(null); // no puzzle for three of a rare kind
  const fresh = all.filter((index) => !recent.includes(index));
  const from = fresh.length > 0 ? fresh : all;
  return readPuzzle(lines[from[Math.floor(random() * from.length)] ?? 0] ?? "");
}

/** A line begins with everyone's step: 3,0,7/21. */
function playersIn(line: string): number {
  return line.slice(0, line.indexOf("/")).split(",").length;
}
