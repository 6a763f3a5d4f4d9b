import { describe, expect, it } from "vitest";
import { dayOf, recordText } from "./record-text";

const moves = [
  { token: "A26", turn: 1 },
  { token: "@3", turn: 1 },
  { token: "B33", turn: 2 },
  { token: "BXX", turn: 2 },
  { token: "A22", turn: 3 },
];

describe("the record", () => {
  it("is written as docs/notation.md specifies, one line per turn", () => {
    const parts = { names: ["Ana", "Ben"], finish: 10, moves, winner: 0, date: "2026-11-15" };
    expect(recordText(parts).split("\n")).toEqual([
      "Rapido 1",
      "Date: 2026-11-15",
      "Player A: Ana",
      "Player B: Ben",
      "Finish: 10",
      "",
      "1. A26 @3",
      "2. B33 BXX",
      "3. A22",
      "Result: A wins",
      "",
    ]);
  });

  it("leaves out the default finish, and marks an unfinished game", () => {
    const text = recordText({ names: ["Ana", "Ben"], finish: 21, moves: [], winner: null, date: "2026-11-15" });
    expect(text).not.toContain("Finish");
    expect(text).toMatch(/\n\nResult: unfinished\n$/);
  });

  it("has the local date", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });
});
