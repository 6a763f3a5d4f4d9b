// Advice on a position: POST /api/advice.

import type { AdviceView } from "../../wire.gen";
import type { Kernel, State } from "../kernel";
import { RuleError } from "../text/errors";
import { checkText } from "../text/limits";
import { readPosition } from "../text/position";
import { advise } from "./coach/advise";
import { checkFinish } from "./value-function";

const MAX_LENGTH = 200;

/** Needs the weights for as many players as there are in the position. */
export function advice(kernel: Kernel, text: string): AdviceView {
  return advise(kernel, readActing(text));
}

/** Reads a position in which a player acts. */
export function readActing(text: string): State {
  checkText("a position", text, MAX_LENGTH);
  const state = readPosition(text);
  if (state.phase === "over") throw new RuleError("game_over", "the game is over");
  if (state.phase === "dice") throw new RuleError("not_your_turn", "the dice are in the air");
  checkFinish(state.finish);
  return state;
}
