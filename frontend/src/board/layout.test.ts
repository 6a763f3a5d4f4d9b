import { describe, expect, it } from "vitest";
import { layout } from "./layout";

const SIZES = [
  [340, 300],
  [360, 340],
  [480, 700],
  [900, 800],
] as const;

describe("layout", () => {
  it.each(SIZES)("keeps pieces apart and on the stairs at %i x %i", (width, height) => {
    for (const players of [2, 3, 6]) {
      const board = layout(width, height, players, 21);
      for (let step = 0; step <= 21; step++) {
        const spots = Array.from({ length: players }, (_, player) => board.spot(player, step));
        spots.forEach((spot, player) => {
          expect(spot.x - board.piece / 2).toBeGreaterThan(0);
          expect(spot.x + board.piece / 2).toBeLessThan(board.stairs);
          expect(spot.y - board.piece / 2).toBeGreaterThanOrEqual(-1);
          expect(spot.y + board.piece / 2).toBeLessThanOrEqual(height);
          const next = spots[player + 1];
          if (next) expect(next.x - spot.x).toBeGreaterThanOrEqual(board.piece * 0.9);
        });
      }
    }
  });

  it.each(SIZES)("has fields that can be touched, one above the other, at %i x %i", (width, height) => {
    const { ledge, ledges } = layout(width, height, 2, 21);
    expect(ledges.left + ledges.width + ledges.cord).toBe(width);
    for (let field = 0; field <= 5; field++) {
      expect(ledge(field).height).toBeGreaterThanOrEqual(44);
      if (field) expect(ledge(field).top + ledge(field).height).toBeCloseTo(ledge(field - 1).top);
    }
    expect(ledge(0).top + ledge(0).height).toBeCloseTo(height);
  });

  it.each([1, 2, 5, 21, 50, 200, 999])("has room for %i steps", (finish) => {
    const board = layout(360, 340, 4, finish);
    expect(board.numbers.at(-1)).toBe(finish);
    expect(board.numbers.length).toBeLessThanOrEqual(22);
    for (let step = 1; step <= finish; step++) expect(board.edge(step)).toBeLessThan(board.edge(step - 1));
    expect(board.edge(finish)).toBeCloseTo(board.head);
  });
});
