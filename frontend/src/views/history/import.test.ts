import { expect, test } from "vitest";
import type { ReviewedGame } from "../../storage/games/reviewed-game";
import { PLAYER, reviewedGame } from "../../storage/games/reviewed-game.testing";
import { ReviewedGames } from "../../storage/games/reviewed-games";
import { MemoryStorage } from "../../storage/memory.testing";
import { asJson } from "./export";
import { gamesIn } from "./import";

const [OLD, NEW] = [reviewedGame("old", 1), reviewedGame("new", 9)];

function stored(...games: ReviewedGame[]): ReviewedGames {
  return new ReviewedGames(new MemoryStorage({ "rapido-history": JSON.stringify(games) }));
}

test("an export can be imported, each game once", () => {
  expect(gamesIn(asJson([OLD, NEW]))).toEqual({ games: [OLD, NEW] });
  expect(gamesIn(asJson([OLD, OLD]))).toEqual({ games: [OLD] });
});

test("foreign, newer and broken files are told apart, and one invalid game invalidates the file", () => {
  const problem = (text: string) => (gamesIn(text) as { problem?: string }).problem;
  for (const text of ["hello", "[]", "null", "{}", '{"rapido": 1, "moves": []}']) expect(problem(text)).toBe("foreign");
  expect(problem('{"rapido_history": 2, "games": []}')).toBe("newer");
  expect(problem(asJson([OLD]).slice(0, -20))).toBe("broken");
  for (const bad of [
    { ...OLD, at: "yesterday" },
    { ...OLD, players: [PLAYER] },
    { ...OLD, players: [PLAYER, { ...PLAYER, dice: [1] }] },
    { ...OLD, game: "../x" },
    3,
  ])
    expect(problem(asJson([NEW, bad as ReviewedGame]))).toBe("broken");
});

test("imported games are added to the existing ones, without duplicates or changes", () => {
  const games = stored(OLD);
  expect(games.add([{ ...OLD, turns: 99 }, NEW])).toEqual({ added: 1, full: false });
  expect(games.games).toEqual([NEW, OLD]);
  expect(games.add([NEW])).toEqual({ added: 0, full: false });
  expect(games.games.length).toBe(2);
});

test("the newest thousand are kept, and a full storage stays as it is", () => {
  const many = Array.from({ length: 1005 }, (_, at) => reviewedGame(`g${at}`, at));
  const games = stored(OLD);
  expect(games.add(many)).toEqual({ added: 1000, full: true });
  expect(games.games.at(-1)?.at).toBe(5);
  const closed = new ReviewedGames({
    getItem: () => JSON.stringify([OLD]),
    setItem: () => {
      throw new Error("no room");
    },
    removeItem: () => undefined,
  });
  expect(closed.add([NEW])).toBeNull();
});
