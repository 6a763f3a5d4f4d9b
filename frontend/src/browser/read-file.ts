// Files that people bring: read as text, or refused with a sentence.

import { say, words } from "../words/words.svelte";

/** A file, or a text, that cannot be used; the message is for the reader. */
export class FileTrouble extends Error {}

const KIB = 1024;

/** Read a file as text; one that is larger than so many bytes is not even begun. */
export async function readText(file: Blob, most: number): Promise<string> {
  if (file.size > most) throw tooLarge(file.size, most);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new FileTrouble(say("record-not-text"));
  }
}

export function tooLarge(size: number, most: number): FileTrouble {
  return new FileTrouble(say("record-too-large", { size: words.number(Math.ceil(size / KIB)), most: words.number(most / KIB) }));
}
