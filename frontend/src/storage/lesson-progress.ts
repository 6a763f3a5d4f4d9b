// The learner's progress in the guided game.

import { isRecord, readJson, writeJson } from "./json";

export interface LessonProgress {
  readonly chapter: number;
  readonly step: number;
}

type Chapters = readonly { readonly steps: readonly unknown[] }[];

const KEY = "rapido-learn";
const SPEECH_KEY = "rapido-learn-speech";
const BEGINNING: LessonProgress = { chapter: 0, step: 0 };

/** The stored progress if the script still has that step; after the last step the lesson starts over. */
export function parseProgress(stored: unknown, chapters: Chapters): LessonProgress {
  if (!isRecord(stored)) return BEGINNING;
  const { chapter, step } = stored;
  const steps = typeof chapter === "number" ? chapters[chapter]?.steps : undefined;
  if (!steps || typeof chapter !== "number" || typeof step !== "number" || !steps[step]) return BEGINNING;
  return chapter === chapters.length - 1 && step === steps.length - 1 ? BEGINNING : { chapter, step };
}

export function readProgress(chapters: Chapters): LessonProgress {
  return parseProgress(readJson(KEY), chapters);
}

export function writeProgress(progress: LessonProgress): void {
  writeJson(KEY, progress);
}

/** Whether the lesson is read aloud: only if somebody has asked for it. */
export function readSpeech(): boolean {
  return readJson(SPEECH_KEY) === true;
}

export function writeSpeech(on: boolean): void {
  writeJson(SPEECH_KEY, on);
}
