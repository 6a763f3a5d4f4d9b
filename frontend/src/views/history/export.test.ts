import { expect, test } from "vitest";
import { PLAYER, reviewedGame } from "../../storage/games/reviewed-game.testing";
import { asCsv, asJson } from "./export";

const GAME = { ...reviewedGame("abc", 0), players: [{ ...PLAYER, name: '=Ana, "A"' }] };

test("CSV has one line per player, and a name cannot break it", () => {
  const [head, line, ...rest] = asCsv([GAME]).split("\r\n");
  expect(head?.split(",").length).toBe(15);
  expect(line).toBe('abc,1970-01-01T00:00:00.000Z,9,21,true,"\'=Ana, ""A""",false,true,0.5,true,0.1,0.19600,20,9,0.02');
  expect(rest).toEqual([""]);
});

test("JSON is complete", () => {
  expect(JSON.parse(asJson([GAME]))).toEqual({ rapido_history: 1, games: [GAME] });
});
