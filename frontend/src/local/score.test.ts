import { describe, expect, it } from "vitest";
import type { StoredGame, StoredSeat, StoredTable } from "../storage/games/local-tables";
import { goalOf, NO_SCORE, scoreAtEnd, scoreAtStart, scoreView, withScore } from "./score";
import { newTable } from "./table-state";

const seat = (name: string, colour = 0): StoredSeat => ({ kind: "person", name, colour, bot: "", word: "" });
const robo: StoredSeat = { kind: "computer", name: "", colour: 3, bot: "bold", word: "" };
const [ana, ben] = [seat("Ana"), seat("Ben", 1)];
const HOUR = 3_600_000;

/** A table after games with these winners, each some hours after the one before. */
function played(seats: readonly StoredSeat[], winners: readonly (number | null)[], settings = {}, hours = 1): StoredTable {
  const table = { ...newTable(seats.length, null, 0), seats };
  return winners.reduce<StoredTable>(
    (before, winner, number) => {
      const moved = (number + 1) * hours * HOUR;
      const begun = scoreAtStart(before.score ?? NO_SCORE, goalOf(before.settings), moved);
      return { ...before, score: scoreAtEnd(begun, { seats, winner, moved }) };
    },
    { ...table, settings: { ...table.settings, ...settings } },
  );
}

const wins = (table: StoredTable) =>
  scoreView(table).standings.map(({ name, colour, evening, series }) => [name || colour, evening, series]);

describe("the score of a local table", () => {
  it("counts the wins of people and computers, but not games that were ended early", () => {
    expect(wins(played([ana, ben, robo], [0, 1, 0, null, 2]))).toEqual([
      ["Ana", 2, 2],
      ["Ben", 1, 1],
      [3, 1, 1],
    ]);
  });

  it("belongs to people, not to seats, and stays when somebody leaves", () => {
    const table = played([ana, ben], [0, 1, 0]);
    expect(wins({ ...table, seats: [ben, { ...ana, colour: 5 }] }).map(([name, all]) => [name, all])).toEqual([
      ["Ben", 1],
      ["Ana", 2],
    ]);
    expect(scoreView({ ...table, seats: [ben, robo] }).standings.map(({ name, seat: number }) => [name, number])).toEqual([
      ["Ben", 0],
      ["", 1],
      ["Ana", null],
    ]);
  });

  it("begins anew after a long pause, and the total stays", () => {
    const table = played([ana, ben], [0, 1], {}, 12);
    expect(scoreView(table).standings.map(({ evening, total }) => [evening, total])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it("decides a series and then begins another", () => {
    const goal = { series: "first_to", series_games: 2 } as const;
    expect(scoreView(played([ana, ben], [0, 1], goal)).series_winner).toBeNull();
    expect(scoreView(played([ana, ben], [0, 1, 1], goal)).series_winner).toBe(1);
    expect(wins(played([ana, ben], [0, 1, 1, 0], goal))).toEqual([
      ["Ana", 2, 1],
      ["Ben", 2, 0],
    ]);
    const best = { series: "best_of", series_games: 3 } as const;
    expect(scoreView(played([ana, ben], [0, 0], best)).series_winner).toBe(0);
    expect(scoreView(played([ana, ben, robo], [0, 1, 2], best)).series_winner).toBeNull();
    expect(scoreView(played([ana, ben, robo], [0, 1, 2, 2], best)).series_winner).toBe(2);
  });

  it("shows an empty series as soon as there is another goal", () => {
    const table = played([ana, ben], [0, 1], { series: "first_to", series_games: 3 });
    const changed = { ...table, settings: { ...table.settings, series_games: 5 } };
    expect(scoreView(changed)).toMatchObject({ series_games: 0, standings: [{ series: 0 }, { series: 0 }] });
  });

  it("of a table of before comes from its games", async () => {
    const { score: _, ...old } = { ...newTable(2, null, 0), seats: [ana, ben], games: ["a", "b", "gone"], score: undefined };
    const games: Record<string, Partial<StoredGame>> = {
      a: { seats: [ana, ben], winner: 0, began: HOUR, moved: 2 * HOUR },
      b: { seats: [ben, ana], winner: 1, began: 3 * HOUR, moved: 4 * HOUR },
    };
    const found = await withScore(old, { game: (id) => Promise.resolve((games[id] ?? null) as StoredGame | null) });
    expect(wins(found).map(([name, all]) => [name, all])).toEqual([
      ["Ana", 2],
      ["Ben", 0],
    ]);
  });
});
