// Summarizes the review of a finished game for the statistics.

import { DIE_A, DIE_B } from "../game/notation";
import type { SeatedPlayer } from "../storage/games/recent-rooms";
import type { PlayerSummary, ReviewedGame } from "../storage/games/reviewed-game";
import type { ReviewedView, ReviewView } from "../wire.gen";

const SIGMAS = 1.96;

/** Condenses a review; null for an abandoned game, which has no result. */
export function summarizeGame(game: string, at: number, review: ReviewView, sitters: readonly SeatedPlayer[]): ReviewedGame | null {
  if (!review.result) return null;
  const moment = review.moments.toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))[0];
  return {
    game,
    at,
    turns: review.turns,
    finish: review.finish,
    exact: review.source === "exact",
    players: review.players.map((player, seat) => summarizePlayer(review, player, seat, sitters[seat])),
    highlight: moment
      ? { turn: moment.turn, player: moment.player, kind: moment.kind, seat: moment.seat, swing: round(moment.swing) }
      : null,
  };
}

function summarizePlayer(review: ReviewView, player: ReviewedView, seat: number, sitter: SeatedPlayer | undefined): PlayerSummary {
  const count = (die: "a" | "b", face: number) => player.dice.find((bar) => bar.die === die && bar.face === face)?.count ?? 0;
  return {
    name: sitter?.name ?? player.name,
    colour: sitter?.colour ?? seat,
    computer: player.computer !== "",
    mine: sitter?.mine ?? false,
    start: round(player.start),
    won: player.result === 1,
    luck: round(player.luck.total),
    variance: round((player.luck.spread / SIGMAS) ** 2),
    rolls: player.luck.rolls,
    loss: round(player.mean_loss * player.decisions),
    decisions: player.decisions,
    mistakes: Object.fromEntries(player.mistakes.map(({ kind, count: times, loss }) => [kind, [times, round(loss)] as const])),
    dice: [...DIE_A.map((face) => count("a", face)), ...DIE_B.map((face) => count("b", face))],
    threwOut: throwOutCounts(review, seat),
  };
}

function throwOutCounts(review: ReviewView, seat: number): number[] {
  const counts = review.players.map(() => 0);
  for (const entry of review.entries) {
    if (entry.kind !== "decision" || entry.player !== seat || entry.stand_in) continue;
    for (const victim of entry.alternatives[entry.chosen]?.throws_out ?? []) counts[victim] = (counts[victim] ?? 0) + 1;
  }
  return counts;
}

/** Five digits are enough, and save storage. */
function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
