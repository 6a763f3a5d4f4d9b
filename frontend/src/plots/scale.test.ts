import { expect, it } from "vitest";
import { across, type Frame, line, nearest, thinned, up } from "./scale";

const frame: Frame = { width: 130, height: 70, left: 20, right: 10, top: 10, bottom: 10, last: 10 };

it("converts points and chances to pixels", () => {
  expect([0, 5, 10].map((point) => across(frame, point))).toEqual([20, 70, 120]);
  expect([0, 0.5, 1, 7].map((chance) => up(frame, chance))).toEqual([60, 35, 10, 10]);
  expect(line({ ...frame, last: 1 }, [0, 1])).toBe("M20 60L120 10");
});

it("finds the place under a pointer, even outside the curve", () => {
  const places = [1, 3, 9, 10];
  expect([-50, 31, 49, 99, 112, 999].map((x) => nearest(frame, places, x))).toEqual([0, 0, 1, 2, 2, 3]);
});

it("leaves out ticks that have no room", () => {
  const ticks = [0, 1, 2, 3, 4, 5].map((at) => ({ at }));
  expect(thinned(frame, ticks, 25).map(({ at }) => at)).toEqual([0, 3]);
});
