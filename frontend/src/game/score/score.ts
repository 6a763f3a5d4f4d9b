// Who has won how often at a table.

import type { RoomView, ScoreView, Settings, StandingView } from "../../wire.gen";

const NO_SCORE: ScoreView = { standings: [], series_games: 0, series_winner: null };

export function scoreOf(view: RoomView): ScoreView {
  return (view as Partial<RoomView>).score ?? NO_SCORE; // a server of before has none
}

/** The score as it was when the game of the table began: its own end is not told before the last dice have landed. */
export function scoreDuring(view: RoomView): ScoreView {
  const score = scoreOf(view);
  const winner = view.playing ? null : (view.game?.winner ?? null);
  if (winner === null) return score;
  const seat = view.game?.order[winner];
  const standings = score.standings.map((each) =>
    each.seat === seat ? { ...each, evening: each.evening - 1, series: each.series - 1, total: each.total - 1 } : each,
  );
  return { standings, series_games: score.series_games - 1, series_winner: null };
}

export function isSeries({ series }: Pick<Settings, "series">): boolean {
  return series === "first_to" || series === "best_of";
}

/** What is counted at the table: the wins of the series, or those of the evening. */
export function winsIn({ series, evening }: StandingView, settings: Pick<Settings, "series">): number {
  return isSeries(settings) ? series : evening;
}

/** Those at the table, and those who have left with a win that counts. */
export function shownStandings({ standings }: ScoreView, settings: Pick<Settings, "series">): readonly StandingView[] {
  return standings.filter((each) => each.seat !== null || winsIn(each, settings) > 0);
}

/** Whether there is anything to show. */
export function hasScore(score: ScoreView, settings: Pick<Settings, "series">): boolean {
  return isSeries(settings) || score.standings.some((each) => winsIn(each, settings) > 0);
}

/** The wins of each player, in the order of play; empty while nobody has won. */
export function winsByPlayer(view: RoomView): readonly number[] {
  const score = scoreDuring(view);
  if (!score.standings.some((each) => winsIn(each, view.settings) > 0)) return [];
  return (view.game?.order ?? []).map((seat) => {
    const found = score.standings.find((each) => each.seat === seat);
    return found ? winsIn(found, view.settings) : 0;
  });
}
