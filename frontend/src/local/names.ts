// Names and words: one line in which everything can be seen, and names that differ from each other.

import { ApiError } from "../game/api-error";
import { MAX_NAME_LENGTH } from "../game/limits";

const MAX_WORD_LENGTH = 100;
const ACTIVE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|[^\P{Cf}\u200d]|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/u;
/** A joiner is needed between the parts of an emoji only. */
const STRAY_JOINER = /(?<![\p{Emoji}\ufe0f\p{M}])\u200d|\u200d(?!\p{Emoji}|\p{L})/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const TOO_MANY_MARKS = /^\p{M}|\p{M}{9}/u;

export function checkName(name: string, others: readonly string[]): void {
  checkLine(name, MAX_NAME_LENGTH);
  const key = keyOf(name);
  if (name !== "" && key === "") throw new ApiError("bad_name");
  if (key !== "" && others.some((other) => keyOf(other) === key)) throw new ApiError("name_taken");
}

export function checkWord(word: string): void {
  checkLine(word, MAX_WORD_LENGTH);
}

function checkLine(text: string, longest: number): void {
  const visible = !ACTIVE.test(text) && !STRAY_JOINER.test(text) && !TOO_MANY_MARKS.test(text);
  if (!visible || Array.from(text).length > longest) throw new ApiError("bad_name");
}

/** The same for names that people cannot tell apart by reading them. */
function keyOf(name: string): string {
  return name.replace(INVISIBLE, "").normalize("NFKC").toLowerCase().normalize("NFKC").replace(INVISIBLE, "").trim().replace(/\s+/gu, " ");
}
