import { describe, expect, it } from "vitest";
import type { DecisionView, ReviewView, RollView } from "../../wire.gen";
import { hashOf, positionAt } from "./location-hash";
import { moveCounts, pointOf, pointsOf, positionOfEntry, positionsOf } from "./positions";

const base = { player: 0, position: "", dice: [4, 6], value: 64 } as const;
const roll = (turn: number, number: number, index: number, after: number): RollView => {
  return {
    ...base,
    kind: "roll",
    turn,
    move: 0,
    index,
    roll: number,
    before: [0.5],
    after: [after],
    luck: 0,
    luck_all: [0],
    correction: [0],
  };
};
const choice = (turn: number, number: number, index: number, after: number): DecisionView => {
  return {
    ...base,
    kind: "decision",
    turn,
    move: 0,
    index,
    roll: number,
    before: [0.5],
    after: [after],
    loss: 0,
    counted: true,
    mistake: null,
    chosen: 0,
    best: 0,
    alternatives: [],
    stand_in: false,
  };
};
const reviewed = (...entries: (RollView | DecisionView)[]) => ({ start: [0.5], entries }) as unknown as ReviewView;

/** A12 A46 @3 B35 B3X: A rolls, rolls again and places; B rolls and rolls an X. */
const review = reviewed(
  roll(1, 1, 0, 0.4),
  choice(1, 1, 1, 0.45),
  roll(1, 2, 1, 0.6),
  choice(1, 2, 2, 0.55),
  roll(2, 1, 3, 0.5),
  choice(2, 1, 4, 0.5),
  roll(2, 2, 4, 0.7),
);

describe("the positions of a review", () => {
  const stops = positionsOf(review);

  it("are the rolls, each with its choice", () => {
    expect(stops.map((stop) => [stop.roll.turn, stop.roll.roll, stop.decision?.index ?? null])).toEqual([
      [1, 1, 1],
      [1, 2, 2],
      [2, 1, 4],
      [2, 2, null],
    ]);
    expect([0, 3, 6].map((entry) => positionOfEntry(entry, review, stops))).toEqual([0, 1, 3]);
  });

  it("are on the curve after their roll, and the end after everything", () => {
    expect(pointsOf(review, stops).map(([chance]) => chance)).toEqual([0.5, 0.4, 0.45, 0.6, 0.55, 0.5, 0.5, 0.7, 0.7]);
    expect([0, 1, 4].map((stop) => pointOf(stop, stops.length))).toEqual([1, 3, 8]);
  });

  it("show the board with the dice on the table", () => {
    expect(moveCounts(5, stops)).toEqual([1, 2, 4, 5, 5]);
  });

  it("may begin with dice on the table", () => {
    const begun = reviewed(choice(1, 1, 0, 0.5), roll(2, 1, 1, 0.4));
    const [first] = positionsOf(begun);
    expect(first?.decision?.index).toBe(0);
    expect(moveCounts(2, positionsOf(begun))).toEqual([0, 2, 2]);
  });

  it("have URLs", () => {
    const addresses = [0, 1, 2, 3, 4].map((at) => hashOf(at, stops));
    expect(addresses).toEqual(["#turn=1", "#turn=1.2", "#turn=2", "#turn=2.2", "#end"]);
    expect(addresses.map((hash) => positionAt(hash, stops))).toEqual([0, 1, 2, 3, 4]);
    expect(["", "#turn=", "#turn=99", "#turn=1.9", "#r5"].map((hash) => positionAt(hash, stops))).toEqual([null, null, 4, 2, null]);
  });
});
