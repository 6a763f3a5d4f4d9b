import { expect, it } from "vitest";
import { ruleLink, ruleOf, ruleOfRefusal } from "./rule-references";

it("names the rule behind an event", () => {
  expect(ruleOf({ event: "scored", player: 0, steps: 3 }, 3)).toBe("R5");
  expect(ruleOf({ event: "scored", player: 0, steps: 3 }, 2)).toBe("R25");
  expect(ruleOf({ event: "rolled", player: 0, dice: [7, 0], valid: true }, 3)).toBe("R9");
  expect(ruleOf({ event: "rolled", player: 0, dice: [7, 0], valid: false }, 3)).toBe("R12");
  expect(ruleOf({ event: "turn", player: 0 }, 3)).toBeNull();
});

it("names the rule behind an error, if there is one", () => {
  expect(ruleOfRefusal("field_occupied")).toBe("R15");
  expect(ruleOfRefusal("too_many")).toBeNull();
  expect(ruleLink("R15")).toBe("/rules#r15");
});
