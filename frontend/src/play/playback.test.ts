import { beforeAll, describe, expect, it, vi } from "vitest";
import { position } from "../game/timeline.testing";
import type { GameHistory } from "../server/games";
import type { GameRecord } from "../wire.gen";
import type { Playback as PlaybackClass } from "./playback.svelte";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => null }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null });
});

let Playback: typeof PlaybackClass;
beforeAll(async () => {
  ({ Playback } = await import("./playback.svelte"));
});

/** Turn 1 has two moves, turn 2 three, turn 3 one. */
const history: GameHistory = {
  record: {} as GameRecord,
  start: position({ turn: 1 }),
  steps: [1, 2, 2, 2, 3, 3].map((turn, index) => ({ token: `@${index}`, events: [], game: position({ turn }) })),
  legal: true,
  damage: null,
};

describe("Playback", () => {
  it("finds where turns begin", () => {
    const playback = new Playback(history, []);
    expect([0, 1, 2, 3, 4].map((turn) => playback.startOf(turn))).toEqual([0, 0, 2, 5, 6]);
    expect(playback.turns).toBe(3);
  });

  it("goes to turns and stays within the game", () => {
    const playback = new Playback(history, []);
    playback.toTurn(2);
    expect([playback.at, playback.turn]).toEqual([2, 2]);
    playback.back();
    expect([playback.at, playback.turn]).toEqual([1, 1]);
    playback.go(99);
    expect(playback.at).toBe(6);
    playback.go(-5);
    expect(playback.at).toBe(0);
  });

  it("is at a move when it can be seen: at a roll, when the dice have landed", async () => {
    const rolls = [
      {
        token: "A46",
        events: [{ event: "rolled", player: 0, dice: [4, 6], value: 64, valid: true }] as const,
        game: position({ rolls: 1 }),
      },
      { token: "@3", events: [{ event: "placed", player: 0, field: 3, value: 64 }] as const, game: position({ turn: 2 }) },
    ];
    const playback = new Playback({ ...history, steps: rolls }, []);
    const seen: [at: number, tumbling: boolean][] = [];
    const landed = playback.stage.landed.bind(playback.stage);
    playback.stage.landed = () => {
      seen.push([playback.at, playback.stage.tumbling]);
      landed();
      seen.push([playback.at, playback.stage.tumbling]);
    };
    playback.next();
    expect(playback.at).toBe(0);
    await vi.waitFor(() => expect(playback.stage.busy).toBe(false));
    expect([playback.at, seen]).toEqual([
      1,
      [
        [0, true],
        [1, false],
      ],
    ]);
    playback.next();
    playback.go(0); // left while it plays
    await vi.waitFor(() => expect(playback.stage.busy).toBe(false));
    expect(playback.at).toBe(0);
  });
});
