import { expect, it } from "vitest";
import { computerTempo } from "./tempo";

it("gets quicker with the rounds", () => {
  const rounds = [1, 3, 6, 20].map((round) => computerTempo("normal", (round - 1) * 3 + 1, 3));
  expect(rounds).toEqual([0.72, 0.58, 0.45, 0.45]);
  expect(computerTempo("normal", 9, 3)).toBe(0.58); // the last turn of round 3
});

it("leaves a chosen pace alone", () => {
  expect([computerTempo("calm", 1, 3), computerTempo("calm", 90, 3)]).toEqual([1, 1]);
  expect(computerTempo("quick", 1, 3)).toBe(computerTempo("quick", 90, 3));
});
