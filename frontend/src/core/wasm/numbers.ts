// Moves, phases and rolls as the numbers of the kernel.

import { DIE_A, DIE_B } from "../../game/notation";
import type { Action, Dice, Move, Phase } from "../kernel";

/** by number, as in game.h */
export const PHASES: readonly Phase[] = ["roll", "dice", "decide", "over"];

/** by number, as in events.h */
export const EVENTS = ["scored", "rolled", "climbed", "fell", "placed", "thrown_out", "turn", "won"] as const;

/** by number, as in events.h; 0 is a legal move */
export const REFUSALS = [
  null,
  "game_over",
  "not_your_turn",
  "no_such_pair",
  "pair_on_board",
  "bad_dice",
  "roll_first",
  "no_such_field",
  "field_occupied",
  "bad_request",
] as const;

const MOVE_KINDS = { throw: 0, roll: 1, place: 2 } as const;
const DICE_MOVE = 8;
const NO_MOVE = 255;
const FIRST_PLACE = 2; // actions 0 and 1 throw that pair, 2 to 7 place on field 0 to 5

/** the 36 rolls, by index */
const ROLLS: readonly Dice[] = DIE_A.flatMap((a) => DIE_B.map((b): Dice => [a, b]));

/** -1 for faces that the dice do not have */
export function rollIndex([a, b]: Dice): number {
  const row = DIE_A.findIndex((face) => face === a);
  const column = DIE_B.findIndex((face) => face === b);
  return row < 0 || column < 0 ? -1 : 6 * row + column;
}

export function rollOf(index: number): Dice {
  const roll = ROLLS[index];
  if (!roll) throw new RangeError(`there is no roll ${index}`);
  return roll;
}

/** Kind and number of a move, as rapido_move wants them. */
export function moveNumbers(move: Move): readonly [kind: number, number: number] {
  switch (move.do) {
    case "throw":
      return [MOVE_KINDS.throw, small(move.pair)];
    case "place":
      return [MOVE_KINDS.place, small(move.field)];
    case "roll":
      return [MOVE_KINDS.roll, rollIndex(move.dice)];
  }
}

/** A move as one byte, as rapido_review wants it; 255 is no move. */
export function moveByte(move: Move): number {
  const [, number] = moveNumbers(move);
  if (number < 0) return NO_MOVE;
  if (move.do === "roll") return DICE_MOVE + number;
  return move.do === "place" ? FIRST_PLACE + number : number;
}

/** The actions whose bits are set, in the order of legal_actions. */
export function actionsOf(bits: number): readonly Action[] {
  return actionNumbers(bits).map(actionOf);
}

export function actionNumbers(bits: number): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((action) => (bits >> action) & 1);
}

export function actionOf(number: number): Action {
  return number < FIRST_PLACE ? { do: "throw", pair: number } : { do: "place", field: number - FIRST_PLACE };
}

/** Other numbers would be cut to 32 bits, and might then be legal. */
function small(number: number): number {
  return Number.isInteger(number) && number >= 0 && number < 256 ? number : -1;
}
