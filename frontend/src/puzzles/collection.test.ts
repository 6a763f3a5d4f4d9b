import { expect, test } from "vitest";
import { dayNumber, loadPuzzles, puzzleOfDay, randomPuzzle } from "./collection";
import { mistakeOf } from "./explanation";
import { KINDS, readPuzzle } from "./puzzle";

test("the whole collection can be parsed", async () => {
  const lines = await loadPuzzles();
  expect(lines.length).toBeGreaterThanOrEqual(500);
  for (const line of lines) {
    const puzzle = readPuzzle(line);
    expect(KINDS).toContain(puzzle.kind);
    expect(puzzle.best.win).toBeGreaterThan(puzzle.natural.win);
    expect(puzzle.game.pairs.length).toBeLessThan(4);
    expect(mistakeOf(puzzle.natural, puzzle.best)).toBe(puzzle.kind);
  }
});

test("everybody has the same puzzle on the same date, and another one the day after", async () => {
  const lines = await loadPuzzles();
  const morning = dayNumber(new Date(2026, 10, 15, 0, 5));
  expect(dayNumber(new Date(2026, 10, 15, 23, 55))).toBe(morning);
  expect(dayNumber(new Date(2026, 10, 16, 0, 1))).toBe(morning + 1);
  const days = Array.from({ length: 200 }, (_, day) => puzzleOfDay(lines, morning + day));
  expect(new Set(days.map(({ line }) => line)).size).toBe(200);
  expect(days.slice(0, 4).map(({ game }) => game.steps.length)).toEqual(morning % 2 === 0 ? [2, 3, 2, 3] : [3, 2, 3, 2]);
});

test("a random puzzle matches the filter, and none repeats as long as there are others", async () => {
  const lines = await loadPuzzles();
  const first = randomPuzzle(lines, { grade: 3, kind: "spared" }, [], () => 0);
  expect([first.grade, first.kind]).toEqual([3, "spared"]);
  expect(randomPuzzle(lines, { grade: 3, kind: "spared" }, [lines.indexOf(first.line)], () => 0).line).not.toBe(first.line);
});

test("a number of players can be chosen; a kind that it does not have comes from the other one", async () => {
  const lines = await loadPuzzles();
  for (const players of [2, 3] as const) {
    expect(randomPuzzle(lines, { players, grade: 2 }, [], () => 0.5).game.steps).toHaveLength(players);
    const finishes = new Set(lines.map(readPuzzle).flatMap(({ game }) => (game.steps.length === players ? [game.finish] : [])));
    expect([...finishes].toSorted((one, other) => one - other)).toEqual([1, 21]); // sprints, too
  }
  const two = lines.filter((line) => /^\d+,\d+\//.test(line));
  expect(randomPuzzle(two, { players: 3, kind: "spared" }, []).kind).toBe("spared");
});
