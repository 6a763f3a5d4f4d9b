// Plays tokens by the rules; an illegal one throws an error that says why.

import type { EventView } from "../../wire.gen";
import type { Kernel, Move, Refusal, State, Step } from "../kernel";
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
    if (!step) throw refusal(kernel, state, move);
    moves.push({ player: state.player, move, step });
    state = step.state;
  }
  return { moves, state, events: moves.flatMap(({ step }) => step.events) };
}

/** How many turns begin in some events. */
export function turnsIn(events: readonly EventView[]): number {
  return events.filter(({ event }) => event === "turn").length;
}

/** Why the rules refuse a move; the sentences are those of rapido/rules/play.py. */
function refusal(kernel: Kernel, state: State, move: Move): RuleError {
  const code = kernel.refusal(state, move) ?? "bad_request";
  return new RuleError(code, sentence(code, state, move));
}

function sentence(code: Refusal, { player, phase, pair }: State, move: Move): string {
  const number = move.do === "throw" ? move.pair : move.do === "place" ? move.field : 0;
  switch (code) {
    case "game_over":
      return "the game is over";
    case "not_your_turn":
      return "the dice are in the air";
    case "no_such_pair":
      return `player ${player} owns no pair ${number}`;
    case "pair_on_board":
      return phase === "roll" ? `pair ${number} lies on a field` : `this turn rolls pair ${pair ?? 0}, not pair ${number}`;
    case "roll_first":
      return move.do === "place" ? "there is no roll on the table to place" : "no dice are in the air; throw a pair first";
    case "field_occupied":
      return `field ${number} already holds a pair`;
    case "bad_dice":
    case "no_such_field":
    case "bad_request":
      return "this is not a move"; // tokens name only faces and fields that there are
  }
}
