import { expect, test } from "vitest";
import { dayNumber, loadPuzzles, puzzleOfDay, randomPuzzle } from "./collection";
import { KINDS, readPuzzle } from "./puzzle";

test("the whole collection can be parsed", async () => {
  const lines = await loadPuzzles();
  expect(lines.length).toBeGreaterThanOrEqual(500);
  for (const line of lines) {
    const puzzle = readPuzzle(line);
    expect(KINDS).toContain(puzzle.kind);
    expect(puzzle.best.win).toBeGreaterThan(puzzle.natural.win);
    expect(puzzle.game.pairs.length).toBeLessThan(4);
  }
});

test("everybody has the same puzzle on the same date, and another one the day after", async () => {
  const lines = await loadPuzzles();
  const morning = dayNumber(new Date(2026, 10, 15, 0, 5));
  expect(dayNumber(new Date(2026, 10, 15, 23, 55))).toBe(morning);
  expect(dayNumber(new Date(2026, 10, 16, 0, 1))).toBe(morning + 1);
  expect(puzzleOfDay(lines, morning).line).toBe(lines[morning % lines.length]);
  expect(puzzleOfDay(lines, morning + 1).line).not.toBe(puzzleOfDay(lines, morning).line);
});

test("a random puzzle matches the filter, and none repeats as long as there are others", async () => {
  const lines = await loadPuzzles();
  const first = randomPuzzle(lines, { grade: 3, kind: "spared" }, [], () => 0);
  expect([first.grade, first.kind]).toEqual([3, "spared"]);
  expect(randomPuzzle(lines, { grade: 3, kind: "spared" }, [lines.indexOf(first.line)], () => 0).line).not.toBe(first.line);
});
