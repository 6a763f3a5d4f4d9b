// What a free decision is worth, compared with the best one.

import type { Player } from "../../game/player";
import type { ActionView, AdviceView, GameView } from "../../wire.gen";
import { labelOf } from "../../words/actions";
import { lossGrade } from "../../words/figures";
import { say } from "../../words/words.svelte";
import { LEARNER } from "./script";

type Choice = Pick<ActionView, "do" | "field">;

/** `advice` is null if the chances could not be computed. */
export function verdict(chosen: Choice, game: GameView, advice: AdviceView | null, players: readonly Player[]): string {
  const options = advice?.options.toSorted((one, other) => one.loss - other.loss) ?? [];
  const [best] = options;
  const own = options.find((option) => option.do === chosen.do && option.field === chosen.field);
  if (!best || !own) return say("learn-choice-unknown");
  const grade = lossGrade(own.loss, players.length);
  if (grade === "best" || grade === "good") return say(`learn-choice-${grade}`, { win: inHundred(own.win) });
  const victims = game.actions.find((action) => action.do === best.do && action.field === best.field)?.throws_out ?? [];
  const action = labelOf({ do: best.do, field: best.field, throws_out: victims.map(([player]) => player) }, players);
  return say("learn-choice-other", { win: inHundred(own.win), action, best: inHundred(best.win) });
}

function inHundred(win: readonly number[]): number {
  return Math.round(100 * (win[LEARNER] ?? 0));
}
