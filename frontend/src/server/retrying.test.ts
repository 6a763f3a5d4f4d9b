import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../game/api-error";
import { type Repeat, Retrying } from "./retrying.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that fails with these errors in turn, and then succeeds. */
function failing(...errors: Error[]) {
  return vi.fn(() => {
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  });
}

const refusal = (seconds: number | null = null) => new ApiError("too_many", seconds, true);

describe("Retrying", () => {
  it("tries again by itself, and says when", async () => {
    const retrying = new Retrying();
    const work = failing(refusal(10), refusal(10));
    expect(await retrying.run(work)).toBe(false);
    expect([retrying.failure, retrying.seconds >= 10]).toEqual(["too_many", true]);
    await vi.advanceTimersByTimeAsync(9900);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([work.mock.calls.length, retrying.failure, retrying.seconds]).toEqual([3, "", 0]);
  });

  it("keeps the reason while it tries again, so that it is announced once", async () => {
    const reasons: string[] = [];
    const retrying: Retrying = new Retrying();
    const errors = [refusal(), refusal()];
    await retrying.run(() => {
      reasons.push(retrying.failure);
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reasons).toEqual(["", "too_many", "too_many"]);
  });

  it("never hammers: the attempts of an hour can be counted on two hands", async () => {
    const work = vi.fn(() => Promise.reject(refusal(0)));
    await new Retrying().run(work);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(work.mock.calls.length).toBeLessThan(10);
  });

  it.each<[Repeat, string, boolean, boolean]>([
    ["any", "offline", false, true],
    ["any", "no_analysis", true, true],
    ["any", "no_such_game", false, false],
    ["any", "game_too_long", false, false],
    ["refused", "offline", false, false], // the server may have done it
    ["refused", "busy", false, false],
    ["refused", "unavailable", true, true],
  ])("repeats %s work after %s: %s", async (repeat, code, refused, again) => {
    const retrying = new Retrying(repeat);
    const work = failing(new ApiError(code, null, refused));
    await retrying.run(work);
    expect(retrying.failure).toBe(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work.mock.calls.length).toBe(again ? 2 : 1);
  });

  it("tries at once when a person asks", async () => {
    const retrying = new Retrying();
    const work = failing(refusal(600));
    await retrying.run(work);
    await retrying.again();
    expect([work.mock.calls.length, retrying.failure]).toEqual([2, ""]);
  });

  it("stops when nobody waits any more", async () => {
    const retrying = new Retrying();
    const work = failing(refusal(), refusal());
    await retrying.run(work);
    retrying.cancel();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([work.mock.calls.length, retrying.failure]).toEqual([1, ""]);
  });

  it("reports any other error, too", async () => {
    const retrying = new Retrying();
    await retrying.run(failing(new TypeError("unexpected")));
    expect([retrying.failure, retrying.busy]).toEqual(["unknown", false]);
  });
});
