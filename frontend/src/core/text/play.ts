// Plays tokens by the rules; an illegal one throws an error that says why.

import type { EventView } from "../../wire.gen";
import type { Kernel, Move, State, Step } from "../kernel";
import { pairsEach } from "./check";
import { RuleError } from "./errors";
import { type PlayedMove, readMoves } from "./tokens";

export interface PlayedToken {
  readonly moves: readonly PlayedMove<Step>[];
  readonly state: State;
  readonly events: readonly EventView[];
}

/** Applies the moves of one token, all or none of them. */
export function playToken(kernel: Kernel, start: State, token: string): PlayedToken {
  const moves: PlayedMove<Step>[] = [];
  let state = start;
  for (const move of readMoves(token, start)) {
    const step = kernel.apply(state, move);
    if (!step) throw refusal(state, move);
    moves.push({ player: state.player, move, step });
    state = step.state;
  }
  return { moves, state, events: moves.flatMap(({ step }) => step.events) };
}

/** How many turns begin in some events. */
export function turnsIn(events: readonly EventView[]): number {
  return events.filter(({ event }) => event === "turn").length;
}

/** Why the rules refuse a move, as `apply` of rapido/rules/play.py explains it. */
function refusal(state: State, move: Move): RuleError {
  if (state.phase === "over") return new RuleError("game_over", "the game is over");
  if (move.do === "throw") return throwRefusal(state, move.pair);
  if (move.do === "roll") return new RuleError("roll_first", "no dice are in the air; throw a pair first");
  if (!state.dice) return new RuleError("roll_first", "there is no roll on the table to place");
  return new RuleError("field_occupied", `field ${move.field} already holds a pair`);
}

function throwRefusal(state: State, pair: number): RuleError {
  if (state.phase === "dice") return new RuleError("not_your_turn", "the dice are in the air");
  if (pair >= pairsEach(state)) return new RuleError("no_such_pair", `player ${state.player} owns no pair ${pair}`);
  if (state.phase === "roll") return new RuleError("pair_on_board", `pair ${pair} lies on a field`);
  return new RuleError("pair_on_board", `this turn rolls pair ${state.pair ?? 0}, not pair ${pair}`);
}
