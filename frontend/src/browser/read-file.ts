// Reads files chosen by the user as text, or fails with a translated message.

import { say, words } from "../words/words.svelte";

/** A file or text that cannot be used; the message is translated. */
export class FileError extends Error {}

const KIB = 1024;

/** Reads a file as text; rejects files larger than `maxBytes` bytes before reading them. */
export async function readText(file: Blob, maxBytes: number): Promise<string> {
  if (file.size > maxBytes) throw tooLarge(file.size, maxBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new FileError(say("record-not-text"));
  }
}

export function tooLarge(size: number, maxBytes: number): FileError {
  return new FileError(say("record-too-large", { size: words.number(Math.ceil(size / KIB)), most: words.number(maxBytes / KIB) }));
}
