// A puzzle as the book writes it, one line each: the position, what tempts, and what every action wins.

import type { ActionView, GameView, PairView } from "../wire.gen";

export type Kind = "rolled_on" | "stopped" | "spared" | "too_high" | "too_low" | "field_zero";
export const KINDS: readonly Kind[] = ["rolled_on", "stopped", "spared", "too_high", "too_low", "field_zero"];
export const GRADES = [1, 2, 3, 4, 5] as const;
export type GradeNumber = (typeof GRADES)[number];

export interface Choice {
  readonly action: ActionView;
  /** the chance of whoever solves it to win with it */
  readonly win: number;
}

export interface Puzzle {
  readonly line: string;
  readonly game: GameView;
  readonly kind: Kind;
  readonly grade: GradeNumber;
  readonly choices: readonly Choice[];
  readonly best: Choice;
  /** what most people would do */
  readonly natural: Choice;
}

const UNIT = 100_000;
const ROLL = "?";

/** Read a line of the book; what can be done is listed there, so that no rules are needed here. */
export function readPuzzle(line: string): Puzzle {
  const [race = "", fields = "", turn = "", kind, grade, tempting, ...options] = line.split(" ");
  const [steps = "", finish = "21"] = race.split("/");
  const [player, pair] = letterOf(turn[0] ?? "A");
  const roll = facesOf(turn.slice(1, 3));
  const choices = options.map((option) => choiceOf(option, pair));
  const tokens = options.map((option) => option.split(/[x=]/)[0]);
  const best = choices.reduce((one, other) => (other.win > one.win ? other : one));
  const game: GameView = {
    id: line,
    seal: "",
    secret: "",
    order: steps.split(",").map((_, index) => index),
    turn: 1,
    position: `${race} ${fields} ${turn}`,
    steps: steps.split(",").map(Number),
    finish: Number(finish),
    pairs: pairsOf(fields),
    player,
    phase: "decide",
    pair,
    roll,
    value: valueOf(roll),
    rolls: Number(turn.split(":")[1] ?? 1),
    winner: null,
    actions: choices.map(({ action }) => action),
    moved: 0,
  };
  const natural = choices[tokens.indexOf(tempting)] ?? best;
  return { line, game, kind: kind as Kind, grade: Number(grade) as GradeNumber, choices, best, natural };
}

function choiceOf(option: string, pair: number): Choice {
  const [what = "", worth] = option.split("=");
  const [token = "", victims = ""] = what.split("x");
  const rolls = token === ROLL;
  const action: ActionView = {
    do: rolls ? "throw" : "place",
    pair: rolls ? pair : null,
    field: rolls ? null : Number(token.slice(1)),
    throws_out: Array.from(victims, letterOf),
  };
  return { action, win: Number(worth) / UNIT };
}

function pairsOf(fields: string): PairView[] {
  return fields.split("/").flatMap((column, index) =>
    Array.from(column.matchAll(/([A-Fa-f])(..)/g), ([, letter = "A", faces = ""]) => {
      const [player, pair] = letterOf(letter);
      const dice = facesOf(faces);
      return { player, pair, field: 5 - index, dice, value: valueOf(dice) };
    }),
  );
}

/** A letter names a player and a pair: a capital the first one, a small letter the second. */
function letterOf(letter: string): [number, number] {
  const capital = letter.toUpperCase();
  return [capital.charCodeAt(0) - 65, letter === capital ? 0 : 1];
}

function facesOf(faces: string): [number, number] {
  return [face(faces[0]), face(faces[1])];
}

function face(sign: string | undefined): number {
  return sign === undefined || sign === "X" ? 0 : Number(sign);
}

/** The higher one gives the tens. */
function valueOf([a, b]: readonly [number, number]): number {
  return 10 * Math.max(a, b) + Math.min(a, b);
}
