// Advice for the player to act: what every action is worth, and what the dice may do.

import type { AdviceView, Mistake, OptionView } from "../../../wire.gen";
import type { Action, Analysis, Kernel, State } from "../../kernel";
import { writePosition } from "../../text/position";
import { classifyMistake } from "../accounts/mistakes";
import { SOURCE } from "../value-function";
import { nextRoll } from "./next-roll";
import { fieldOdds } from "./odds";

/** smaller losses are not remarked on */
const CLEAR = 0.01;

/** Of a position in which a player acts. */
export function advise(kernel: Kernel, state: State): AdviceView {
  const analysis = kernel.analyze(state);
  const stop = bestPlacing(analysis, state.player);
  const stopping = stop === null ? null : (analysis.actions[stop]?.win[state.player] ?? 0);
  return {
    position: writePosition(state),
    player: state.player,
    win: analysis.win,
    options: analysis.actions.map((_, index) => optionView(kernel, state, analysis, index)),
    best: analysis.best,
    stop,
    roll: nextRoll(state, analysis, stopping),
    fields: stop === null ? [] : fieldOdds(kernel, state),
    source: SOURCE,
    stderr: kernel.stderr(state.steps.length),
  };
}

function bestPlacing({ actions }: Analysis, player: number): number | null {
  let best: number | null = null;
  let most = -Infinity;
  for (const [index, { action, win }] of actions.entries()) {
    const chance = win[player] ?? 0;
    if (action.do !== "place" || chance <= most) continue;
    [best, most] = [index, chance];
  }
  return best;
}

function optionView(kernel: Kernel, state: State, { actions, best }: Analysis, index: number): OptionView {
  const { action, win } = actions[index] ?? { action: { do: "throw", pair: 0 }, win: [] };
  const top = actions[best];
  const loss = (top?.win[state.player] ?? 0) - (win[state.player] ?? 0);
  return {
    do: action.do,
    pair: action.do === "throw" ? action.pair : null,
    field: action.do === "place" ? action.field : null,
    win,
    loss,
    mistake: clearMistake(kernel, state, action, top?.action, loss),
  };
}

/** What is wrong with a choice; null unless another one is clearly better. */
function clearMistake(kernel: Kernel, state: State, action: Action, best: Action | undefined, loss: number): Mistake | null {
  if (state.dice === null || loss < CLEAR) return null;
  return classifyMistake(kernel, state, action, best, loss);
}
