import { describe, expect, it } from "vitest";
import type { GameRecord } from "../../wire.gen";
import { commitmentOf, type Contribution, mixOf, rollOf, rollsOf, sealOf, verify } from "./fair";

const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const words = ["sunshine", "", "Übermut"];

function plain(word: string): Contribution {
  return { word, commitment: "", salt: "" };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The game of docs/notation.md, with the secret of the test vectors of docs/fairness.md.
const record: GameRecord = {
  rapido: 1,
  tags: {},
  players: words.map((word, index) => ({ name: `P${index}`, computer: "", ...plain(word) })),
  start: "0,0,0/6 -/-/-/-/-/- A",
  seal: "1e1e4782414ff9e8a7ca0b22f8374bfb168fc2d7c6fe088e4a4551d7325fcae9",
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  moves: ["AX2", "@1", "B11", "@4", "CX3", "C16", "@2", "A2X", "@5", "B1X"],
  result: "unfinished",
};

describe("the sealed dice", () => {
  it("match the published test vectors for seal and mix", () => {
    expect(sealOf(secret)).toBe(record.seal);
    expect(hex(mixOf(words.map(plain)))).toBe("53547533b0b277f0e5aef446cb297a37a068e0aae1903f12f330dd695dbc20cc");
  });

  it("normalize the lucky words", () => {
    expect(mixOf([plain("U\u0308bermut")])).toEqual(mixOf([plain("\u00dcbermut")]));
  });

  it.each([
    [0, "X2 2X 2X 3X X3"],
    [1, "11 1X 73 26 11"],
    [2, "X3 16 23 X3 36"],
  ])("match the published rolls for seat %i", (seat, rolls) => {
    const mix = mixOf(words.map(plain));
    expect([1, 2, 3, 4, 5].map((count) => rollOf(secret, mix, seat, count)).join(" ")).toBe(rolls);
  });
});

// The second set of test vectors of docs/fairness.md.
const salts = ["20", "40", "60"].map((first) => hex(Uint8Array.from({ length: 32 }, (_, index) => parseInt(first, 16) + index)));
const committed: readonly Contribution[] = [
  { word: "Übermut", commitment: "fe9823ca8bf33e92ecfad526c3c19ba55f4f291e5313d1a0cdb570d2eedd3357", salt: salts[0] ?? "" },
  { word: "", commitment: "a4252aa01e1f09772ed8dd562a138862503ff9b2fa7d5ce4eec01d76c0c5f756", salt: salts[1] ?? "" },
  { word: "", commitment: "22d0ec11737cb05253ea73392521b1745636a5fdffe0834046df1e45a6af2e51", salt: "" },
  plain(""),
];

describe("dice with commitments", () => {
  it("match the published test vectors", () => {
    const seal = sealOf(secret);
    expect(commitmentOf(seal, salts[0] ?? "", "U\u0308bermut")).toBe(committed[0]?.commitment);
    expect(commitmentOf(seal, salts[1] ?? "", "")).toBe(committed[1]?.commitment);
    expect(commitmentOf(seal, salts[2] ?? "", "rain")).toBe(committed[2]?.commitment);
    const mix = mixOf(committed);
    expect(hex(mix)).toBe("49ad6909c2480c9e3207700d7f8d17b4b1e2a84b191b224a4d66e0f2161fb272");
    const rolls = [0, 1, 2, 3].map((seat) => [1, 2, 3, 4, 5].map((count) => rollOf(secret, mix, seat, count)).join(" "));
    expect(rolls).toEqual(["41 36 73 3X 4X", "21 76 71 25 35", "36 43 23 21 23", "76 72 25 22 15"]);
  });

  it("do not depend on a word without a commitment", () => {
    expect(mixOf([...committed.slice(0, 3), plain("luck")])).toEqual(mixOf(committed));
  });

  const game: GameRecord = {
    ...record,
    players: committed.map((each, index) => ({ name: `P${index}`, computer: "", ...each })),
    start: "0,0,0,0/6 -/-/-/-/-/- A",
    moves: ["A41", "@4", "B21", "@2", "C36"],
  };
  const withPlayer = (number: number, change: Partial<Contribution>): GameRecord => ({
    ...game,
    players: game.players.map((player, index) => (index === number ? { ...player, ...change } : player)),
  });

  it("are verified", () => {
    expect(verify(game)).toMatchObject({ verdict: "genuine", rolls: 3, broken: null });
  });

  it.each<[what: string, changed: GameRecord, broken: number]>([
    ["another word", withPlayer(0, { word: "Unmut" }), 0],
    ["another salt", withPlayer(1, { salt: salts[2] ?? "" }), 1],
    ["another commitment", withPlayer(1, { commitment: "0".repeat(64) }), 1],
    ["a word without a salt", withPlayer(2, { word: "rain" }), 2],
    ["a copied commitment", withPlayer(2, { commitment: committed[0]?.commitment ?? "" }), 2],
    ["a salt without a commitment", withPlayer(3, { salt: salts[2] ?? "" }), 3],
  ])("with %s are rejected", (_, changed, broken) => {
    expect(verify(changed)).toMatchObject({ verdict: "broken_commitment", broken });
  });

  it("whose commitments are removed have other rolls", () => {
    const players = game.players.map((player) => ({ ...player, commitment: "", salt: "" }));
    expect(verify({ ...game, players }).verdict).toBe("wrong_roll");
  });
});

describe("a record", () => {
  it("is verified", () => {
    expect(verify(record)).toEqual({ verdict: "genuine", rolls: 6, seal: record.seal, wrong: null, broken: null });
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
