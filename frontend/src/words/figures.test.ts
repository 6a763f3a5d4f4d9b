import { expect, it } from "vitest";
import { addingUp, lossGrade, percent, points, wins } from "./figures";

it("formats chances and changes for readers", () => {
  expect([0, 0.004, 0.43, 1].map((chance) => percent(chance))).toEqual(["0%", "0.4%", "43%", "100%"]);
  expect([0.042, -0.3, 0.0001].map((change) => points(change))).toEqual(["+4.2", "−30.0", "0.0"]);
  expect(wins(0.0186)).toBe("1.9");
});

it("rounds so that the parts add up", () => {
  const parts = [0.4055, 0.1991, -0.29586, -0.60284, 0.2941];
  for (const whole of [0, 0.00007]) {
    const rounded = addingUp([...parts.slice(0, 4), whole - parts.slice(0, 4).reduce((sum, part) => sum + part)], whole);
    expect(rounded.reduce((sum, part) => sum + Math.round(part * 1000), 0)).toBe(Math.round(whole * 1000));
  }
  const thirds = addingUp([1 / 3, 1 / 3, 1 / 3], 1);
  expect(thirds.map((part) => points(part)).toSorted()).toEqual(["+33.3", "+33.3", "+33.4"]);
});

it("grades a loss by the number of players", () => {
  expect([0, 0.003, 0.02, 0.05].map((loss) => lossGrade(loss, 2))).toEqual(["best", "good", "little", "clear"]);
  expect([0, 0.003, 0.02].map((loss) => lossGrade(loss, 6))).toEqual(["best", "little", "clear"]);
});
