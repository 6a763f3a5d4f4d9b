// Moves as tokens: `A?` throws, `46` is a roll, `A46` is both, `@3` places. Equal to rapido/record/tokens.py.

import { formatDice, pairLetter, parseDice, parsePairLetter, placeToken, playerLetter } from "../../game/notation";
import type { Kernel, Move, State } from "../kernel";
import { badRequest, RuleError } from "./errors";
import { quote } from "./quote";

const FACES = "[X12347][X12356]";
const TOKEN = new RegExp(`^(?:(?<pair>[A-Fa-f])(?:[?]|(?<rolled>${FACES}))|(?<dice>${FACES})|@(?<field>[0-5]))$`);

/** Parses a token into its one or two moves; whether they are legal is left to the rules. */
export function readMoves(token: string, state: State): readonly Move[] {
  const found = TOKEN.exec(token)?.groups;
  if (!found) throw badRequest(`${quote(token)} is not a move`);
  if (found.field !== undefined) return [{ do: "place", field: Number(found.field) }];
  if (found.dice !== undefined) return [{ do: "roll", dice: parseDice(found.dice) }];
  const [player, pair] = parsePairLetter(found.pair ?? "A");
  if (player !== state.player) throw new RuleError("not_your_turn", `it is the turn of ${playerLetter(state.player)}`);
  const thrown: Move = { do: "throw", pair };
  return found.rolled === undefined ? [thrown] : [thrown, { do: "roll", dice: parseDice(found.rolled) }];
}

/** The tokens that are legal here, with one roll as an example. */
export function fittingTokens(kernel: Kernel, state: State): string {
  if (state.phase === "dice") return "46";
  const tokens = kernel
    .legalActions(state)
    .map((action) => (action.do === "throw" ? `${pairLetter(state.player, action.pair)}46` : placeToken(action.field)));
  return tokens.join(" ");
}

/** A move with the player who made it and what it led to. */
export interface PlayedMove<Step> {
  readonly player: number;
  readonly move: Move;
  readonly step: Step;
}

/** The moves as tokens of a record, each with what it led to: a throw and its dice form one token. */
export function writeTokens<Step>(moves: readonly PlayedMove<Step>[]): { readonly token: string; readonly step: Step }[] {
  const written: { token: string; step: Step }[] = [];
  let thrown = "";
  for (const [place, { player, move, step }] of moves.entries()) {
    if (move.do === "throw") {
      thrown = pairLetter(player, move.pair);
      if (place === moves.length - 1) written.push({ token: `${thrown}?`, step }); // its dice are in the air
    } else {
      written.push({ token: move.do === "roll" ? thrown + formatDice(move.dice) : placeToken(move.field), step });
      thrown = "";
    }
  }
  return written;
}
