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

const news = (turn: number): GameUpdate => ({ events: [{ event: "turn", player: 0 }], game: position({ turn }) });
const settled = () => new Promise((done) => setTimeout(done));

function table() {
  const scene = new Slow();
  const begun: string[] = [];
  let hidden = false;
  const showing = new UpdateQueue(
    scene,
    ({ game }, seen) => begun.push(`${game.turn}${seen ? "" : " unseen"}`),
    () => hidden,
  );
  return { scene, begun, showing, hide: (yes: boolean) => (hidden = yes) };
}

describe("UpdateQueue", () => {
  it("shows updates one after another", async () => {
    const { scene, begun, showing } = table();
    for (const turn of [1, 2, 3]) showing.push(news(turn));
    expect([begun, showing.waiting.length, showing.done]).toEqual([["1"], 2, false]);
    scene.finish();
    await settled();
    expect([begun, scene.shown]).toEqual([["1", "2"], [1]]);
    showing.skip();
    await settled();
    scene.finish();
    await settled();
    expect([begun, scene.shown, showing.done]).toEqual([["1", "2", "3"], [1, 2, 3], true]);
  });

  it("skips to the newest on jump()", async () => {
    const { scene, begun, showing } = table();
    for (const turn of [1, 2, 3]) showing.push(news(turn));
    showing.jump();
    expect([begun, showing.done]).toEqual([["1", "2 unseen", "3 unseen"], true]);
    expect(scene.shown.at(-1)).toBe(3);
    showing.push(news(4));
    scene.finish();
    await settled();
    expect([begun.at(-1), scene.shown.at(-1), showing.done]).toEqual(["4", 4, true]);
  });

  it("does not animate while the page is hidden", () => {
    const { scene, begun, showing, hide } = table();
    hide(true);
    showing.push(news(1));
    showing.push(news(2));
    expect([begun, scene.shown, showing.done]).toEqual([["1 unseen", "2 unseen"], [1, 2], true]);
    hide(false);
    showing.push(news(3));
    expect(begun.at(-1)).toBe("3");
  });

  it("skips a long backlog", () => {
    const { begun, showing } = table();
    for (let turn = 1; turn <= 60; turn += 1) showing.push(news(turn));
    expect(showing.waiting.length).toBeLessThan(41);
    expect(begun.length).toBeGreaterThan(20);
  });

  it("is cleared when another game begins", async () => {
    const { scene, begun, showing } = table();
    for (const turn of [1, 2, 3]) showing.push(news(turn));
    showing.start(position({ turn: 9 }));
    await settled();
    expect([begun, scene.shown.includes(2), showing.done]).toEqual([["1"], false, true]);
  });
});
