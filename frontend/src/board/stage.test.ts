import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventView } from "../wire.gen";
import { game, lying } from "./game.testing";

const settings = { speed: 1, sound: false };
let reduced = false;
vi.mock("../storage/settings.svelte", () => ({ settings, reducedMotion: () => reduced }));
const heard: string[] = [];
vi.mock("../browser/sound", () => ({ play: (name: string) => heard.push(name) }));

const { Stage } = await import("./stage.svelte");

const PLAYERS = ["Ana", "Ben", "Cai"].map((name, color) => ({ name, color }));
const BEFORE = game({ pairs: [lying(1, 5, [7, 3]), lying(2, 4, [4, 2])], roll: [7, 5], value: 75, phase: "decide", pair: 0, rolls: 1 });
const EVENTS: EventView[] = [
  { event: "placed", player: 0, pair: 0, field: 1, value: 75 },
  { event: "thrown_out", player: 2, pair: 0, field: 4, value: 42, by: 0 },
  { event: "thrown_out", player: 1, pair: 0, field: 5, value: 73, by: 0 },
  { event: "turn", player: 1 },
];
const AFTER = game({ pairs: [lying(0, 1, [7, 5])], player: 1, turn: 2 });

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  reduced = false;
  heard.length = 0;
});
afterEach(() => vi.useRealTimers());

function staged() {
  const stage = new Stage(PLAYERS);
  stage.set(BEFORE);
  return stage;
}

describe("Stage", () => {
  it("shows a game at once", () => {
    const stage = staged();
    expect(stage.game).toBe(BEFORE);
    expect(stage.busy).toBe(false);
  });

  it("plays the events and ends with exactly the game after them", async () => {
    const stage = staged();
    const seen: number[] = [];
    const draw = stage.draw.bind(stage);
    stage.draw = (next) => (seen.push(next.pairs.length), draw(next));
    const done = stage.play(EVENTS, AFTER);
    expect(stage.busy).toBe(true);
    await vi.runAllTimersAsync();
    await done;
    expect(stage.game).toBe(AFTER);
    expect(stage.busy).toBe(false);
    expect(seen).toEqual([3, 2, 1, 1]);
    expect(heard).toEqual(["place", "out", "out"]);
  });

  it("plays calls one after another", async () => {
    const stage = staged();
    const later = { ...AFTER, turn: 3 };
    const order: number[] = [];
    void stage.play(EVENTS, AFTER).then(() => order.push(stage.game?.turn ?? 0));
    void stage.play([{ event: "turn", player: 2 }], later).then(() => order.push(stage.game?.turn ?? 0));
    await vi.runAllTimersAsync();
    expect(order).toEqual([2, 3]);
    expect(stage.game).toBe(later);
  });

  it("shows the final state at once when skipped", async () => {
    const stage = staged();
    const done = stage.play(EVENTS, AFTER);
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.game).not.toBe(AFTER);
    stage.skip();
    await done;
    expect(stage.game).toBe(AFTER);
    expect(stage.busy).toBe(false);
  });

  it("drops queued events when another game is set", async () => {
    const stage = staged();
    const fresh = game({ turn: 9 });
    void stage.play(EVENTS, AFTER);
    void stage.play(EVENTS, AFTER);
    await vi.advanceTimersByTimeAsync(50);
    stage.set(fresh);
    await vi.runAllTimersAsync();
    expect(stage.game).toBe(fresh);
    expect(stage.busy).toBe(false);
  });

  it("takes no time when animations are instant, and plays one sound", async () => {
    settings.speed = 0;
    const stage = staged();
    await stage.play(EVENTS, AFTER);
    expect(stage.game).toBe(AFTER);
    expect(heard).toEqual(["out"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shows each change for a moment under reduced motion", async () => {
    reduced = true;
    const stage = staged();
    const done = stage.play(
      [
        { event: "rolled", player: 0, pair: 0, dice: [0, 5], value: 50, valid: false },
        { event: "fell", player: 0, steps: 0 },
      ],
      AFTER,
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.turnLost).toBe(true);
    await vi.runAllTimersAsync();
    await done;
    expect(stage.turnLost).toBe(false);
    expect(stage.game).toBe(AFTER);
  });

  it("counts a roll as shown when the dice have landed, and the rest as it is played", async () => {
    const stage = staged();
    const seen: [count: number, tumbling: boolean][] = [];
    const onShown = (count: number) => seen.push([count, stage.tumbling]);
    const rolls: EventView[] = [
      { event: "rolled", player: 0, pair: 0, dice: [0, 5], value: 50, valid: false },
      { event: "fell", player: 0, steps: 0 },
      { event: "turn", player: 1 },
    ];
    const done = stage.play(rolls, AFTER, { onShown });
    await vi.advanceTimersByTimeAsync(0);
    await vi.runAllTimersAsync();
    await done;
    expect(seen).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [3, false],
    ]);
    settings.speed = 0;
    seen.length = 0;
    await stage.play(rolls, AFTER, { onShown });
    expect(seen).toEqual([[3, false]]);
  });

  it("draws nothing of a roll while the dice tumble", async () => {
    const stage = staged();
    const drawn: unknown[] = [];
    const draw = stage.draw.bind(stage);
    stage.draw = (next) => (stage.tumbling && drawn.push([next.roll, next.value, next.rolls, next.player]), draw(next));
    const done = stage.play([{ event: "rolled", player: 0, pair: 0, dice: [6, 4], value: 64, valid: true }], AFTER);
    await vi.runAllTimersAsync();
    await done;
    expect(drawn).toEqual([[BEFORE.roll, BEFORE.value, BEFORE.rolls, BEFORE.player]]);
  });

  it("takes less time at a higher tempo", async () => {
    const ends: number[] = [];
    for (const tempo of [1, 0.5]) {
      const stage = staged();
      const start = Date.now();
      const done = stage.play(EVENTS, AFTER, { tempo });
      await vi.runAllTimersAsync();
      await done;
      ends.push(Date.now() - start);
    }
    expect(ends[1]).toBeLessThan((ends[0] ?? 0) * 0.6);
  });

  it("plays a backlog without animation", async () => {
    const stage = staged();
    const all = Array.from({ length: 12 }, (_, turn) => stage.play(EVENTS, { ...AFTER, turn }));
    await vi.advanceTimersByTimeAsync(20);
    expect(stage.game?.turn).toBeGreaterThan(3);
    await vi.runAllTimersAsync();
    await Promise.all(all);
    expect(stage.game?.turn).toBe(11);
  });
});
