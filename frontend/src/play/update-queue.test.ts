import { describe, expect, it } from "vitest";
import { position } from "../game/timeline.testing";
import type { GameView } from "../wire.gen";
import { type GameUpdate, UpdateQueue, type UpdateTarget } from "./update-queue.svelte";

/** A target whose animations run until the test ends them. */
class Slow implements UpdateTarget {
  shown: number[] = [];
  #end: (() => void) | null = null;

  set(game: GameView): void {
    this.finish();
    this.shown.push(game.turn);
  }
  play(_events: GameUpdate["events"], after: GameView): Promise<void> {
    return new Promise((done) => {
      this.#end = () => {
        this.shown.push(after.turn);
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

const update = (turn: number): GameUpdate => ({ events: [{ event: "turn", player: 0 }], game: position({ turn }) });
const settled = () => new Promise((done) => setTimeout(done));

function table() {
  const target = new Slow();
  const begun: string[] = [];
  let hidden = false;
  const queue = new UpdateQueue(
    target,
    ({ game }, seen) => begun.push(`${game.turn}${seen ? "" : " skipped"}`),
    () => hidden,
  );
  return { target, begun, queue, hide: (yes: boolean) => (hidden = yes) };
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

  it("is cleared when another game begins", async () => {
    const { target, begun, queue } = table();
    for (const turn of [1, 2, 3]) queue.push(update(turn));
    queue.start(position({ turn: 9 }));
    await settled();
    expect([begun, target.shown.includes(2), queue.done]).toEqual([["1"], false, true]);
  });
});
