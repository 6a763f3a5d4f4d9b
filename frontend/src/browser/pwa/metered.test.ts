import { expect, it } from "vitest";
import { isMetered } from "./metered";

it.each([
  [false, "no information", undefined],
  [false, "a Wi-Fi", { type: "wifi", effectiveType: "4g" }],
  [false, "a computer that only tells the speed", { effectiveType: "4g" }],
  [true, "the wish to save data", { saveData: true, type: "wifi" }],
  [true, "a mobile network", { type: "cellular" }],
  [true, "a slow network", { effectiveType: "slow-2g" }],
])("%s with %s", (metered, _, connection) => {
  expect(isMetered(connection)).toBe(metered);
});
