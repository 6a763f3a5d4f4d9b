// Full-text search in the rules: all words must match, ignoring accents and case.

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const SHORT = 3; // shorter words match at the start of a word only, or X would match "next"

/** Removes accents and case, character by character, so that indices stay valid. */
export function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const plain = (text[at] ?? "").normalize("NFD")[0] ?? "";
    const small = plain.toLowerCase();
    return small.length === 1 ? small : plain;
  }).join("");
}

/** The words of a query. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "");
    if (begins || word.length >= SHORT) places.push(at);
  }
  return places;
}

/** Whether the text contains all the words. */
export function fits(words: readonly string[], text: string): boolean {
  const plain = folded(text);
  return words.every((word) => placesOf(word, plain).length > 0);
}

/** Splits a text into matching and other parts. */
export function pieces(words: readonly string[], text: string): Piece[] {
  const plain = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) for (const at of placesOf(word, plain)) hit.fill(true, at, at + word.length);
  const found: { text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = found.at(-1);
    const marked = hit[at] ?? false;
    if (last?.hit === marked) last.text += text.charAt(at);
    else found.push({ text: text.charAt(at), hit: marked });
  }
  return found;
}
