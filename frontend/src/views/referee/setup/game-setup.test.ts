import { describe, expect, it } from "vitest";
import { finishOf, parseGame, type RefereeGame } from "../../../storage/referee-game";
import { BLANK, hasColorClash, inOrder, nameFrom, withoutMoves, withoutPlayer, withPlayer } from "./game-setup";

const saved: RefereeGame = { setup: BLANK, moves: ["A26", "@3", "B7X"], corrections: [] };

describe("the setup", () => {
  it("puts the starting player first, then goes clockwise", () => {
    expect(inOrder({ ...BLANK, begins: 2 }).map((player) => player.colour)).toEqual([2, 0, 1]);
  });

  it("gives a new player the first free color", () => {
    const more = withPlayer(withPlayer(BLANK));
    expect(more.players.map((player) => player.colour)).toEqual([0, 1, 2, 3, 4]);
    expect(hasColorClash(more)).toBe(false);
  });

  it("gives two players four different colors", () => {
    const players = [0, 3, 5].map((color) => ({ name: "", colour: color, second: 3 }));
    const two = withoutPlayer({ ...BLANK, players }, 2);
    expect(two.players).toHaveLength(2);
    expect(hasColorClash(two)).toBe(false);
  });

  it("keeps the starting player when somebody leaves", () => {
    expect(withoutPlayer({ ...BLANK, begins: 2 }, 0).begins).toBe(1);
    expect(withoutPlayer({ ...BLANK, begins: 0 }, 2).begins).toBe(0);
    expect(withoutPlayer({ ...BLANK, begins: 1 }, 1).begins).toBe(0);
  });

  it("detects a color that is used twice", () => {
    expect(hasColorClash({ ...BLANK, players: BLANK.players.map((player) => ({ ...player, colour: 1 })) })).toBe(true);
    const two = BLANK.players.slice(0, 2).map((player) => ({ ...player, second: 5 }));
    expect(hasColorClash({ ...BLANK, players: two })).toBe(true);
  });

  it("accepts only valid finishes", () => {
    expect([1, 21, 999].map(finishOf)).toEqual([1, 21, 999]);
    expect([0, 1000, 2.5, Number.NaN, "9", undefined].map(finishOf)).toEqual([21, 21, 21, 21, 21, 21]);
  });

  it("puts a name on one line", () => {
    expect(nameFrom("  Ana\n  Maria\u202e ")).toBe("Ana Maria");
    expect(nameFrom("x".repeat(99))).toHaveLength(30);
  });
});

describe("undo", () => {
  const note = { token: "B7X", player: 1, turn: 2, after: 2 };

  it("drops the move and adds a correction", () => {
    expect(withoutMoves(saved, [note])).toEqual({ setup: BLANK, moves: ["A26", "@3"], corrections: [note] });
  });

  it("keeps older corrections as long as their moves remain", () => {
    const once = withoutMoves(saved, [note]);
    const twice = withoutMoves(once, [{ token: "@3", player: 0, turn: 1, after: 1 }]);
    expect(twice.moves).toEqual(["A26"]);
    expect(twice.corrections.map(({ after }) => after)).toEqual([1, 1]);
  });
});

describe("a stored game", () => {
  it("round-trips", () => {
    const full = withoutMoves(saved, [{ token: "B7X", player: 1, turn: 2, after: 2 }]);
    expect(parseGame(JSON.parse(JSON.stringify(full)))).toEqual(full);
  });

  it.each([
    null,
    5,
    {},
    { setup: { players: [] }, moves: [] },
    { setup: BLANK, moves: [1] },
    { setup: { ...BLANK, players: [{ name: "A", colour: 9, second: 0 }, BLANK.players[1]] }, moves: [] },
  ])("is rejected when invalid: %j", (stored) => {
    expect(parseGame(stored)).toBeNull();
  });
});
