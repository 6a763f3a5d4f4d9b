// Hand-painted tiles generated from a seed: each step has its own colors, motifs and layout.

export type Paint = "green" | "leaf" | "yellow" | "blue" | "sky" | "red" | "coral" | "cream";

export interface Tile {
  readonly motif: number;
  /** quarter turns */
  readonly turn: number;
  /** ground, motif and accent */
  readonly paints: readonly [Paint, Paint, Paint];
  /** darker, normal or lighter, as if fired unevenly */
  readonly tone: -1 | 0 | 1;
}

/** Maps a point of a tile (0 to 1 in both directions) to the drawing. */
export type Place = (x: number, y: number) => readonly [number, number];

/** All shapes of a drawing in one color. */
export interface Stroke {
  readonly paint: Paint | "light" | "dark";
  readonly path: string;
}

// Each motif in a square of 100: the shape, then its accent.
const MOTIFS: readonly (readonly [string, string])[] = [
  ["M0 0L94 0C94 52 52 94 0 94Z", "M0 0L62 0C62 34 34 62 0 62L0 36C20 36 36 20 36 0Z"], // quarter circle
  ["M50 4L96 50L50 96L4 50Z", "M50 29L71 50L50 71L29 50Z"], // diamond
  ["M6 6C64 6 94 36 94 94C36 94 6 64 6 6Z", "M18 18C52 26 74 48 82 82C48 74 26 52 18 18Z"], // leaf
  ["M50 2L62 38L98 50L62 62L50 98L38 62L2 50L38 38Z", "M50 39C56 39 61 44 61 50C61 56 56 61 50 61C44 61 39 56 39 50C39 44 44 39 50 39Z"], // star
  [
    "M50 50C50 22 28 6 5 5C6 28 22 50 50 50ZM50 50C78 50 94 28 95 5C72 6 50 22 50 50ZM50 50C50 78 72 94 95 95C94 72 78 50 50 50ZM50 50C22 50 6 72 5 95C28 94 50 78 50 50Z",
    "M50 40C56 40 60 44 60 50C60 56 56 60 50 60C44 60 40 56 40 50C40 44 44 40 50 40Z",
  ], // flower
  ["M0 0L100 0L0 100Z", "M0 0L52 0L0 52Z"], // half
  [
    "M50 8C73 8 92 27 92 50C92 73 73 92 50 92C27 92 8 73 8 50C8 27 27 8 50 8Z",
    "M50 28C62 28 72 38 72 50C72 62 62 72 50 72C38 72 28 62 28 50C28 38 38 28 50 28Z",
  ], // sun
  ["M0 58C22 12 34 20 50 50C66 80 78 88 100 42L100 100L0 100Z", "M0 88C22 46 36 58 50 78C64 98 80 104 100 76L100 100L0 100Z"], // wave
  ["M0 0L100 0C100 66 0 66 0 0Z", "M24 0L76 0C76 34 24 34 24 0Z"], // scale
  [
    "M0 0L40 0C40 22 22 40 0 40ZM100 0L100 40C78 40 60 22 60 0ZM100 100L60 100C60 78 78 60 100 60ZM0 100L0 60C22 60 40 78 40 100Z",
    "M50 26L74 50L50 74L26 50Z",
  ], // four corners
  ["M0 0L50 0L50 50L0 50ZM50 50L100 50L100 100L50 100Z", "M50 0L100 0L50 50ZM50 50L50 100L0 100Z"], // windmill
];
const SURPRISES: readonly (readonly [string, string])[] = [
  [
    "M50 92C8 60 4 36 20 20C33 8 46 18 50 32C54 18 67 8 80 20C96 36 92 60 50 92Z",
    "M50 70C30 54 28 42 36 36C43 31 48 38 50 44C52 38 57 31 64 36C72 42 70 54 50 70Z",
  ], // heart
  [
    "M6 50C26 20 58 20 76 44L96 26L96 74L76 56C58 80 26 80 6 50Z",
    "M26 42C31 42 34 45 34 50C34 55 31 58 26 58C21 58 18 55 18 50C18 45 21 42 26 42Z",
  ], // fish
];
const ALL = [...MOTIFS, ...SURPRISES];
const STAR = 3;
const GOLD: readonly Tile["paints"][] = [
  ["yellow", "red", "cream"],
  ["red", "yellow", "cream"],
];

// The colors from the foot to the top, and what goes well with each.
const FLOW: readonly Paint[] = ["green", "green", "leaf", "leaf", "yellow", "yellow", "sky", "blue", "blue", "coral", "red", "red"];
const GOES_WITH: Readonly<Record<Paint, readonly Paint[]>> = {
  green: ["cream", "yellow", "cream", "leaf", "sky"],
  leaf: ["cream", "green", "yellow", "blue"],
  yellow: ["green", "blue", "red", "cream", "green"],
  sky: ["blue", "cream", "red", "yellow", "blue"],
  blue: ["cream", "yellow", "sky", "cream"],
  coral: ["cream", "blue", "yellow", "red"],
  red: ["cream", "yellow", "cream", "sky"],
  cream: ["blue", "red", "green"],
};

/** A seeded random number generator: mulberry32. */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed from a string, such as a game id. */
export function seedOf(name: string): number {
  let seed = 0x811c9dc5;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return seed >>> 0;
}

function pick<T>(from: readonly T[], random: number): T {
  return from[Math.min(from.length - 1, Math.floor(random * from.length))] as T;
}

/** The tiles of one step, at `height` (0 to 1) of the stairs. Neighboring steps never share a motif; the last one is all stars. */
export function tilesOf(seed: number, step: number, height: number, columns: number, last = false): readonly Tile[] {
  if (last)
    return Array.from({ length: columns }, (_, column) => ({ motif: STAR, turn: 0, paints: pick(GOLD, (column % 2) / 2), tone: 0 }));
  const next = chance(seed * 31 + step * 7919);
  const stride = 3 + (seed % 4);
  const first = (step * stride + (seed >>> 3)) % MOTIFS.length;
  const second = (first + 1 + Math.floor(next() * (MOTIFS.length - 1))) % MOTIFS.length;
  const at = Math.max(0, Math.min(0.999, height + (next() - 0.5) * 0.12));
  const own = pick(FLOW, at);
  const other = pick(GOES_WITH[own], next());
  const touch = pick(
    GOES_WITH[own].filter((paint) => paint !== other),
    next(),
  );
  const grounds = { 0: [own, other, touch], 1: [other, own, touch] } as const;
  const pattern = Math.floor(next() * 5);
  const surprise = next() < 0.5 ? Math.floor(next() * columns) : -1;
  return Array.from({ length: columns }, (_, column) => {
    const odd = column % 2;
    const rare = column === surprise;
    const tone = next();
    const regular = [odd ? second : first, first, column % 4 === 2 ? second : first, first, column % 3 ? first : second][pattern];
    const motif = rare ? MOTIFS.length + Math.floor(next() * SURPRISES.length) : regular;
    const turn = rare ? 0 : ([0, odd, Math.floor(column / 2) % 4, Math.floor(next() * 4), odd * 2][pattern] ?? 0);
    const ground = ([0, odd, column % 4 === 2 ? 1 : 0, Math.floor(next() * 2), column % 3 ? 0 : 1][pattern] ?? 0) ^ (rare ? 1 : 0);
    return { motif: motif ?? first, turn, paints: grounds[ground ? 1 : 0], tone: tone < 0.2 ? -1 : tone > 0.8 ? 1 : 0 };
  });
}

/** Plain tiles in the reds of the side walls, with a yellow one here and there. */
export function wallOf(seed: number, course: number, columns: number): readonly Tile[] {
  const next = chance(seed * 17 + course * 6151);
  return Array.from({ length: columns }, () => {
    const [which, tone] = [next(), next()];
    const paint: Paint = which < 0.05 ? "yellow" : which < 0.3 ? "coral" : "red";
    return { motif: -1, turn: 0, paints: [paint, paint, paint], tone: tone < 0.3 ? -1 : tone > 0.75 ? 1 : 0 };
  });
}

/** Draws a row of tiles: one path per color and layer, with small irregularities as if painted by hand. */
export function draw(tiles: readonly Tile[], seed: number, place: Place, gap: number, fine = true): readonly Stroke[] {
  const wobble = chance(seed);
  const layers: Map<Stroke["paint"], string>[] = Array.from({ length: 4 }, () => new Map<Stroke["paint"], string>());
  const add = (layer: number, paint: Stroke["paint"], path: string) => layers[layer]?.set(paint, (layers[layer].get(paint) ?? "") + path);
  tiles.forEach((tile, column) => {
    const corner = (x: number, y: number) => [x + (x ? -gap : gap) * (0.5 + wobble()), y + (y ? -gap : gap) * (0.4 + wobble())] as const;
    const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
    const within = (x: number, y: number): string => {
      for (let turns = tile.turn; turns > 0; turns--) [x, y] = [1 - y, x];
      const across = (axis: 0 | 1) => (a[axis] * (1 - x) + b[axis] * x) * (1 - y) + (d[axis] * (1 - x) + c[axis] * x) * y;
      const [left, top] = place((column + across(0)) / tiles.length, across(1));
      return `${left.toFixed(1)} ${top.toFixed(1)}`;
    };
    const path = (motif: string) => motif.replace(/(\d+) (\d+)/g, (_, x: string, y: string) => within(Number(x) / 100, Number(y) / 100));
    const ground = path("M0 0L100 0L100 100L0 100Z");
    const motif = ALL[tile.motif];
    add(0, tile.paints[0], ground);
    if (motif) add(1, tile.paints[1], path(motif[0]));
    if (motif && fine) add(2, tile.paints[2], path(motif[1]));
    if (tile.tone) add(3, tile.tone > 0 ? "light" : "dark", ground);
  });
  return layers.flatMap((layer) => [...layer].map(([paint, path]) => ({ paint, path })));
}
