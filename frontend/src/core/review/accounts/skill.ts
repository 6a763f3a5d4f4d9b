// How well a player chose: the mean loss over real decisions, and how certain it is.

import type { ReviewedView } from "../../../wire.gen";
import type { Entry } from "../entries";

/** half the width of a 95 % band, in standard deviations */
export const SIGMAS = 1.96;
/** the loss, with two players, of one mistake assumed in every band: without it a few good choices would look like certainty */
const UNSEEN = 0.05;

export type Skill = Pick<ReviewedView, "decisions" | "mean_loss" | "band">;

/** A fair share of the game, compared with that in a game for two. */
export function stakes(players: number): number {
  return 2 / players;
}

export function playerSkill(entries: readonly Entry[], seat: number, players: number): Skill {
  const losses = entries.flatMap((entry) => (entry.kind === "decision" && entry.player === seat && entry.counted ? [entry.loss] : []));
  if (losses.length === 0) return { decisions: 0, mean_loss: 0, band: null };
  const mean = meanOf(losses);
  const half = (SIGMAS * spread([...losses, UNSEEN * stakes(players)])) / Math.sqrt(losses.length);
  return { decisions: losses.length, mean_loss: mean, band: [Math.max(0, mean - half), mean + half] };
}

function meanOf(losses: readonly number[]): number {
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** The standard deviation that a sample of these losses suggests. */
function spread(losses: readonly number[]): number {
  const mean = meanOf(losses);
  return Math.sqrt(losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / (losses.length - 1));
}
