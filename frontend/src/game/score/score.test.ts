import { expect, test } from "vitest";
import type { RoomView, StandingView } from "../../wire.gen";
import { position } from "../timeline.testing";
import { hasScore, scoreDuring, scoreOf, shownStandings, winsByPlayer } from "./score";

const standing = (seat: number | null, evening: number): StandingView => {
  return { seat, kind: "person", name: `P${seat}`, colour: 0, bot: "", evening, series: evening, total: evening };
};
const settings = { series: "none", series_games: 3 };
const room = (part: Partial<RoomView>): RoomView =>
  ({
    playing: true,
    settings,
    game: position({ order: [1, 0] }),
    score: { standings: [standing(0, 2), standing(1, 1), standing(null, 3)], series_games: 6, series_winner: null },
    ...part,
  }) as RoomView;

test("wins are shown in the order of play, once somebody has won", () => {
  expect(winsByPlayer(room({}))).toEqual([1, 2]);
  expect(winsByPlayer(room({ score: { standings: [standing(0, 0), standing(1, 0)], series_games: 0, series_winner: null } }))).toEqual([]);
});

test("the table does not tell the end of its game before the dice have landed", () => {
  const over = room({ playing: false, game: position({ order: [1, 0], winner: 1, phase: "over" }) });
  expect(winsByPlayer(over)).toEqual([1, 1]);
  expect(scoreOf(over).standings[0]?.evening).toBe(2);
  const won = { ...scoreOf(over), series_winner: 0 };
  expect(scoreDuring({ ...over, score: won })).toMatchObject({ series_winner: null, series_games: 5 });
});

test("those who have left are shown if they have won", () => {
  expect(shownStandings(scoreOf(room({})), room({}).settings)).toHaveLength(3);
  const none = { standings: [standing(0, 0), standing(null, 0)], series_games: 0, series_winner: null };
  expect(shownStandings(none, { series: "none" })).toHaveLength(1);
  expect([hasScore(none, { series: "none" }), hasScore(none, { series: "first_to" })]).toEqual([false, true]);
});

test("a server of before has no score", () => {
  const { score: _, ...old } = room({});
  expect(winsByPlayer(old as RoomView)).toEqual([]);
});
