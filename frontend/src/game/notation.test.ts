import { describe, expect, it } from "vitest";
import { letter, placed, rolled } from "../server/steps";

describe("the tokens", () => {
  it("name a pair by the letter of its player, a second one by a small letter", () => {
    expect(letter(0, 0)).toBe("A");
    expect(letter(5, 0)).toBe("F");
    expect(letter(1, 1)).toBe("b");
  });

  it("write die A before die B, and a cross as X", () => {
    expect(rolled(0, 0, [4, 6])).toBe("A46");
    expect(rolled(2, 0, [7, 0])).toBe("C7X");
    expect(rolled(1, 1, [0, 0])).toBe("bXX");
  });

  it("write placing with the field", () => {
    expect(placed(0)).toBe("@0");
    expect(placed(5)).toBe("@5");
  });
});
