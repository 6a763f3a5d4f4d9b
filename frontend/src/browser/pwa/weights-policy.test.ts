import { expect, it } from "vitest";
import { allowedWeights } from "./weights-policy";

it.each([
  ["some", "without information", undefined, false],
  ["all", "once the page is installed", undefined, true],
  ["all", "in a Wi-Fi", { type: "wifi", effectiveType: "4g" }, false],
  ["some", "on a computer that only tells the speed", { effectiveType: "4g" }, false],
  [null, "to save data", { saveData: true, type: "wifi" }, true],
  [null, "on a mobile network", { type: "cellular" }, true],
  [null, "on a slow network", { effectiveType: "slow-2g" }, true],
] as const)("%s of the files are downloaded in advance %s", (which, _, connection, installed) => {
  expect(allowedWeights(connection, installed)).toBe(which);
});
