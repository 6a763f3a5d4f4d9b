// The guided game as data: prepared dice, who acts, and what the learner is asked to do.

import { pairLetter, parsePlace, placeToken } from "../../game/notation";
import type { ActionView } from "../../wire.gen";
import data from "./script.json";

export interface Step {
  /** its message is learn-CHAPTER-KEY */
  readonly key: string;
  /** what the learner is to do, in notation: A? is a throw, @3 a placement; null: watch, then continue; ANY: decide freely */
  readonly expect: string | null;
  /** what happens next; without a task it happens by itself; after a free decision: the dice if the learner rolls again */
  readonly tokens: readonly string[];
  /** the position in which the step begins, if the game has moved on since the last one */
  readonly start?: string;
  /** what is drawn below the text */
  readonly figure?: "faces";
}

export interface Chapter {
  readonly key: string;
  /** the learner is the first of them */
  readonly players: readonly string[];
  readonly start: string;
  readonly steps: readonly [Step, ...Step[]];
}

/** Steps that follow each other without a new position. */
export interface Segment {
  readonly first: number;
  readonly start: string;
  readonly tokens: readonly string[];
}

export const CHAPTERS = data.chapters as unknown as readonly [Chapter, ...Chapter[]];

export const LEARNER = 0;

/** Any choice is played; after it the game goes on in a new position. */
export const ANY = "any";

/** The segment that a step belongs to. */
export function segmentOf(chapter: Chapter, step: number): Segment {
  const begins = ({ start }: Step, index: number): boolean => index === 0 || start !== undefined;
  const first = chapter.steps.findLastIndex((each, index) => index <= step && begins(each, index));
  const next = chapter.steps.findIndex((each, index) => index > first && begins(each, index));
  const steps = chapter.steps.slice(first, next < 0 ? undefined : next);
  return { first, start: chapter.steps[first]?.start ?? chapter.start, tokens: steps.flatMap(played) };
}

/** The number of tokens played before a step, in its segment. */
export function tokensBefore(chapter: Chapter, step: number): number {
  return chapter.steps.slice(segmentOf(chapter, step).first, step).flatMap(played).length;
}

function played(step: Step): readonly string[] {
  return step.expect === ANY ? [] : step.tokens;
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
