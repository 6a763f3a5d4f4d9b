import { describe, expect, it } from "vitest";
import { pairLetter, placeToken, rollToken } from "./notation";

describe("tokens", () => {
  it("name a pair by its player's letter, a second one in lowercase", () => {
    expect(pairLetter(0, 0)).toBe("A");
    expect(pairLetter(5, 0)).toBe("F");
    expect(pairLetter(1, 1)).toBe("b");
  });

  it("write die A before die B, and a cross as X", () => {
    expect(rollToken(0, 0, [4, 6])).toBe("A46");
    expect(rollToken(2, 0, [7, 0])).toBe("C7X");
    expect(rollToken(1, 1, [0, 0])).toBe("bXX");
  });

  it("write placing with the field", () => {
    expect(placeToken(0)).toBe("@0");
    expect(placeToken(5)).toBe("@5");
  });
});
