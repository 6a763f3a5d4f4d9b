import { describe, expect, it } from "vitest";
import type { GameRecord } from "../../wire.gen";
import { writeRecord } from "./write-record";

const record: GameRecord = {
  rapido: 1,
  tags: { Date: "2026-11-15" },
  players: [
    { name: "Ana", computer: "", word: "sunshine" },
    { name: "Ben", computer: "", word: "", commitment: "c1", salt: "5a" },
    { name: "Player C", computer: "heuristic", word: "" },
  ],
  start: "0,0,0/6 -/-/-/-/-/- A",
  seal: "5ea1",
  secret: "5ec2e7",
  moves: ["A1X", "@1", "B35", "@4", "C76", "CX3", "A76", "A11", "@5", "B4X", "BXX"],
  result: "A wins",
};

describe("a record as text", () => {
  it("has all headers, and one line for each turn, as docs/notation.md specifies", () => {
    expect(writeRecord(record).split("\n")).toEqual([
      "Rapido 1",
      "Date: 2026-11-15",
      "Player A: Ana",
      "Word A: sunshine",
      "Player B: Ben",
      "Commitment B: c1",
      "Salt B: 5a",
      "Player C: Player C",
      "Computer C: heuristic",
      "Finish: 6",
      "Seal: 5ea1",
      "Secret: 5ec2e7",
      "",
      "1. A1X @1",
      "2. B35 @4",
      "3. C76 CX3",
      "4. A76 A11 @5",
      "5. B4X BXX",
      "Result: A wins",
      "",
    ]);
  });

  it("names a position that is not the usual start, and leaves out the usual finish", () => {
    const start = "4,0,11/21 -/-/B46/-/-/CX1 A46:2";
    expect(writeRecord({ ...record, start, moves: ["@3", "B11"] })).toContain(
      `Start: ${start}\nSeal: 5ea1\nSecret: 5ec2e7\n\n1. @3\n2. B11\n`,
    );
    expect(writeRecord({ ...record, start: "0,0,0/21 -/-/-/-/-/- A" })).not.toMatch(/Start|Finish/);
  });
});
