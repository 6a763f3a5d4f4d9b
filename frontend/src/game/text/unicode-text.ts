// Text as the Python package sees it: characters are code points, and white space is Unicode's.

/** All white space of Python's str.split and str.strip, which differs from that of JavaScript. */
const SPACES = "\t\n\v\f\r\x1c-\x1f \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000";
const SPACE = new RegExp(`[${SPACES}]`);
const SEPARATOR = new RegExp(`[${SPACES}]+`);

/** Without white space around it. */
export function strip(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text, start)) start += 1;
  while (end > start && isSpace(text, end - 1)) end -= 1;
  return text.slice(start, end);
}

/** The words between white space. */
export function splitWords(text: string): string[] {
  return text.split(SEPARATOR).filter((word) => word !== "");
}

/** Whether there are more than so many characters. */
export function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > 2 * most || Array.from(text).length > most;
}

/** At most so many characters, with a mark for those left out. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text.slice(0, 2 * most + 2));
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : text;
}

/** Writes a character as Python's unicode_escape does. */
export function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const plain = { "\t": "\\t", "\n": "\\n", "\r": "\\r" }[character];
  if (plain !== undefined) return plain;
  const digits = code.toString(16);
  if (code <= 0xff) return `\\x${digits.padStart(2, "0")}`;
  return code <= 0xffff ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}

function isSpace(text: string, at: number): boolean {
  return SPACE.test(text.charAt(at));
}
