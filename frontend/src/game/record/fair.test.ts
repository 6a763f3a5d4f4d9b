import { describe, expect, it } from "vitest";
import type { GameRecord } from "../../wire.gen";
import { mixOf, rollOf, rollsOf, sealOf, verify } from "./fair";

const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const words = ["sunshine", "", "Übermut"];

// The game of docs/notation.md, with the secret of the test vectors of docs/fairness.md.
const record: GameRecord = {
  rapido: 1,
  tags: {},
  players: words.map((word, index) => ({ name: `P${index}`, computer: "", word })),
  start: "0,0,0/6 -/-/-/-/-/- A",
  seal: "1e1e4782414ff9e8a7ca0b22f8374bfb168fc2d7c6fe088e4a4551d7325fcae9",
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  moves: ["AX2", "@1", "B11", "@4", "CX3", "C16", "@2", "A2X", "@5", "B1X"],
  result: "unfinished",
};

describe("the sealed dice", () => {
  it("match the published test vectors for seal and mix", () => {
    expect(sealOf(secret)).toBe(record.seal);
    const mix = Array.from(mixOf(words), (byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(mix).toBe("53547533b0b277f0e5aef446cb297a37a068e0aae1903f12f330dd695dbc20cc");
  });

  it("normalize the lucky words", () => {
    expect(mixOf(["U\u0308bermut"])).toEqual(mixOf(["\u00dcbermut"]));
  });

  it.each([
    [0, "X2 2X 2X 3X X3"],
    [1, "11 1X 73 26 11"],
    [2, "X3 16 23 X3 36"],
  ])("match the published rolls for seat %i", (seat, rolls) => {
    const mix = mixOf(words);
    expect([1, 2, 3, 4, 5].map((count) => rollOf(secret, mix, seat, count)).join(" ")).toBe(rolls);
  });
});

describe("a record", () => {
  it("is verified", () => {
    expect(verify(record)).toEqual({ verdict: "genuine", rolls: 6, seal: record.seal, wrong: null });
  });

  it("with a changed roll is rejected, with its position", () => {
    const moves = record.moves.map((move) => (move === "C16" ? "C46" : move));
    expect(verify({ ...record, moves })).toMatchObject({
      verdict: "wrong_roll",
      rolls: 3,
      wrong: { player: 2, number: 4, turn: 3, found: "46", sealed: "16" },
    });
  });

  it("with another secret does not match its seal", () => {
    expect(verify({ ...record, secret: record.secret.replace("1f", "20") }).verdict).toBe("broken_seal");
    expect(verify({ ...record, secret: "no digits" }).verdict).toBe("broken_seal");
  });

  it("with another lucky word has other rolls", () => {
    const players = record.players.map((player) => ({ ...player, word: "rain" }));
    expect(verify({ ...record, players }).verdict).toBe("wrong_roll");
  });

  it("without seal or secret cannot be checked", () => {
    expect(verify({ ...record, seal: "" }).verdict).toBe("not_sealed");
    expect(verify({ ...record, secret: "" }).verdict).toBe("not_revealed");
  });

  it("lists whose rolls they are, and in which turn, even with two pairs and after a cross", () => {
    const two = { start: "0,0/21 -/-/-/-/-/- A", moves: ["A46", "@3", "b12", "b7X", "a33", "@2", "B11", "@0"] };
    expect(rollsOf(two)).toEqual([
      { player: 0, faces: "46", turn: 1 },
      { player: 1, faces: "12", turn: 2 },
      { player: 1, faces: "7X", turn: 2 },
      { player: 0, faces: "33", turn: 3 },
      { player: 1, faces: "11", turn: 4 },
    ]);
    expect(rollsOf({ start: "0,0,0/21 -/-/-/-/-/- B?:1", moves: ["46", "B12"] })).toEqual([
      { player: 1, faces: "46", turn: 1 },
      { player: 1, faces: "12", turn: 1 },
    ]);
  });
});
