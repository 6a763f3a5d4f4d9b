// The geometry of the curve, in pixels.

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** the index of the last point */
  readonly last: number;
}

export function across(frame: Frame, point: number): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (frame.last === 0 ? 0 : (point / frame.last) * room);
}

export function up(frame: Frame, chance: number): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + (1 - Math.min(1, Math.max(0, chance))) * room;
}

/** The polyline through all points. */
export function line(frame: Frame, values: readonly number[]): string {
  return values.map((value, point) => `${point === 0 ? "M" : "L"}${round(across(frame, point))} ${round(up(frame, value))}`).join("");
}

/** The place nearest to a pointer. */
export function nearest(frame: Frame, places: readonly number[], x: number): number {
  let best = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(across(frame, place) - x) < Math.abs(across(frame, places[best] ?? 0) - x)) best = index;
  }
  return best;
}

/** As many ticks as there is room for labels. */
export function thinned<Tick extends { readonly at: number }>(frame: Frame, ticks: readonly Tick[], room: number): Tick[] {
  const found: Tick[] = [];
  for (const tick of ticks) {
    const last = found.at(-1);
    if (!last || across(frame, tick.at) - across(frame, last.at) >= room) found.push(tick);
  }
  return found;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
