import { expect, it } from "vitest";
import type { RollView } from "../../wire.gen";
import { isCounted } from "./decision";
import { moments } from "./moments";

function roll(player: number, before: readonly number[], after: readonly number[]): RollView {
  const place = { turn: 1, move: 0, index: 0, position: "", dice: [1, 2] as const, value: 21, roll: 1 };
  return { kind: "roll", ...place, player, before, after, luck: 0, luck_all: [], correction: [] };
}

it("the moments of a game are its six largest swings, in order", () => {
  const swings = [0.05, 0.02, 0.3, 0.04, 0.1, 0.06, 0.031, 0.2];
  const found = moments(swings.map((swing) => roll(0, [0.5, 0.5], [0.5 - swing, 0.5 + swing])));
  expect(found.map(({ entry }) => entry)).toEqual([0, 2, 3, 4, 5, 7]);
});

it("a moment belongs to the seat that it changed most, among equals to the player who acted", () => {
  const seats = [
    roll(1, [0.5, 0.5], [0.4, 0.6]),
    roll(0, [0.5, 0.5], [0.4, 0.6]),
    roll(0, [0.3, 0.3, 0.4], [0.35, 0.2, 0.45]),
    roll(0, [0.3, 0.3, 0.4], [0.3, 0.2, 0.5]),
  ].flatMap((entry) => moments([entry]).map(({ seat }) => seat));
  expect(seats).toEqual([1, 0, 1, 1]);
});

it("a decision counts if it mattered and was not obvious, or if the obvious was missed", () => {
  expect(isCounted([0, 0.001], false)).toBe(false);
  expect(isCounted([0.05, 0], false)).toBe(true);
  expect(isCounted([0, 0.09, 0.2], false)).toBe(false);
  expect(isCounted([0, 0.09, 0.2], true)).toBe(true);
});
