import { describe, expect, it } from "vitest";
import type { EventView, GameView } from "../../wire.gen";
import { game, lying } from "../game.testing";
import { after } from "./apply-event";

const through = (start: GameView, ...events: EventView[]) => events.reduce(after, start);

describe("applying an event", () => {
  it("has the dice on the table after a roll, and on the field after placing", () => {
    const rolled = after(game({ player: 1 }), { event: "rolled", player: 1, pair: 0, dice: [2, 6], value: 62, valid: true });
    expect(rolled).toMatchObject({ roll: [2, 6], value: 62, phase: "decide", rolls: 1 });
    const placed = after(rolled, { event: "placed", player: 1, pair: 0, field: 3, value: 62 });
    expect(placed.pairs).toEqual([lying(1, 3, [2, 6])]);
    expect(placed).toMatchObject({ roll: null, value: null, pair: null, player: 1 });
  });

  it("counts the rolls of a turn", () => {
    const event: EventView = { event: "rolled", player: 0, pair: 0, dice: [4, 1], value: 41, valid: true };
    expect(through(game({}), event, event).rolls).toBe(2);
  });

  it("moves pieces up and down, but never off the stairs", () => {
    expect(after(game({ steps: [4, 0, 0] }), { event: "climbed", player: 0, steps: 3 }).steps).toEqual([7, 0, 0]);
    expect(after(game({ steps: [1, 0, 0] }), { event: "fell", player: 0, steps: 2 }).steps).toEqual([0, 0, 0]);
    expect(after(game({ steps: [0, 0, 20] }), { event: "scored", player: 2, steps: 5 }).steps).toEqual([0, 0, 21]);
  });

  it("takes the dice back when they score, and leaves those of others", () => {
    const before = game({ steps: [0, 2, 0], pairs: [lying(0, 1, [3, 1]), lying(1, 4, [7, 2])], player: 1 });
    const scored = after(before, { event: "scored", player: 1, steps: 4 });
    expect(scored.steps).toEqual([0, 6, 0]);
    expect(scored.pairs).toEqual([lying(0, 1, [3, 1])]);
  });

  it("takes both pairs back with two players", () => {
    const before = game({ steps: [0, 2], pairs: [lying(1, 1, [3, 1]), lying(1, 4, [7, 2], 1), lying(0, 0, [1, 1])], player: 1 });
    expect(after(before, { event: "scored", player: 1, steps: 5 }).pairs).toEqual([lying(0, 0, [1, 1])]);
  });

  it("throws out only the named pair", () => {
    const before = game({ steps: [0, 0], pairs: [lying(1, 5, [3, 1]), lying(1, 4, [7, 2], 1)] });
    expect(after(before, { event: "thrown_out", player: 1, pair: 1, field: 4, value: 72, by: 0 }).pairs).toEqual([lying(1, 5, [3, 1])]);
  });

  it("passes the turn, and records the winner", () => {
    const passed = after(game({ roll: [0, 1], value: 10, phase: "decide", rolls: 2 }), { event: "turn", player: 1 });
    expect(passed).toMatchObject({ player: 1, phase: "roll", roll: null, value: null, rolls: 0 });
    expect(after(passed, { event: "won", player: 1 })).toMatchObject({ winner: 1, phase: "over", player: 1 });
  });

  it("offers no actions: those come from the server", () => {
    const before = game({ actions: [{ do: "throw", pair: 0, field: null, throws_out: [] }] });
    expect(after(before, { event: "turn", player: 1 }).actions).toEqual([]);
  });
});
