import { expect, it } from "vitest";
import { isIos } from "./ios";

it.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)", 5, true],
  ["an iPad", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, true],
  ["a Macintosh", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, false],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9)", 5, false],
])("%s is recognized", (_, userAgent, touchPoints, ios) => {
  expect(isIos(userAgent, touchPoints)).toBe(ios);
});
