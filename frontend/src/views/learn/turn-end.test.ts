import { expect, it } from "vitest";
import { position } from "../../game/timeline.testing";
import { cutTurn } from "./turn-end";

const before = position({ steps: [0, 4], player: 1, phase: "decide", pair: 0, roll: [1, 5], value: 51, rolls: 1 });
const game = position({ steps: [3, 4], player: 0 });
const placed = { event: "placed", player: 1, pair: 0, field: 4, value: 51 } as const;
const turn = { event: "turn", player: 0 } as const;
const scored = { event: "scored", player: 0, steps: 3 } as const;

it("leaves what the next player scores to the next step", () => {
  const cut = cutTurn(before, { token: "@4", events: [placed, turn, scored], game });
  expect(cut.turn).toEqual([placed]);
  expect([cut.end.steps, cut.end.pairs.length, cut.lost]).toEqual([[0, 4], 1, false]);
  expect(cut.next).toEqual({ events: [turn, scored], game });
});

it("keeps the dice with an X on the table until then", () => {
  const rolled = { event: "rolled", player: 1, pair: 0, dice: [0, 5], value: 50, valid: false } as const;
  const cut = cutTurn(before, { token: "BX5", events: [rolled, { event: "fell", player: 1, steps: 1 }, turn], game } as never);
  expect([cut.end.steps, cut.end.roll, cut.lost, cut.next?.events]).toEqual([[0, 3], [0, 5], true, [turn]]);
});

it("changes nothing while the turn goes on", () => {
  expect(cutTurn(before, { token: "B15", events: [placed], game })).toEqual({ turn: [placed], end: game, lost: false, next: null });
});
