import { expect, test } from "vitest";
import { readPuzzle } from "./puzzle";

const LINE = "8,0/21 -/aX5/A72/-/B42/- b26:1 spared 2 @5 ?=16837 @0xa=18260 @2xa=22112 @5=10732";

test("a line contains everything the board shows", () => {
  const { game, kind, grade } = readPuzzle(LINE);
  expect([kind, grade]).toEqual(["spared", 2]);
  expect(game.steps).toEqual([8, 0]);
  expect([game.player, game.pair, game.roll, game.value, game.rolls]).toEqual([1, 1, [2, 6], 62, 1]);
  expect(game.pairs).toContainEqual({ player: 0, pair: 1, field: 4, dice: [0, 5], value: 50 });
  expect(game.pairs.map((pair) => pair.field)).toEqual([3, 4, 1]);
});

test("a line lists the actions, their values, and the tempting one", () => {
  const { choices, best, natural } = readPuzzle(LINE);
  expect(choices.map(({ action }) => action.field)).toEqual([null, 0, 2, 5]);
  expect(best.action).toEqual({ do: "place", pair: null, field: 2, throws_out: [[0, 1]] });
  expect(best.win).toBeCloseTo(0.22112);
  expect(natural.action.field).toBe(5);
});
