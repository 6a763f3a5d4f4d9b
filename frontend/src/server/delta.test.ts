import { describe, expect, it } from "vitest";
import type { Delta, GameView, RoomView } from "../wire.gen";
import { applyDelta } from "./delta";

const game = {
  id: "g1",
  turn: 1,
  position: "0,0/21 -/-/-/-/-/- A46:1",
  roll: [4, 6],
  value: 64,
  winner: null,
  actions: [],
} as unknown as GameView;
const view = { room: "r", version: 5, host: "me", playing: true, seats: [], games: ["g0"], game } as unknown as RoomView;
const delta = (members: Partial<Delta>): Delta => ({ type: "delta", version: 6, fact: "played", events: [], now: 0, ...members });

describe("applyDelta", () => {
  it("replaces the members of the game that are there, also by null", () => {
    const after = applyDelta(view, delta({ game: { roll: null, value: null, turn: 2 } }));
    expect(after).toEqual({ ...view, version: 6, game: { ...game, roll: null, value: null, turn: 2 } });
    expect(view.game).toBe(game); // views are values
  });

  it("keeps everything that is left out, as the same objects", () => {
    const after = applyDelta(view, delta({ room: { host: "you" } }));
    expect(after).toEqual({ ...view, version: 6, host: "you" });
    expect([after?.game === view.game, after?.games === view.games, after?.seats === view.seats]).toEqual([true, true, true]);
  });

  it("replaces the whole game by a new one, and appends games that have ended", () => {
    const begun = { ...game, id: "g2" };
    expect(applyDelta(view, delta({ new_game: begun }))?.game).toBe(begun);
    expect(applyDelta({ ...view, game: null }, delta({ new_game: begun }))?.game).toBe(begun);
    expect(applyDelta(view, delta({ ended_games: ["g1"], room: { playing: false } }))).toMatchObject({
      games: ["g0", "g1"],
      playing: false,
    });
  });

  it.each([4, 5, 7])("does not fit version 5 if it leads to %i", (version) => {
    expect(applyDelta(view, delta({ version }))).toBeNull();
  });

  it("does not fit without a game to change", () => {
    expect(applyDelta({ ...view, game: null }, delta({ game: { turn: 2 } }))).toBeNull();
  });
});
