import { describe, expect, it } from "vitest";
import type { EventView, GameRecord } from "../../wire.gen";
import { dayOf, recordJson, recordText, startOf, timeOf } from "./record-text";

const steps: readonly { readonly token: string; readonly events: readonly EventView[] }[] = [
  { token: "A26", events: [{ event: "rolled", player: 0, pair: 0, dice: [2, 6], value: 62, valid: true }] },
  { token: "@3", events: [{ event: "turn", player: 1 }] },
  { token: "B33", events: [{ event: "climbed", player: 1, steps: 3 }] },
  {
    token: "BXX",
    events: [
      { event: "fell", player: 1, steps: 2 },
      { event: "turn", player: 0 },
      { event: "scored", player: 0, steps: 3 },
    ],
  },
  { token: "A?", events: [] },
];
const person = (name: string) => ({ name, computer: "", word: "" });
const record: GameRecord = {
  rapido: 1,
  tags: { Date: "2026-11-15" },
  players: [person("Ana"), { name: "Ben", computer: "perfect", word: "luck", commitment: "c0", salt: "5a" }],
  start: "0,0/10 -/-/-/-/-/- A",
  seal: "5ea1",
  secret: "",
  moves: steps.map(({ token }) => token),
  result: "unfinished",
};

describe("the record", () => {
  it("is written as docs/notation.md specifies, one line per turn", () => {
    expect(recordText(record, steps).split("\n")).toEqual([
      "Rapido 1",
      "Date: 2026-11-15",
      "Player A: Ana",
      "Player B: Ben",
      "Computer B: perfect",
      "Word B: luck",
      "Commitment B: c0",
      "Salt B: 5a",
      "Finish: 10",
      "Seal: 5ea1",
      "",
      "1. A26 @3",
      "2. B33 BXX                      ; climbs 3, falls 2",
      "3. A?                           ; scores 3",
      "Result: unfinished",
      "",
    ]);
  });

  it("has the same turns without its steps, from the tokens alone", () => {
    const text = recordText(record, steps).replace(/ +; .*/g, "");
    expect(recordText(record)).toBe(text);
    const start = "0,0,0/10 -/-/-/-/-/- B?:1";
    const moves = ["46", "B12", "@3", "C76", "CX3", "A76", "A11", "@5", "B4X", "BXX"];
    const lines = ["1. 46 B12 @3", "2. C76 CX3", "3. A76 A11 @5", "4. B4X BXX", ""];
    expect(recordText({ ...record, start, moves })).toContain(lines.join("\n"));
  });

  it("names any other start, and has no turns before the first move", () => {
    const text = recordText({ ...record, start: "0,0/10 -/-/-/-/-/- B" }, []);
    expect(text).toContain("\nStart: 0,0/10 -/-/-/-/-/- B\n");
    expect(text).toMatch(/\n\nResult: unfinished\n$/);
  });

  it("is the same as JSON, without what is not there", () => {
    const { players } = JSON.parse(recordJson(record)) as GameRecord;
    expect(players).toEqual(record.players);
    expect(recordJson({ ...record, players: [{ ...person("Ana"), commitment: "", salt: "" }] })).not.toContain("salt");
    expect(recordJson(record)).toMatch(/^\{\n "rapido": 1,\n "tags": \{\n {2}"Date": "2026-11-15"\n \},/);
  });

  it("has the local date", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(timeOf(new Date(Date.UTC(2026, 0, 5, 23, 59, 7, 999)))).toBe("2026-01-05T23:59:07Z");
    const at = new Date(Date.UTC(2026, 0, 5, 23, 59, 7));
    expect(startOf({ Date: "2026-01-06", Started: timeOf(at) })).toEqual({ at, exact: true });
    expect(startOf({ Date: "2026-01-06", Started: "last night" })).toEqual({ at: new Date("2026-01-06"), exact: false });
    expect([startOf({}), startOf({ Date: "2026-13-01" })]).toEqual([null, null]);
  });
});
