import { expect, test } from "vitest";
import { joinTargetOf, spacedCode, tidyCode } from "./room-code";

test.each([
  ["k7p2qx", "K7P2QX"],
  [" K7P 2QX ", "K7P2QX"],
  ["k7p-2qx.", "K7P2QX"],
  ["Ｋ７Ｐ２ＱＸ", "K7P2QX"],
])("a code is accepted in any spelling: %s", (typed, code) => {
  expect(tidyCode(typed)).toBe(code);
  expect(joinTargetOf(typed)).toEqual({ kind: "code", code });
});

test.each(["", "K7P2Q", "K7P2QX7", "K7P2Q0", "IOIOIO", "…"])("is not a code: %s", (typed) => {
  expect(joinTargetOf(typed)).toBeNull();
});

test.each([
  ["http://192.168.1.7:8321/r/AbC_d-1", { kind: "room", room: "AbC_d-1" }],
  ["/r/AbC_d-1/", { kind: "room", room: "AbC_d-1" }],
  ["https://example.org/r/AbC_d-1#seat=x_-1", { kind: "room", room: "AbC_d-1", hash: "#seat=x_-1" }],
  ["https://example.org/g/xyz?from=mail#turn=12", { kind: "game", game: "xyz", hash: "#turn=12" }],
  ["https://example.org/folder/show#1abc_-9", { kind: "shown", hash: "#1abc_-9" }],
  ["  https://example.org/g/xyz  ", { kind: "game", game: "xyz", hash: "" }],
])("a link is parsed: %s", (typed, target) => {
  expect(joinTargetOf(typed)).toEqual(target);
});

test("a code is formatted in two halves", () => {
  expect(spacedCode("K7P2QX")).toBe("K7P 2QX");
});
