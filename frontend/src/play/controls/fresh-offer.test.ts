import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FreshOffer } from "./fresh-offer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("ignores taps for a moment, but no keys", () => {
  const [tap, key] = [{ detail: 1 }, { detail: 0 }];
  const fresh = new FreshOffer();
  expect(fresh.isTooSoon(tap)).toBe(false);
  fresh.begin();
  vi.advanceTimersByTime(340);
  expect([fresh.isTooSoon(tap), fresh.isTooSoon(key)]).toEqual([true, false]);
  vi.advanceTimersByTime(11);
  expect(fresh.isTooSoon(tap)).toBe(false);
});
