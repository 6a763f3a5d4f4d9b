import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RetryTimer } from "./retry-timer.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The delays between attempts that all fail. */
async function delays(count: number, random: number, atLeast = 0): Promise<number[]> {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const timer = new RetryTimer({ min: 1000, max: 8000 });
  const at = [Date.now()];
  const fail = (): void => {
    at.push(Date.now());
    if (at.length <= count) timer.schedule(fail, atLeast);
  };
  timer.schedule(fail, atLeast);
  await vi.advanceTimersByTimeAsync(1e6);
  return at.slice(1).map((moment, index) => moment - (at[index] ?? 0));
}

describe("RetryTimer", () => {
  it("waits longer after each failure, up to a limit", async () => {
    expect(await delays(6, 0.5)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it("spreads the attempts of many browsers", async () => {
    expect(await delays(2, 0)).toEqual([750, 1500]);
    expect(await delays(2, 1)).toEqual([1250, 2500]);
  });

  it("never comes earlier than the server has asked for", async () => {
    expect(await delays(3, 0, 12)).toEqual([12_000, 12_000, 12_000]);
    expect(await delays(2, 1, 12)).toEqual([15_000, 15_000]);
  });

  it("counts down in whole seconds", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const timer = new RetryTimer({ min: 1000, max: 8000 });
    const attempt = vi.fn();
    timer.schedule(attempt, 3);
    const shown = [timer.seconds];
    for (let second = 0; second < 3; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      shown.push(timer.seconds);
    }
    expect(shown).toEqual([3, 2, 1, 0]);
    expect(attempt).toHaveBeenCalledOnce();
  });

  it("attempts at once when asked, but not twice", async () => {
    const timer = new RetryTimer({ min: 1000, max: 8000 });
    const attempt = vi.fn();
    timer.schedule(attempt, 60);
    timer.now();
    timer.now();
    await vi.advanceTimersByTimeAsync(1e6);
    expect(attempt).toHaveBeenCalledOnce();
    expect(timer.seconds).toBe(0);
  });

  it("begins anew after a success", () => {
    const timer = new RetryTimer({ min: 1000, max: 8000 });
    for (let failure = 0; failure < 5; failure++) timer.schedule(() => null);
    expect(timer.failures).toBe(5);
    timer.reset();
    expect([timer.failures, timer.seconds]).toEqual([0, 0]);
  });
});
