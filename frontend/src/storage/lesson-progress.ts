// Where the learner was, kept on this device.

import { CHAPTERS } from "../views/learn/script";

export interface Bookmark {
  readonly chapter: number;
  readonly step: number;
}

const KEY = "rapido-learn";
const BEGINNING: Bookmark = { chapter: 0, step: 0 };

/** Take over what was stored as far as the script still has such a step; after the last one it begins anew. */
export function understood(stored: unknown): Bookmark {
  if (typeof stored !== "object" || stored === null) return BEGINNING;
  const { chapter, step } = stored as Partial<Record<string, unknown>>;
  const steps = typeof chapter === "number" ? CHAPTERS[chapter]?.steps : undefined;
  if (!steps || typeof chapter !== "number" || typeof step !== "number" || !steps[step]) return BEGINNING;
  return chapter === CHAPTERS.length - 1 && step === steps.length - 1 ? BEGINNING : { chapter, step };
}

export function kept(): Bookmark {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return BEGINNING; // a browser that keeps nothing, or something that is not ours
  }
}

export function keep(bookmark: Bookmark): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(bookmark));
  } catch {
    // Private windows may keep nothing; then the lesson begins anew next time.
  }
}
