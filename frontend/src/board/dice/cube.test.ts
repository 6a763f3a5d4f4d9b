import { describe, expect, it } from "vitest";
import { FACES, light, rest, TURNS } from "./cube";

describe("a cube", () => {
  it("has six faces, each with its own rotation", () => {
    for (const faces of FACES) expect(new Set(faces).size).toBe(6);
    expect(new Set(TURNS.map(String)).size).toBe(6);
    expect(new Set(TURNS.map((turn) => rest(0, turn))).size).toBe(6);
  });

  it.each(TURNS)("is lit from above when it is turned by %i and %i", (x, y) => {
    const lights = TURNS.map((face) => Math.round(light(face, [x, y]) * 100) + 0);
    expect(lights.toSorted((one, other) => one - other)).toEqual([-30, -26, -26, 0, 0, 30]); // below, beside, front and back, above
    expect(lights[TURNS.findIndex((turn) => turn[0] === x && turn[1] === y)]).toBe(0);
  });
});
