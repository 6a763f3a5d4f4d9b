import { expect, it } from "vitest";
import { turnIn } from "./location-hash";

it("parses the turn", () => {
  expect(["#turn=12", "#turn=", "", "#turn=1x", "#r5"].map(turnIn)).toEqual([12, null, null, null, null]);
});
