import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomGame } from "../room-game.svelte";

const settings = { undo: true, confirm: false };
let input = "touch";
const said: string[] = [];
vi.mock("../../../storage/settings.svelte", () => ({ settings }));
vi.mock("./input-device", () => ({ lastInput: () => input }));
vi.mock("../../../browser/announcer.svelte", () => ({ announcer: { say: (text: string) => said.push(text) } }));
vi.mock("../../../words/words.svelte", () => ({ say: (key: string) => key }));

const { HeldPlacing, HOLD_MS } = await import("./held-placing.svelte");

function table(limit = 0, moved = 0) {
  const sent: number[] = [];
  const play = { view: { settings: { turn_limit: limit } }, game: { moved }, table: { clockOffset: 0 } };
  return { sent, held: new HeldPlacing(play as unknown as RoomGame, (field) => sent.push(field)) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  Object.assign(settings, { undo: true, confirm: false });
  input = "touch";
  said.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("a placing by touch", () => {
  it("is sent after a moment, once", () => {
    const { held, sent } = table();
    held.place(4);
    vi.advanceTimersByTime(HOLD_MS - 1);
    expect([held.field, sent]).toEqual([4, []]);
    vi.advanceTimersByTime(1);
    expect([held.field, sent]).toEqual([null, [4]]);
    held.confirm();
    vi.advanceTimersByTime(9999);
    expect(sent).toEqual([4]);
    expect(said).toEqual(["table-held"]);
  });

  it("can be undone", () => {
    const { held, sent } = table();
    held.place(4);
    held.undo();
    vi.advanceTimersByTime(9999);
    expect([held.field, sent, said]).toEqual([null, [], ["table-held", "table-undone"]]);
  });

  it("moves to another field, and then waits for that", () => {
    const { held, sent } = table();
    held.place(4);
    vi.advanceTimersByTime(1000);
    held.place(3);
    vi.advanceTimersByTime(1000);
    expect([held.field, sent]).toEqual([3, []]);
    vi.advanceTimersByTime(HOLD_MS);
    expect(sent).toEqual([3]);
  });

  it("is confirmed by a second tap, but not by the second half of a double tap", () => {
    const { held, sent } = table();
    held.place(4);
    vi.advanceTimersByTime(200);
    held.place(4);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(200);
    held.place(4);
    expect([held.field, sent]).toEqual([null, [4]]);
  });

  it("is forgotten when it is no longer due", () => {
    const { held, sent } = table();
    held.place(4);
    held.drop();
    vi.advanceTimersByTime(9999);
    expect(sent).toEqual([]);
  });
});

describe("a placing is sent at once", () => {
  it.each(["mouse", "keyboard"])("by %s", (device) => {
    input = device;
    const { held, sent } = table();
    held.place(4);
    expect([held.field, sent]).toEqual([null, [4]]);
  });

  it.each([{ undo: false }, { confirm: true }])("with %j", (chosen) => {
    Object.assign(settings, chosen);
    const { held, sent } = table();
    held.place(4);
    expect(sent).toEqual([4]);
  });

  it.each([
    [30, 1000, "in a hurry"],
    [60, 945, "when the limit is near"],
  ])("with a limit of %i seconds, moved at %i: %s", (limit, moved) => {
    const { held, sent } = table(limit, moved);
    held.place(4);
    expect(sent).toEqual([4]);
  });

  it("but not when there is time", () => {
    const { held, sent } = table(60, 1000);
    held.place(4);
    expect(sent).toEqual([]);
  });
});
