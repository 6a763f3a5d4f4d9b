// The score of a local table. Equal to rapido/rooms/model/score.py, but everybody is known by name: there is only one device.

import type { LocalTables, StoredGame, StoredScore, StoredSeat, StoredStanding, StoredTable } from "../storage/games/local-tables";
import type { ScoreView, Settings, StandingView } from "../wire.gen";
import { nameKey } from "./names";

/** milliseconds between two games after which another evening begins */
const PAUSE = 12 * 3_600_000;
const MOST = 30;

export const NO_SCORE: StoredScore = { standings: [], seriesGames: 0, series: "none", games: 0, ended: 0 };

type Goal = Pick<Settings, "series" | "series_games">;

/** The score when a game begins: perhaps that of another evening or another series. */
export function scoreAtStart(score: StoredScore, settings: Goal, now: number): StoredScore {
  const evening = now - score.ended >= PAUSE ? 0 : null;
  const goes = isGoal(score, settings) && seriesWinner(score) === null;
  const standings = score.standings.map((each) => ({ ...each, evening: evening ?? each.evening, series: goes ? each.series : 0 }));
  return goes ? { ...score, standings } : { ...score, standings, seriesGames: 0, series: settings.series, games: settings.series_games };
}

/** The score when a game has ended; one that was ended early counts for nobody. */
export function scoreAtEnd(score: StoredScore, { seats, winner, moved }: Pick<StoredGame, "seats" | "winner" | "moved">): StoredScore {
  const seat = winner === null ? undefined : seats[winner];
  if (!seat) return { ...score, ended: moved };
  const { kind, name, colour, bot } = seat;
  const before = score.standings.find((each) => keyOf(each) === keyOf(seat)) ?? { evening: 0, series: 0, total: 0 };
  const won: StoredStanding = { kind, name, colour, bot, evening: before.evening + 1, series: before.series + 1, total: before.total + 1 };
  const known = score.standings.some((each) => keyOf(each) === keyOf(seat));
  const standings = known ? score.standings.map((each) => (keyOf(each) === keyOf(seat) ? won : each)) : [...score.standings, won];
  return { ...score, standings: limited(standings, seats), seriesGames: score.seriesGames + 1, ended: moved };
}

/** The score as the page sees it. */
export function scoreView({ seats, settings, score = NO_SCORE }: Pick<StoredTable, "seats" | "settings" | "score">): ScoreView {
  const current = isGoal(score, settings);
  const view = (seat: StandingSeat, place: number | null, found?: StoredStanding): StandingView => ({
    seat: place,
    kind: seat.kind,
    name: seat.name,
    colour: seat.colour,
    bot: seat.bot,
    evening: found?.evening ?? 0,
    series: current ? (found?.series ?? 0) : 0,
    total: found?.total ?? 0,
  });
  const find = (seat: StandingSeat) => score.standings.find((each) => keyOf(each) === keyOf(seat));
  const seated = seats.flatMap((seat, number) => (seat.kind === "open" ? [] : [view(seat, number, find(seat))]));
  const left = score.standings.filter((each) => !seats.some((seat) => keyOf(seat) === keyOf(each)));
  const standings = [...seated, ...left.map((each) => view(each, null, each))];
  const winner = current ? seriesWinner(score) : null;
  const place = winner === null ? -1 : standings.findIndex((each) => keyOf(each) === keyOf(winner));
  return { standings, series_games: current ? score.seriesGames : 0, series_winner: place < 0 ? null : place };
}

/** A table of before, which stored no score, gets it from its games. */
export async function withScore(table: StoredTable, tables: Pick<LocalTables, "game">): Promise<StoredTable> {
  if (table.score || table.games.length === 0) return table;
  const games = await Promise.all(table.games.map((id) => tables.game(id)));
  const goal = goalOf(table.settings);
  const score = games.reduce((all, game) => (game ? scoreAtEnd(scoreAtStart(all, goal, game.began), game) : all), NO_SCORE);
  const running = table.game && !table.game.over ? scoreAtStart(score, goal, table.game.began) : score;
  return { ...table, score: running };
}

/** Tables of before have no series in their settings. */
export function goalOf(settings: Partial<Goal>): Goal {
  return { series: settings.series ?? "none", series_games: settings.series_games ?? 3 };
}

type StandingSeat = Pick<StoredSeat, "kind" | "name" | "colour" | "bot">;

/** Computer players and people without a name are known by their color. */
function keyOf({ kind, name, colour }: StandingSeat | StandingView): string {
  return kind === "open" ? "" : `${kind} ${nameKey(name) || colour}`;
}

function isGoal({ series, games }: StoredScore, settings: Partial<Goal>): boolean {
  const goal = goalOf(settings);
  return series === goal.series && games === goal.series_games;
}

function seriesWinner({ standings, seriesGames, series, games }: StoredScore): StoredStanding | null {
  const [first, second] = standings.toSorted((one, other) => other.series - one.series);
  if (!first || series === "none") return null;
  const decided = series === "first_to" ? first.series >= games : first.series - (second?.series ?? 0) > Math.max(0, games - seriesGames);
  return decided ? first : null;
}

/** Of more people, those who have left with the fewest wins are forgotten. */
function limited(standings: readonly StoredStanding[], seats: readonly StoredSeat[]): readonly StoredStanding[] {
  if (standings.length <= MOST) return standings;
  const absent = standings.filter((each) => !seats.some((seat) => keyOf(seat) === keyOf(each)));
  const least = absent.toSorted((one, other) => one.total - other.total)[0];
  return standings.filter((each) => each !== least);
}
