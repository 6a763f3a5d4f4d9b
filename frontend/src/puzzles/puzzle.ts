// Parses puzzles: position, tempting move, and the chance to win with each action.

import { readPosition } from "../core/text/position";
import { gameView } from "../core/text/view";
import { parsePairLetter, parsePlace } from "../game/notation";
import type { ActionView, GameView } from "../wire.gen";

export type PuzzleKind = "rolled_on" | "stopped" | "spared" | "too_high" | "too_low" | "field_zero";
export const KINDS: readonly PuzzleKind[] = ["rolled_on", "stopped", "spared", "too_high", "too_low", "field_zero"];
export const GRADES = [1, 2, 3, 4, 5] as const;
export type PuzzleGrade = (typeof GRADES)[number];

export interface Choice {
  readonly action: ActionView;
  /** the solver's chance to win with it */
  readonly win: number;
}

export interface Puzzle {
  readonly line: string;
  readonly game: GameView;
  readonly kind: PuzzleKind;
  readonly grade: PuzzleGrade;
  readonly choices: readonly Choice[];
  readonly best: Choice;
  /** what most people would do */
  readonly natural: Choice;
}

const UNIT = 100_000;
const ROLL = "?";

/** Parses a line of the collection; it lists the legal actions, so no rules are needed here. */
export function readPuzzle(line: string): Puzzle {
  const [race = "", fields = "", turn = "", kind, grade, tempting, ...options] = line.split(" ");
  const state = readPosition(`${race} ${fields} ${turn}`);
  const choices = options.map((option) => choiceOf(option, state.pair ?? 0));
  const tokens = options.map((option) => option.split(/[x=]/)[0]);
  const best = choices.reduce((one, other) => (other.win > one.win ? other : one));
  const actions = choices.map(({ action }) => action);
  const game: GameView = { ...gameView(state, actions), id: line };
  const natural = choices[tokens.indexOf(tempting)] ?? best;
  return { line, game, kind: kind as PuzzleKind, grade: Number(grade) as PuzzleGrade, choices, best, natural };
}

function choiceOf(option: string, pair: number): Choice {
  const [what = "", worth] = option.split("=");
  const [token = "", victims = ""] = what.split("x");
  const rolls = token === ROLL;
  const action: ActionView = {
    do: rolls ? "throw" : "place",
    pair: rolls ? pair : null,
    field: rolls ? null : parsePlace(token),
    throws_out: Array.from(victims, parsePairLetter),
  };
  return { action, win: Number(worth) / UNIT };
}
