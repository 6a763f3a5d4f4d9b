// Text from other people: how it is shown, and which of it is accepted as a name. Equal to rapido/foreign_text.py.

import { escapeCharacter, isLonger, strip } from "./unicode-text";

const LINE_LENGTH = 200;
/** combining marks on one character: more than any script needs */
const MAX_MARKS = 8;

/** what would begin another line or turn the reading direction around */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const ACTIVE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
const MARK = /[\p{Mn}\p{Me}]/u;
// Unicode's Default_Ignorable_Code_Point, and the braille pattern without dots.
const INVISIBLE =
  // eslint-disable-next-line no-misleading-character-class -- every character stands for itself
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;
/** the flag of a region, such as Scotland: a black flag with its letters as tags */
const FLAG = /^\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/u;
const LONGEST_FLAG = 8;
const IDEOGRAPH = /[\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
const VARIANT = /[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u;
const SKIN_TONE = /[\u{1f3fb}-\u{1f3ff}]/u;
/** can be a part of an emoji; browsers may not know the newest ones */
const SYMBOL = /[\p{So}\p{Sm}\u203c\u2049\u3030\u303d\u{1f000}-\u{1faff}]/u;
const KEYCAP = "\u20e3";
const KEY = /^[0-9#*]$/;
const ASCII = /^\p{ASCII}*$/u;
/** letters of Arabic, Persian and other scripts whose letters join: Unicode's bidirectional class AL */
const ARABIC =
  /(?=\p{Assigned})[\u0608\u060b\u060d\u061b-\u064a\u066d-\u066f\u0671-\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u0710\u0712-\u072f\u074d-\u07a5\u07b1\u0860-\u088e\u08a0-\u08c9\ufb50-\ufd3d\ufd50-\ufdc7\ufdf0-\ufdfc\ufe70-\ufefc\u{10d00}-\u{10d23}\u{10f30}-\u{10f45}\u{10f51}-\u{10f59}\u{1ec71}-\u{1eebb}]/u;
/** signs that join letters of Indic scripts: Unicode's combining class 9 */
const VIRAMA =
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1715\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua82c\ua8c4\ua953\ua9c0\uaaf6\uabed\u{10a3f}\u{11046}\u{11070}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{112ea}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{1172b}\u{11839}\u{1193d}\u{1193e}\u{119e0}\u{11a34}\u{11a47}\u{11a99}\u{11c3f}\u{11d44}\u{11d45}\u{11d97}]/u;

/** Writes every character that acts, instead of being seen, as an escape such as \u202e. */
export function escapeText(text: string): string {
  const characters = Array.from(text);
  const active = new Set(activePlaces(characters));
  return active.size === 0 ? text : characters.map((each, place) => (active.has(place) ? escapeCharacter(each) : each)).join("");
}

/** One line without control characters, direction marks or surrounding white space: what records may hold. */
export function isLine(text: string, longest = LINE_LENGTH): boolean {
  return !isLonger(text, longest) && text === strip(text) && !CONTROL.test(text);
}

/** A new name or word: a line in which every character can be seen, so that no two names look the same. */
export function isName(text: string, longest = LINE_LENGTH): boolean {
  return isLine(text, longest) && activePlaces(Array.from(text)).next().done === true;
}

function* activePlaces(characters: readonly string[]): Generator<number> {
  let [base, marks, skipUntil] = ["", MAX_MARKS, 0]; // a mark at the beginning has no base
  for (const [place, character] of characters.entries()) {
    if (place < skipUntil) continue;
    if (INVISIBLE.test(character)) {
      if (!isNeeded(characters, place, base)) yield place;
    } else if (MARK.test(character)) {
      marks += 1;
      if (marks > MAX_MARKS) yield place;
    } else if (ACTIVE.test(character)) {
      yield place;
      [base, marks] = ["", MAX_MARKS];
    } else {
      const flag = FLAG.exec(characters.slice(place, place + LONGEST_FLAG).join(""));
      if (flag) skipUntil = place + Array.from(flag[0]).length;
      if (flag || !(SKIN_TONE.test(character) && SYMBOL.test(base))) [base, marks] = [character, 0];
    }
  }
}

/** Whether an invisible character is one that writing or an emoji needs here. */
function isNeeded(characters: readonly string[], place: number, base: string): boolean {
  const [character = "", before = "", after = ""] = [characters[place], characters[place - 1], characters[place + 1]];
  if (character === "\ufe0e" || character === "\ufe0f")
    return ASCII.test(before) ? after === KEYCAP && KEY.test(before) : SYMBOL.test(before);
  if (character === "\u200c" || character === "\u200d") {
    if (VIRAMA.test(before)) return true;
    const joins = character === "\u200c" ? ARABIC : SYMBOL; // the zero width non-joiner, and the joiner
    return joins.test(base) && joins.test(after);
  }
  return VARIANT.test(character) && IDEOGRAPH.test(before);
}
