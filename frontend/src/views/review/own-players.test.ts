import { expect, it } from "vitest";
import type { FinishedGame } from "../../storage/games/recent-rooms";
import { firstPlayer, ownPlayers } from "./own-players";

const person = (name: string) => ({ name, computer: "", word: "", commitment: "", salt: "" });
const record = { players: [person("Ana"), person("Ben"), { ...person("Ana"), computer: "uniform" }] };
const stored: FinishedGame = {
  game: "G",
  at: 0,
  winner: 0,
  sitters: [false, true, true].map((mine) => ({ name: "", colour: 0, computer: false, mine })),
};

it("finds the players of this device in the stored games, or by name", () => {
  expect(ownPlayers("G", record, "Ana", [stored])).toEqual([1, 2]);
  expect(ownPlayers("other", record, "Ana", [stored])).toEqual([0]);
  expect(ownPlayers("other", record, "", [stored])).toEqual([]);
});

it("starts with the user's own game, or that of the winner", () => {
  expect(firstPlayer([2], [0, 1, 0])).toBe(2);
  expect(firstPlayer([], [0, 1, 0])).toBe(1);
  expect(firstPlayer([], null)).toBe(0);
});
