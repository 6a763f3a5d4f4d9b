// The layout of a board of a given size: pure geometry in pixels.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** the right edge of the staircase */
  readonly stairs: number;
  /** the width of the column with the numbers */
  readonly gutter: number;
  readonly head: number;
  /** the height of the roof above the fields */
  readonly roof: number;
  readonly foot: number;
  /** the height of the lowest step */
  readonly pitch: number;
  /** the height of a piece */
  readonly piece: number;
  /** the steps that show their number */
  readonly numbers: readonly number[];
  /** how many rows of tiles make one step, or how many steps share one row */
  readonly rows: number;
  /** the line between two steps: `edge(0)` is the ground, `edge(finish)` the top */
  readonly edge: (step: number) => number;
  /** the x of a position across the lanes (0 to 1) at a height in pixels */
  readonly across: (part: number, y: number) => number;
  /** where a player's piece stands */
  readonly spot: (player: number, step: number) => Point;
  /** the box of a field */
  readonly ledge: (field: number) => { readonly top: number; readonly height: number };
  /** the column of fields; next to it, `cord` pixels for the cords */
  readonly ledges: { readonly left: number; readonly width: number; readonly cord: number };
}

const STRIDES = [1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 500];

export function layout(width: number, height: number, players: number, finish: number, compact = false): Layout {
  const small = Math.min(width / 340, height / 300);
  const large = Math.max(1, height / 1000); // a TV is seen from farther away
  const cord = players === 2 ? Math.round(Math.min(64 * large, 32 + 9 * small)) : 0;
  const ledgesWidth = Math.round(Math.max(122, Math.min(width * 0.4, 92 + width * 0.18, height * 0.62)));
  const stairs = width - ledgesWidth - cord - Math.round(5 * Math.min(small, 2.4));
  const gutter = Math.round(Math.max(18, Math.min(40 * large, stairs * 0.1)));
  const wall = gutter * 0.45;
  const lane = (stairs - gutter - wall) / Math.max(players, 3);
  const piece = Math.round(Math.max(18, Math.min(lane * 0.84, height * 0.092, 70 * large)));
  const head = Math.round(Math.max(piece * 0.7, compact ? 0 : height * 0.1));
  const foot = Math.round(piece * 1.12);
  const rise = height - head - foot;
  const pitch = rise / finish;
  const lean = Math.min(0.16, 0.06 + pitch * 0.004); // how much the stairs narrow toward the top
  const depth = Math.max(0, Math.min(0.22, (pitch - 12) * 0.012)); // how much the steps get lower
  const edge = (step: number) => {
    const part = step / finish;
    return height - foot - rise * (part * (1 + depth) - part * part * depth);
  };
  const across = (part: number, y: number) => {
    const up = (height - y) / height;
    const inset = (stairs - gutter - wall) * lean * up * 0.5;
    const left = gutter + inset;
    return left + part * (stairs - wall - inset - left);
  };
  const spot = (player: number, step: number) => {
    const y = step <= 0 ? height - foot * 0.5 : (edge(step) + edge(step - 1)) / 2;
    return { x: across((player + 0.5) / players, y), y };
  };
  const stride = STRIDES.find((each) => each * pitch >= 14) ?? 999;
  const numbers = [];
  for (let step = stride; step <= finish - stride; step += stride) numbers.push(step);
  numbers.push(finish);
  const rows = pitch >= 46 * large ? Math.round(pitch / (38 * large)) : pitch < 7 ? 1 / Math.ceil(9 / pitch) : 1;
  const roof = Math.round(Math.max(8, height * 0.035));
  const tall = (height - roof) / 6.5;
  const ledge = (field: number) => {
    const top = roof + (5 - field) * tall;
    return { top, height: field === 0 ? height - top : tall };
  };
  const ledges = { left: width - ledgesWidth - cord, width: ledgesWidth, cord };
  return { width, height, stairs, gutter, head, roof, foot, pitch, piece, numbers, rows, edge, across, spot, ledge, ledges };
}
