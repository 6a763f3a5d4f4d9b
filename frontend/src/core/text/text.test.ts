import { beforeAll, describe, expect, it } from "vitest";
import { recordJson, recordText } from "../../game/record/record-text";
import { isName } from "../../game/text/foreign-text";
import type { Kernel } from "../kernel";
import { kernelOf } from "../wasm/kernel.testing";
import { position } from "./checked-position";
import { played } from "./record/played";
import { steps } from "./steps";

// tests/core compares all of this with the server, with many thousands of requests.

let kernel: Kernel;
beforeAll(async () => {
  kernel = await kernelOf("kernel.wasm");
});

const TEXT = `Rapido 1
Date: 2026-11-15
Player A: Ana
Word A: sunshine
Player B: 王小明
Computer B: perfect
Finish: 6

1. A1X @1
2. B35 @4
3. a76 @2                       ; throws out B from 4
4. B3X BX3                      ; falls 1
5. A?                           ; scores 3
Result: unfinished
`;

describe("a record", () => {
  it("is written as it was read, and read as it was written, in both forms", () => {
    const found = played(kernel, TEXT.replace(/ *; .*/g, "").replaceAll("\n", "\r\n"));
    expect(found.damage).toBeNull();
    if (!found.record) throw new Error("nothing was read");
    const text = recordText(found.record, found.steps);
    expect(played(kernel, text)).toEqual(found);
    expect(played(kernel, recordJson(found.record))).toEqual(found);
    expect(text).toContain("3. a76 @2                       ; throws out B from 4\n");
    expect(found.steps.map(({ token }) => token)).toEqual(found.record.moves);
  });

  it("is read up to the damage", () => {
    const { record, damage, steps: read } = played(kernel, TEXT.replace("2. B35 @4", "2. B35 @1"));
    expect(record?.moves).toEqual(["A1X", "@1", "B35"]);
    expect(read.at(-1)?.game.position).toBe("0,0/6 -/-/-/-/A1X/- B35:1");
    expect(damage).toEqual({
      line: 10,
      member: "",
      token: "@1",
      expected: "move",
      example: "B46 @0 @2 @3 @4 @5",
      because: "field_occupied",
    });
  });

  it("may be anything", () => {
    expect(played(kernel, '{"rapido": 1, "moves": [], "moves": []}').damage).toMatchObject({ member: "moves", expected: "member_once" });
    expect(played(kernel, "\u202eHello").damage).toMatchObject({ line: 1, token: "\\u202eHello", expected: "version" });
    expect(() => played(kernel, "\ud800")).toThrow("bad_request");
  });
});

it("steps are played up to the first illegal token", () => {
  const { steps: shown, fault } = steps(kernel, { players: 3, moves: ["A?", "46", "@3", "C11"], from: 1 });
  expect(shown.map(({ token }) => token)).toEqual(["46", "@3"]);
  expect(fault).toEqual({ index: 3, code: "not_your_turn", message: "it is the turn of B" });
});

it("a position is written as usual, or what is wrong with it is said", () => {
  expect(position(kernel, "  4,0,11/21\t-/-/B46/-/-/CX1 A46:2 ").position).toBe("4,0,11/21 -/-/B46/-/-/CX1 A46:2");
  expect(position(kernel, "4,9/21 -/-/A46B12/-/-/- B").fault).toMatchObject({ reason: "field_full", part: "fields", field: 3 });
});

it("names are accepted if every character can be seen", () => {
  expect(["Zoë", "👩🏽\u200d🚀", "می\u200cخو", "x".repeat(200)].every((name) => isName(name))).toBe(true);
  expect(["An\u200da", "a\u202eb", " a", "x".repeat(201), "a\nb"].some((name) => isName(name))).toBe(false);
});
