// Plays a game by the rules, without a room: POST /api/steps.

import { DEFAULT_FINISH, MAX_FINISH, MAX_PLAYERS, MIN_PLAYERS } from "../../game/limits";
import type { StepsRequest, StepsView, StepView } from "../../wire.gen";
import type { Kernel } from "../kernel";
import { badRequest, RuleError } from "./errors";
import { checkRange, checkText } from "./limits";
import { playToken, turnsIn } from "./play";
import { readPosition } from "./position";
import { boardView, stepView } from "./view";

const MAX_MOVES = 2000;
const MAX_START = 200;

export function steps(kernel: Kernel, request: StepsRequest): StepsView {
  const { players = MIN_PLAYERS, finish = DEFAULT_FINISH, start = null, moves = [], from = 0 } = request;
  checkRange("players", players, MIN_PLAYERS, MAX_PLAYERS);
  checkRange("finish", finish, 1, MAX_FINISH);
  checkRange("from", from, 0, MAX_MOVES);
  if (moves.length > MAX_MOVES) throw badRequest(`at most ${MAX_MOVES} moves`);
  if (start !== null) checkText("start", start, MAX_START);
  for (const token of moves) checkText("a move", token);
  let state = start === null ? kernel.newGame(players, finish) : readPosition(start);
  const first = boardView(kernel, state);
  const played: StepView[] = [];
  let turn = 1;
  for (const [index, token] of moves.entries()) {
    try {
      const { events, state: next } = playToken(kernel, state, token);
      turn += turnsIn(events);
      state = next;
      if (index >= from) played.push(stepView(kernel, token, events, state, turn));
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return { start: first, steps: played, fault: { index, code: error.code, message: error.sentence } };
    }
  }
  return { start: first, steps: played, fault: null };
}
