// Names and words: one line in which everything can be seen, and names that differ from each other.

import { ApiError } from "../game/api-error";
import { MAX_NAME_LENGTH } from "../game/limits";
import { isName } from "../game/text/foreign-text";

const MAX_WORD_LENGTH = 100;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function checkName(name: string, others: readonly string[]): void {
  checkLine(name, MAX_NAME_LENGTH);
  const key = nameKey(name);
  if (name !== "" && key === "") throw new ApiError("bad_name");
  if (key !== "" && others.some((other) => nameKey(other) === key)) throw new ApiError("name_taken");
}

export function checkWord(word: string): void {
  checkLine(word, MAX_WORD_LENGTH);
}

function checkLine(text: string, longest: number): void {
  if (!isName(text, longest)) throw new ApiError("bad_name");
}

/** The same for names that people cannot tell apart by reading them. */
export function nameKey(name: string): string {
  return name.replace(INVISIBLE, "").normalize("NFKC").toLowerCase().normalize("NFKC").replace(INVISIBLE, "").trim().replace(/\s+/gu, " ");
}
