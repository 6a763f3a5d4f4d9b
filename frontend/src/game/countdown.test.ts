import { expect, it } from "vitest";
import { clock, secondsLeft } from "./countdown";

it("counts by the server's clock", () => {
  expect(secondsLeft(1000, 60, 1_010_000, 0)).toBe(50);
  expect(secondsLeft(1000, 60, 1_010_000, 5_000)).toBe(45); // the server is ahead
  expect(secondsLeft(1000, 60, 1_010_000, -5_000)).toBe(55);
});

it("stays between zero and the limit, however clocks are set", () => {
  expect(secondsLeft(1000, 60, 2_000_000, 0)).toBe(0);
  expect(secondsLeft(1000, 60, 900_000, 0)).toBe(60);
});

it("rounds up, so that zero appears only at the end", () => {
  expect(secondsLeft(1000, 60, 1_059_100, 0)).toBe(1);
});

it("is formatted as minutes and seconds, or hours", () => {
  expect([0, 9, 60, 125, 3600, 86_400].map(clock)).toEqual(["0:00", "0:09", "1:00", "2:05", "1:00:00", "24:00:00"]);
});
