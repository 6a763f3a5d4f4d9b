import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Command } from "../../../wire.gen";
import { DoubleTap } from "./double-tap";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const roll: Command = { do: "throw", pair: 0 };
const place: Command = { do: "place", field: 1 };

it("ignores the same again, and the next player's button in the same place", () => {
  const taps = new DoubleTap();
  taps.accept(place, 0, Date.now());
  expect([taps.repeats(place, 0), taps.repeats(roll, 1), taps.repeats(roll, 0)]).toEqual([true, true, false]);
  vi.advanceTimersByTime(351);
  expect([taps.repeats(place, 0), taps.repeats(roll, 1)]).toEqual([false, false]);
  expect(taps.idleTime).toBe(351);
  taps.accept(place, 0, Date.now() - 1300);
  expect(taps.repeats(roll, 1)).toBe(false);
});
