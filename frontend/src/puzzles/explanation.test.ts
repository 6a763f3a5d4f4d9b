import { expect, test, vi } from "vitest";
import { explanation, mistakeOf, question } from "./explanation";
import { readPuzzle } from "./puzzle";

vi.mock("../words/words.svelte", () => ({
  say: (key: string, values: Record<string, unknown> = {}) => `${key} ${Object.values(values).join(" ")}`.trim(),
  words: { number: (value: number) => String(Math.round(value * 1000) / 10) },
}));

const TWO = readPuzzle("8,0/21 -/aX5/A72/-/B42/- b26:1 spared 2 @5 ?=16837 @0xa=18260 @2xa=22112 @5=10732");
const THREE = readPuzzle("7,4,9/21 C35/-/-/-/-/- B15:2 stopped 3 @4 ?=25412 @0=17908 @1=19904 @2=20690 @3=19944 @4=19612");
const PLAYERS = ["Ana", "You", "Ben"].map((name, color) => ({ name, color }));

test("the question says what was rolled, how the race stands and who follows", () => {
  expect(question(TWO, PLAYERS.slice(0, 2))).toBe("puzzles-asked 62 puzzles-asked-behind 8 puzzles-asked-what");
  expect(question(THREE, PLAYERS)).toBe("puzzles-asked-again 51 puzzles-asked-behind 5 puzzles-asked-after Ben Ana puzzles-asked-what");
});

test("a wrong choice is compared with the best one, whatever it was", () => {
  const choice = (field: number | null) => TWO.choices.find(({ action }) => action.field === field) ?? TWO.best;
  expect(explanation(TWO, choice(5))).toBe("puzzles-why-spared 2 5 22.1 10.7 puzzles-cost 11");
  expect(explanation(TWO, choice(null))).toBe("puzzles-why-rolled_on 2 0 22.1 16.8 puzzles-cost 5");
  expect(explanation(TWO, choice(0))).toBe("puzzles-why-field_zero 2 0 22.1 18.3 puzzles-cost 4");
});

test("the best choice is compared with the tempting one, and costs nothing", () => {
  expect(explanation(TWO, TWO.best)).toBe("puzzles-why-spared 2 5 22.1 10.7");
  expect(explanation(THREE, THREE.best)).toBe("puzzles-why-stopped 0 4 25.4 19.6");
});

test("the tempting choice of a puzzle is the mistake that the collection says", () => {
  for (const puzzle of [TWO, THREE]) expect(mistakeOf(puzzle.natural, puzzle.best)).toBe(puzzle.kind);
});
