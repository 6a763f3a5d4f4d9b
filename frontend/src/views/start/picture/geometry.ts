// The geometry of the picture on the start page: a staircase in perspective between tiled walls, with houses next to it.

import { draw, type Stroke, tilesOf } from "../../../board/tiles/tiles";

export const WIDTH = 600;
export const HEIGHT = 720;
const STEPS = 15;
const RISE = 560;
const SEED = 2021;

/** The y of a step, counted from the foot: steps get lower and narrower toward the top. */
const top = (step: number) => HEIGHT + 10 - (RISE * (1 - 0.905 ** step)) / (1 - 0.905 ** STEPS);
const half = (y: number) => 88 + ((y - top(STEPS)) / (HEIGHT - top(STEPS))) * 236;
const across = (part: number, y: number) => WIDTH / 2 + (part * 2 - 1) * half(y);

/** The height of the walls at a y of the stairs. */
const lift = (y: number) => 26 + (y - top(STEPS)) * 0.24;
const out = (y: number) => 30 + (y - top(STEPS)) * 0.2;

export const SUMMIT = top(STEPS);

export interface Slab {
  readonly ground: string;
  readonly lip: string;
  readonly shade: string;
  readonly strokes: readonly Stroke[];
}

function quad(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The steps from the top down, so that nearer ones cover farther ones. */
export const STAIRS: readonly Slab[] = Array.from({ length: STEPS }, (_, step): Slab => {
  const [low, high] = [top(step), top(step + 1)];
  const lip = (low - high) * 0.16;
  const place = (x: number, y: number) => {
    const down = high + lip + (low - high - lip) * y;
    return [across(x, down), down] as const;
  };
  const band = (from: number, to: number) =>
    quad([
      [across(0, from), from],
      [across(1, from), from],
      [across(1, to), to],
      [across(0, to), to],
    ]);
  return {
    ground: band(high, low),
    lip: band(high, high + lip),
    shade: band(high + lip, high + lip * 2),
    strokes: draw(tilesOf(SEED, step, step / STEPS, 11 - Math.floor(step / 5)), SEED + step, place, 0.035),
  };
}).toReversed();

/** The walls on both sides, tiled in red as in Rio. */
export const WALLS: readonly { readonly ground: string; readonly strokes: readonly Stroke[] }[] = [-1, 1]
  .flatMap((side) =>
    Array.from({ length: STEPS }, (_, step) => {
      const [low, high] = [top(step), top(step + 1)];
      const at = (y: number, up: number) => [WIDTH / 2 + side * (half(y) + out(y) * up), y - lift(y) * up] as const;
      const place = (x: number, y: number) => at(high + (low - high) * y, x);
      const tiles = tilesOf(SEED + 5, step + (side + 1) * 20, 0.97, 3);
      return {
        ground: quad([at(high, 0), at(high, 1), at(low, 1), at(low, 0)]),
        strokes: draw(tiles, SEED + step * 3 + side, place, 0.03),
      };
    }),
  )
  .toReversed();

export interface House {
  readonly color: number;
  readonly wall: string;
  readonly roof: string;
  readonly windows: readonly string[];
}

/** The houses behind the walls, smaller toward the top. */
export const HOUSES: readonly House[] = [
  { side: -1, near: 0.18, wide: 74, tall: 96, color: 2 },
  { side: 1, near: 0.1, wide: 66, tall: 120, color: 0 },
  { side: -1, near: 0.42, wide: 120, tall: 150, color: 1 },
  { side: 1, near: 0.36, wide: 124, tall: 130, color: 3 },
  { side: -1, near: 0.74, wide: 190, tall: 190, color: 3 },
  { side: 1, near: 0.7, wide: 210, tall: 220, color: 2 },
].map(({ side, near, wide, tall, color }) => {
  const y = SUMMIT + (HEIGHT - SUMMIT) * near;
  const inner = WIDTH / 2 + side * (half(y) + out(y) * 0.8);
  const [left, right] = side < 0 ? [inner - wide, inner] : [inner, inner + wide];
  const [roof, foot] = [y - tall, HEIGHT + 20];
  const box = (x: number, down: number, w: number, h: number) =>
    quad([
      [x, down],
      [x + w, down],
      [x + w, down + h],
      [x, down + h],
    ]);
  const [w, h] = [wide * 0.17, tall * 0.2];
  return {
    color,
    wall: box(left, roof, wide, foot - roof),
    roof: quad([
      [left - wide * 0.06, roof],
      [left + wide * 0.08, roof - tall * 0.12],
      [right - wide * 0.08, roof - tall * 0.12],
      [right + wide * 0.06, roof],
    ]),
    windows: [0.16, 0.42, 0.68].map((part) => box(left + wide * part, roof + tall * 0.18, w, h)),
  };
});

/** The pieces: color, position and size. */
export const PIECES = [
  { color: 0, lane: 0.16, step: 4 },
  { color: 1, lane: 0.32, step: 7 },
  { color: 2, lane: 0.52, step: 2 },
  { color: 3, lane: 0.62, step: 9 },
  { color: 4, lane: 0.8, step: 5 },
  { color: 5, lane: 0.9, step: 1 },
].map(({ color, lane, step }) => {
  const y = top(step + 1) + (top(step) - top(step + 1)) * 0.1;
  return { color, x: across(lane, y), y, size: (top(step) - top(step + 1)) / 22 };
});

/** The stars at night, always the same. */
export const STARS = Array.from({ length: 26 }, (_, index) => ({
  x: ((index * 97) % 640) - 20,
  y: 8 + ((index * 53) % 150),
  size: 0.8 + (index % 3) * 0.5,
}));
