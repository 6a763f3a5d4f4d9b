import { beforeAll, describe, expect, it, vi } from "vitest";
import { position } from "../game/timeline.testing";
import type { GameHistory } from "../server/games";
import type { GameRecord } from "../wire.gen";
import type { Reel as ReelClass } from "./playback.svelte";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => null }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null });
});

let Reel: typeof ReelClass;
beforeAll(async () => {
  ({ Reel } = await import("./playback.svelte"));
});

/** Turn 1 has two moves, turn 2 three, turn 3 one. */
const history: GameHistory = {
  record: {} as GameRecord,
  start: position({ turn: 1 }),
  steps: [1, 2, 2, 2, 3, 3].map((turn, index) => ({ token: `@${index}`, events: [], game: position({ turn }) })),
  legal: true,
  damage: null,
};

describe("the reel", () => {
  it("finds where turns begin", () => {
    const reel = new Reel(history, []);
    expect([0, 1, 2, 3, 4].map((turn) => reel.startOf(turn))).toEqual([0, 0, 2, 5, 6]);
    expect(reel.turns).toBe(3);
  });

  it("goes to turns and stays within the game", () => {
    const reel = new Reel(history, []);
    reel.toTurn(2);
    expect([reel.at, reel.turn]).toEqual([2, 2]);
    reel.back();
    expect([reel.at, reel.turn]).toEqual([1, 1]);
    reel.go(99);
    expect(reel.at).toBe(6);
    reel.go(-5);
    expect(reel.at).toBe(0);
  });
});
