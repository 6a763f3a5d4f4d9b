// A position as one line of text: steps, fields, turn. Equal to rapido/record/position.py.

import { FIELDS, formatPosition, parseDice, parsePairLetter } from "../../game/notation";
import { splitWords } from "../../game/text/unicode-text";
import type { Pair, Phase, State } from "../kernel";
import { checkFields, checkRace, checkTurn, fault } from "./check";
import type { BadPosition } from "./errors";
import { quote } from "./quote";

const STEP = /^(?:0|[1-9][0-9]{0,2})$/;
const PAIR = /^[A-Fa-f][X12347][X12356]$/;
const PAIR_WITH_ANY_FACES = /^[A-Fa-f][X0-9]{2}$/;
const COUNT = "[1-9][0-9]{0,8}";
const TURN = new RegExp(
  `^(?:(?<roll>[A-F])|(?<dice>[A-Fa-f])[?]:(?<inAir>${COUNT})|(?<decide>[A-Fa-f])(?<faces>[X12347][X12356]):(?<onTable>${COUNT})` +
    `|(?<over>[A-F])!(?::(?<atEnd>${COUNT}))?)$`,
);
const TURN_WITH_ANY_FACES = new RegExp(`^[A-Fa-f][X0-9]{2}:${COUNT}$`);
const PHASES: readonly Phase[] = ["roll", "dice", "decide", "over"];

export function writePosition(state: State): string {
  const pairs = state.pairs.map(({ owner, index, field, dice }) => ({ player: owner, pair: index, field, dice }));
  return formatPosition({ ...state, pairs, roll: state.dice });
}

/** Parses what `writePosition` returns; throws a `BadPosition` for the first fault. */
export function readPosition(text: string): State {
  const [race, fields, turn, ...more] = splitWords(text);
  if (race === undefined || fields === undefined || turn === undefined || more.length > 0) throw badParts(splitWords(text).length);
  const { steps, finish } = readRace(race);
  checkRace({ steps, finish });
  const pairs = readFields(fields);
  checkFields({ steps, pairs });
  const state = { steps, finish, pairs, ...readTurn(turn) };
  checkTurn(state);
  return state;
}

function badParts(found: number): BadPosition {
  const wanted = "expected three parts, steps, fields and turn, as in 0,0,0/21 -/-/-/-/-/- A";
  return fault("three_parts", "whole", `${wanted}, found ${found}`);
}

function readRace(text: string): Pick<State, "steps" | "finish"> {
  const [steps = "", finish = "", ...more] = text.split("/");
  const numbers = [...steps.split(","), finish];
  if (more.length > 0 || !numbers.every((number) => STEP.test(number)))
    throw fault("steps_form", "steps", `expected steps and finish such as 4,0,11/21, found ${quote(text)}`);
  return { steps: steps.split(",").map(Number), finish: Number(finish) };
}

function readFields(text: string): Pair[] {
  const columns = text.split("/");
  if (columns.length !== FIELDS.length)
    throw fault("fields_form", "fields", `expected fields 5 to 0, such as -/-/B46/-/-/CX1, found ${quote(text)}`);
  return columns.flatMap((column, place) => readField(FIELDS[place] ?? 0, column)).sort(byOwner);
}

function readField(field: number, column: string): Pair[] {
  if (column === "-") return [];
  const pairs = column.match(/.{1,3}/gsu) ?? [""];
  if (!pairs.every((pair) => PAIR.test(pair))) throw badField(field, column, pairs);
  return pairs.map((pair) => {
    const [owner, index] = parsePairLetter(pair.charAt(0));
    return { owner, index, field, dice: parseDice(pair.slice(1)) };
  });
}

function badField(field: number, column: string, pairs: readonly string[]): BadPosition {
  if (pairs.every((pair) => PAIR_WITH_ANY_FACES.test(pair)))
    return fault("faces", "fields", `field ${field}: the dice do not have the faces of ${quote(column)}`, field);
  return fault("fields_form", "fields", `field ${field}: expected - or dice such as B46, found ${quote(column)}`, field);
}

function byOwner(one: Pair, other: Pair): number {
  return one.owner - other.owner || one.index - other.index || one.field - other.field;
}

function readTurn(text: string): Pick<State, "player" | "phase" | "pair" | "dice" | "rolls"> {
  const found = TURN.exec(text)?.groups;
  if (!found) throw badTurn(text);
  const phase = PHASES.find((each) => found[each] !== undefined) ?? "roll";
  const [player, index] = parsePairLetter(found[phase] ?? "A");
  const rolls = Number(found.onTable ?? found.atEnd ?? found.inAir ?? 0);
  return {
    player,
    phase,
    pair: phase === "dice" || phase === "decide" ? index : null,
    dice: found.faces === undefined ? null : parseDice(found.faces),
    rolls: phase === "dice" ? rolls - 1 : rolls,
  };
}

function badTurn(text: string): BadPosition {
  if (TURN_WITH_ANY_FACES.test(text)) return fault("faces", "turn", `the dice do not have the faces of ${quote(text)}`);
  return fault("turn_form", "turn", `expected a turn such as A, A?:1, A46:2 or A!, found ${quote(text)}`);
}
