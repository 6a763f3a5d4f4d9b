import { describe, expect, it } from "vitest";
import { position } from "../game/timeline.testing";
import type { GameView } from "../wire.gen";
import { type GameUpdate, UpdateQueue, type UpdateTarget } from "./update-queue.svelte";

/** A target whose animations run until the test ends them. */
class Slow implements UpdateTarget {
  shown: number[] = [];
  /** The dice of a roll land. */
  land: () => void = () => undefined;
  #end: (() => void) | null = null;

  set(game: GameView): void {
    this.finish();
    this.shown.push(game.turn);
  }
  play({ events, game }: GameUpdate, onShown: (count: number) => void): Promise<void> {
    this.land = () => onShown(1);
    if (events[0]?.event !== "rolled") onShown(events.length);
    return new Promise((done) => {
      this.#end = () => {
        this.shown.push(game.turn);
        onShown(events.length);
        done();
      };
    });
  }
  skip(): void {
    this.finish();
  }
  finish(): void {
    const end = this.#end;
    this.#end = null;
    end?.();
  }
}

const update = (turn: number): GameUpdate => ({ events: [{ event: "turn", player: 0 }], game: position({ turn }), playing: true });
const rolled = (turn: number): GameUpdate => ({
  events: [
    { event: "rolled", player: 0, dice: [0, 3], value: 30, valid: false },
    { event: "fell", player: 0, steps: 1 },
    { event: "turn", player: 1 },
  ],
  game: position({ turn }),
  playing: true,
});
const settled = () => new Promise((done) => setTimeout(done));

function table() {
  const target = new Slow();
  const begun: string[] = [];
  const parts: string[] = [];
  let hidden = false;
  const queue = new UpdateQueue(
    target,
    ({ update: { game }, from, to, seen }) => {
      if (from === 0) begun.push(`${game.turn}${seen ? "" : " skipped"}`);
      parts.push(`${game.turn}: ${from}-${to}${seen ? "" : " skipped"}`);
    },
    () => hidden,
  );
  return { target, begun, parts, queue, hide: (yes: boolean) => (hidden = yes) };
}

describe("UpdateQueue", () => {
  it("shows updates one after another", async () => {
    const { target, begun, queue } = table();
    for (const turn of [1, 2, 3]) queue.push(update(turn));
    expect([begun, queue.waiting.length, queue.done]).toEqual([["1"], 2, false]);
    target.finish();
    await settled();
    expect([begun, target.shown]).toEqual([["1", "2"], [1]]);
    queue.skip();
    await settled();
    target.finish();
    await settled();
    expect([begun, target.shown, queue.done]).toEqual([["1", "2", "3"], [1, 2, 3], true]);
  });

  it("skips to the newest on jump()", async () => {
    const { target, begun, queue } = table();
    for (const turn of [1, 2, 3]) queue.push(update(turn));
    queue.jump();
    expect([begun, queue.done]).toEqual([["1", "2 skipped", "3 skipped"], true]);
    expect(target.shown.at(-1)).toBe(3);
    queue.push(update(4));
    target.finish();
    await settled();
    expect([begun.at(-1), target.shown.at(-1), queue.done]).toEqual(["4", 4, true]);
  });

  it("does not animate while the page is hidden", () => {
    const { target, begun, queue, hide } = table();
    hide(true);
    queue.push(update(1));
    queue.push(update(2));
    expect([begun, target.shown, queue.done]).toEqual([["1 skipped", "2 skipped"], [1, 2], true]);
    hide(false);
    queue.push(update(3));
    expect(begun.at(-1)).toBe("3");
  });

  it("skips a long backlog", () => {
    const { begun, queue } = table();
    for (let turn = 1; turn <= 60; turn += 1) queue.push(update(turn));
    expect(queue.waiting.length).toBeLessThan(41);
    expect(begun.length).toBeGreaterThan(20);
  });

  it("tells nothing of a roll before the dice have landed", async () => {
    const { target, parts, queue } = table();
    queue.start(position({ turn: 1 }), true);
    queue.push(rolled(2));
    queue.push(update(3));
    expect([parts, queue.known?.game.turn]).toEqual([[], 1]);
    target.land();
    expect([parts, queue.known?.game.turn]).toEqual([["2: 0-1"], 1]);
    target.finish();
    await settled();
    expect([parts, queue.known?.game.turn]).toEqual([["2: 0-1", "2: 1-3", "3: 0-1"], 3]);
  });

  it("knows a move that has no roll as soon as it is shown", () => {
    const { queue } = table();
    queue.start(position({ turn: 1 }), true);
    queue.push(update(2));
    expect([queue.known?.game.turn, queue.done]).toEqual([2, false]);
  });

  it("loses nothing of a roll that is skipped while the dice tumble", async () => {
    const { target, parts, queue } = table();
    queue.push(rolled(2));
    target.land();
    queue.push(update(3));
    queue.jump();
    await settled();
    expect(parts).toEqual(["2: 0-1", "2: 1-3 skipped", "3: 0-1 skipped"]);
    expect([queue.known?.game.turn, queue.done]).toEqual([3, true]);
  });

  it("is cleared when another game begins", async () => {
    const { target, begun, queue } = table();
    for (const turn of [1, 2, 3]) queue.push(update(turn));
    queue.start(position({ turn: 9 }), true);
    await settled();
    expect([begun, target.shown.includes(2), queue.done]).toEqual([["1"], false, true]);
  });
});
