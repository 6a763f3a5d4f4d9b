// One sentence on the quality of a decision.

import type { Player } from "../../game/player";
import type { DecisionView } from "../../wire.gen";
import { labelOf } from "../../words/actions";
import { lossGrade } from "../../words/figures";
import { say } from "../../words/words.svelte";

/** Judges a choice: how good it was, what would have been better, and by how much. */
export function verdict(decision: DecisionView, players: readonly Player[], you: boolean): string {
  const kind = lossGrade(decision.loss, players.length);
  const name = players[decision.player]?.name ?? "";
  if (decision.alternatives.length === 1) return say("review-judged-only");
  if (decision.stand_in) return say("review-judged-stand-in", { name });
  if (kind === "best") return say(you ? "review-judged-best-you" : "review-judged-best", { name });
  if (kind === "good") return say("review-judged-good");
  const best = decision.alternatives[decision.best];
  const better = best ? labelOf(best, players) : "";
  return `${say(`review-judged-${kind}`, { better })} ${costs(decision.loss)}`;
}

/** "That costs about 3 wins in 100 games." */
export function costs(loss: number): string {
  const wins = Math.round(100 * loss);
  return wins < 1 ? say("review-costs-less") : say("review-costs", { wins });
}
