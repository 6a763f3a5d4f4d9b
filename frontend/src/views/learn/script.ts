// The guided game as data: prepared dice, who acts, and what the learner is asked to do.

import { pairLetter, parsePlace, placeToken } from "../../game/notation";
import type { ActionView } from "../../wire.gen";
import data from "./script.json";

export interface Step {
  /** its message is learn-CHAPTER-KEY */
  readonly key: string;
  /** what the learner is to do, in notation: A? is a throw, @3 a placement; null: watch, then continue */
  readonly expect: string | null;
  /** what happens next; without a task it happens by itself */
  readonly tokens: readonly string[];
}

export interface Chapter {
  readonly key: string;
  /** the learner is the first of them */
  readonly players: readonly string[];
  readonly start: string;
  readonly steps: readonly [Step, ...Step[]];
}

export const CHAPTERS = data.chapters as unknown as readonly [Chapter, ...Chapter[]];

export const LEARNER = 0;

/** All tokens of a chapter, in order. */
export function tokensOf(chapter: Chapter): string[] {
  return chapter.steps.flatMap((step) => step.tokens);
}

/** The number of tokens played before a step. */
export function tokensBefore(chapter: Chapter, step: number): number {
  return chapter.steps.slice(0, step).reduce((sum, each) => sum + each.tokens.length, 0);
}

/** An action in notation. */
export function actionToken(action: Pick<ActionView, "do" | "pair" | "field">): string {
  return action.do === "place" ? placeToken(action.field ?? 0) : `${pairLetter(LEARNER, action.pair ?? 0)}?`;
}

/** The field that a step asks for, if any. */
export function fieldAsked(step: Step | undefined): number | null {
  return parsePlace(step?.expect ?? "");
}

/** The pair that a step asks to roll, if any. */
export function pairAsked(step: Step | undefined): number | null {
  if (!step?.expect?.endsWith("?")) return null;
  return step.expect === `${pairLetter(LEARNER, 0)}?` ? 0 : 1;
}
