import { describe, expect, it } from "vitest";
import type { EventView } from "../wire.gen";
import { momentsOf } from "./moments";
import { timelineOf } from "./timeline";
import { position } from "./timeline.testing";

const rolled = (player: number, valid = true): EventView => ({ event: "rolled", player, dice: [4, 6], value: 64, valid });
const placed = (player: number): EventView => ({ event: "placed", player, field: 2, value: 64 });
const out = (player: number, by: number): EventView => ({ event: "thrown_out", player, field: 4, value: 21, by });
const turn = (player: number): EventView => ({ event: "turn", player });
const scored = (player: number, steps: number): EventView => ({ event: "scored", player, steps });
const climbed = (player: number, steps: number): EventView => ({ event: "climbed", player, steps });
const fell = (player: number, steps: number): EventView => ({ event: "fell", player, steps });

function moments(...moves: readonly (readonly [steps: readonly number[], ...events: EventView[]])[]) {
  const steps = moves.map(([after, ...events]) => ({ events, game: position({ steps: after }) }));
  return momentsOf(timelineOf(position({ steps: [0, 0, 0] }), steps), 3);
}

describe("the key moments", () => {
  it("are empty in a game in which nothing happens", () => {
    expect(moments([[0, 0, 0], rolled(0)], [[0, 0, 0], placed(0), turn(1)])).toEqual([]);
  });

  it("include the largest sweep, with its turn", () => {
    const found = moments([[0, 0, 0], placed(0), out(1, 0), turn(1)], [[0, 0, 0], placed(1), out(0, 1), out(2, 1), turn(2)]);
    expect(found).toEqual([{ kind: "sweep", player: 1, count: 2, turn: 2 }]);
  });

  it("add up scoring and doubles of one turn", () => {
    const found = moments(
      [[0, 3, 0], placed(0), turn(1), scored(1, 3)],
      [[0, 5, 0], rolled(1), climbed(1, 2)],
      [[0, 5, 0], placed(1), turn(2)],
    );
    expect(found).toEqual([{ kind: "climb", player: 1, count: 5, turn: 2 }]);
  });

  it("include the deepest fall and the bravest turn", () => {
    const found = moments(
      [[0, 0, 0], rolled(0)],
      [[0, 0, 0], rolled(0)],
      [[0, 0, 0], rolled(0)],
      [[0, 0, 0], rolled(0)],
      [[0, 0, 0], rolled(0, false), fell(0, 2), turn(1)],
    );
    expect(found).toEqual([
      { kind: "fall", player: 0, count: 2, turn: 1 },
      { kind: "brave", player: 0, count: 4, turn: 1 },
    ]);
  });

  it("count a change of the lead only when another player leads alone", () => {
    const found = moments(
      [[1, 0, 0], climbed(0, 1)], // the first leader is no change
      [[1, 1, 0], climbed(1, 1)], // tied
      [[1, 2, 0], climbed(1, 1)], // first change
      [[3, 2, 0], climbed(0, 2)], // second change
      [[4, 2, 0], climbed(0, 1)],
    );
    expect(found.find((moment) => moment.kind === "lead")).toEqual({ kind: "lead", player: null, count: 2, turn: null });
  });
});
