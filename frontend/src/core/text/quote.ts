// Foreign text in a sentence for developers, written as Python's repr does.

import { escapeCharacter, shortened } from "../../game/text/unicode-text";

const SHOWN = 40;
const UNPRINTABLE = /[\p{C}\p{Z}]/u;

/** At most 40 characters of a text. */
export function short(text: string): string {
  return shortened(text, SHOWN);
}

/** The beginning of a text in quotes. */
export function quote(text: string): string {
  const shown = short(text);
  const mark = shown.includes("'") && !shown.includes('"') ? '"' : "'";
  return mark + Array.from(shown, (each) => quoted(each, mark)).join("") + mark;
}

function quoted(character: string, mark: string): string {
  if (character === mark || character === "\\") return `\\${character}`;
  return character !== " " && UNPRINTABLE.test(character) ? escapeCharacter(character) : character;
}
