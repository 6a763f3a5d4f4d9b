// Rejects impossible positions, with the reason; reachability is not checked. Equal to rapido/rules/check.py.

import { MAX_FINISH, MAX_PLAYERS, MIN_PLAYERS } from "../../game/limits";
import { playerLetter } from "../../game/notation";
import type { FaultPart, FaultReason } from "../../wire.gen";
import type { Pair, State } from "../kernel";
import { BadPosition } from "./errors";

/** Two with two players, otherwise one. */
export function pairsEach({ steps }: Pick<State, "steps">): number {
  return steps.length === 2 ? 2 : 1;
}

export function checkRace({ steps, finish }: Pick<State, "steps" | "finish">): void {
  if (steps.length < MIN_PLAYERS || steps.length > MAX_PLAYERS) throw race("players", `there are 2 to 6 players, not ${steps.length}`);
  if (finish < 1 || finish > MAX_FINISH) throw race("finish", `the finish is a step from 1 to 999, not ${finish}`);
  if (steps.some((step) => step > finish)) throw race("step_range", `every piece stands on a step from 0 to ${finish}`);
  if (steps.filter((step) => step === finish).length > 1) throw race("two_finished", "only one piece can stand on the finish");
}

/** Checks the pairs on the fields, sorted and with faces that the dice have, given valid steps. */
export function checkFields(state: Pick<State, "steps" | "pairs">): void {
  const { steps, pairs } = state;
  for (const { owner, index, field } of pairs)
    if (owner >= steps.length || index >= pairsEach(state)) throw fields("owner", "a pair lies on a field that no player owns", field);
  for (const [place, { owner, index, field }] of pairs.entries()) {
    const next = pairs[place + 1];
    if (next?.owner === owner && next.index === index) throw fields("pair_twice", "a pair lies on one field only", field); // the lower one: they are sorted
  }
  const full = fullField(pairs);
  if (full > 0) throw fields("field_full", "fields 1 to 5 hold one pair each", full);
}

/** The highest of the fields 1 to 5 on which several pairs lie; 0 if there is none. */
function fullField(pairs: readonly Pair[]): number {
  const taken = new Set<number>();
  let full = 0;
  for (const { field } of pairs) {
    if (taken.has(field)) full = Math.max(full, field);
    taken.add(field);
  }
  return full;
}

/** Checks the turn, given valid steps and fields. */
export function checkTurn(state: State): void {
  const { steps, player, phase, finish } = state;
  if (player >= steps.length) throw turn("no_player", `there is no player ${playerLetter(player)} to act`);
  if (phase !== "over" && steps.includes(finish)) throw turn("not_over", "a piece on the finish ends the game");
  if (phase === "over" && steps[player] !== finish) throw turn("not_won", "a game is over when the player to act stands on the finish");
  if (phase !== "over") checkDice(state);
}

function checkDice(state: State): void {
  const { player, phase, pair, dice, rolls } = state;
  const lying = state.pairs.filter(({ owner }) => owner === player);
  if (lying.length === pairsEach(state)) throw turn("all_lie", "the player to act has scored, so a pair lies in front of that player");
  if (phase === "roll") return;
  const sentence = "the pair being rolled is one that lies in front of the player to act";
  if (pair === null || pair >= pairsEach(state)) throw turn("owner", sentence);
  if (lying.some(({ index }) => index === pair)) throw turn("pair_lies", sentence);
  if (dice && rolls > 1 && dice.includes(0)) throw turn("cross", "from the second roll on a roll with an X is not valid and ends the turn");
}

function race(reason: FaultReason, message: string): BadPosition {
  return fault(reason, "steps", message);
}

function fields(reason: FaultReason, message: string, field: number): BadPosition {
  return fault(reason, "fields", message, field);
}

function turn(reason: FaultReason, message: string): BadPosition {
  return fault(reason, "turn", message);
}

export function fault(reason: FaultReason, part: FaultPart, message: string, field: number | null = null): BadPosition {
  return new BadPosition({ reason, part, field, message });
}
