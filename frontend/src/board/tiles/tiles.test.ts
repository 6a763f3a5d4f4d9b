import { describe, expect, it } from "vitest";
import { chance, draw, type Place, seedOf, tilesOf, wallOf } from "./tiles";

const square: Place = (x, y) => [x * 100, y * 10];

describe("tiles", () => {
  it("are the same for the same seed, and differ for another", () => {
    expect(tilesOf(7, 3, 0.2, 12)).toEqual(tilesOf(7, 3, 0.2, 12));
    expect(draw(tilesOf(7, 3, 0.2, 12), 7, square, 0.04)).toEqual(draw(tilesOf(7, 3, 0.2, 12), 7, square, 0.04));
    expect(tilesOf(7, 3, 0.2, 12)).not.toEqual(tilesOf(8, 3, 0.2, 12));
    expect(wallOf(7, 3, 4)).toEqual(wallOf(7, 3, 4));
  });

  it("differ from step to step: neighbors never share their main motif", () => {
    for (let seed = 0; seed < 60; seed++) {
      for (let step = 1; step < 21; step++) {
        const [lower, upper] = [step, step + 1].map((at) => tilesOf(seed, at, at / 21, 13));
        expect(most(lower ?? []), `seed ${seed}, step ${step}`).not.toBe(most(upper ?? []));
      }
    }
  });

  it("go from green at the foot to red at the top", () => {
    const own = (height: number) => new Set(Array.from({ length: 40 }, (_, seed) => tilesOf(seed, 5, height, 1)[0]?.paints).flat());
    const foot = Array.from({ length: 40 }, (_, seed) => tilesOf(seed, 1, 0, 8).some((tile) => tile.paints.includes("green")));
    const top = Array.from({ length: 40 }, (_, seed) => tilesOf(seed, 20, 1, 8).some((tile) => tile.paints.includes("red")));
    expect(foot.every(Boolean)).toBe(true);
    expect(top.every(Boolean)).toBe(true);
    expect(own(0.45).has("yellow")).toBe(true);
    expect(own(0.65).has("blue")).toBe(true);
  });

  it("are stars on the last step", () => {
    expect(new Set(tilesOf(3, 21, 1, 10, true).map((tile) => tile.motif)).size).toBe(1);
  });

  it("stay within their bounds, and are painted in a few strokes", () => {
    const strokes = draw(tilesOf(11, 4, 0.5, 14), 11, square, 0.04);
    expect(strokes.length).toBeLessThan(16);
    for (const { path } of strokes) {
      for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(-0.1);
        expect(Number(x)).toBeLessThanOrEqual(100.1);
        expect(Number(y)).toBeGreaterThanOrEqual(-0.5);
        expect(Number(y)).toBeLessThanOrEqual(10.5);
      }
    }
  });
});

describe("the random number generator", () => {
  it("is between 0 and 1, and depends on its seed", () => {
    const [one, same] = [chance(seedOf("game")), chance(seedOf("game"))];
    for (let turn = 0; turn < 100; turn++) {
      const drawn = one();
      expect(drawn).toBe(same());
      expect(drawn >= 0 && drawn < 1).toBe(true);
    }
    expect(seedOf("a")).not.toBe(seedOf("b"));
  });
});

function most(tiles: readonly { readonly motif: number }[]): number {
  const counts = new Map<number, number>();
  for (const { motif } of tiles) counts.set(motif, (counts.get(motif) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? -1;
}
