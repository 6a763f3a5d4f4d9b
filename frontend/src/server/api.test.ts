import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../game/api-error";
import { request, secondsIn } from "./api";

const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status, headers })));
const failure = () => request("GET", "/api/players").catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

describe("request", () => {
  it("is not sent by a static site", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("document", { querySelector: () => ({ content: "https://rapido.example/" }) });
    expect(await failure()).toMatchObject({ code: "no_server" });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("reports the server's code and how long to wait", async () => {
    answer(429, '{"error":"too_many","message":"slowly"}', { "retry-after": "12" });
    expect(await failure()).toMatchObject({ code: "too_many", retryAfter: 12, refused: true });
    answer(503, '{"error":"unavailable","message":""}');
    expect(await failure()).toMatchObject({ code: "unavailable", retryAfter: null, refused: true });
    answer(400, '{"error":"game_too_long","message":""}');
    expect(await failure()).toMatchObject({ code: "game_too_long", refused: false });
  });

  it.each([
    [429, "too_many"],
    [502, "busy"],
    [503, "busy"],
    [504, "busy"],
    [404, "not_found"],
    [500, "unknown"],
    [418, "unknown"],
  ])("understands the status %i of a proxy", async (status, code) => {
    answer(status, "<h1>Sorry</h1>");
    expect(await failure()).toMatchObject({ code });
  });

  it("is offline without an answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    expect(await failure()).toEqual(new ApiError("offline"));
  });
});

describe("Retry-After", () => {
  it("is a number of seconds or a date, and never absurd", () => {
    expect(["7", " 30 ", "0", "999999999"].map(secondsIn)).toEqual([7, 30, 0, 3600]);
    expect(secondsIn(new Date(Date.now() + 10_000).toUTCString())).toBeGreaterThanOrEqual(9);
    expect([null, "", "soon"].map(secondsIn)).toEqual([null, null, null]);
  });
});
