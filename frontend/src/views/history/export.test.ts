import { expect, test } from "vitest";
import type { ReviewedGame } from "../../storage/games/reviewed-game";
import { asCsv, asJson } from "./export";

const GAME = {
  game: "abc",
  at: 0,
  turns: 9,
  finish: 21,
  exact: true,
  players: [
    {
      name: '=Ana, "A"',
      computer: false,
      mine: true,
      start: 0.5,
      won: true,
      luck: 0.1,
      variance: 0.01,
      rolls: 20,
      decisions: 9,
      loss: 0.02,
    },
  ],
  highlight: null,
} as unknown as ReviewedGame;

test("a table has one line for each player, and a name cannot break it", () => {
  const [head, line, ...rest] = asCsv([GAME]).split("\r\n");
  expect(head?.split(",").length).toBe(15);
  expect(line).toBe('abc,1970-01-01T00:00:00.000Z,9,21,true,"\'=Ana, ""A""",false,true,0.5,true,0.1,0.19600,20,9,0.02');
  expect(rest).toEqual([""]);
});

test("JSON has all of it", () => {
  expect(JSON.parse(asJson([GAME]))).toEqual({ rapido_history: 1, games: [GAME] });
});
