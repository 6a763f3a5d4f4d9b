// Imports a record: checks its size, has the server parse it, stores it on this device.

import { FileError, tooLarge } from "../../browser/read-file";
import { importRecord } from "../../server/games";
import { damageSentence } from "../../words/record-damage";
import { say } from "../../words/words.svelte";

/** Bytes of a request, as in rapido/web/access/middleware.py. */
export const LARGEST = 16 * 1024;

/** The text without what messages and editors put around it. */
export function trimmed(text: string): string {
  return text.trim(); // a byte order mark is a space, too
}

/** How many bytes are sent for a record. */
export function sizeOf(record: string): number {
  return new TextEncoder().encode(JSON.stringify({ record })).length;
}

/** Open a record, and return the name of its pages; a sentence is thrown if there is no game in it. */
export async function open(given: string): Promise<string> {
  const text = trimmed(given);
  if (text === "") throw new FileError(say("record-empty"));
  if (isResults(text)) throw new FileError(say("record-is-results"));
  if (sizeOf(text) > LARGEST) throw tooLarge(sizeOf(text), LARGEST);
  const { id, damage } = await importRecord(text);
  if (id === null) throw new FileError(`${say("record-nothing")} ${damage ? damageSentence(damage) : ""}`);
  return id;
}

/** What "Your games" saves is easily taken for a record. */
function isResults(text: string): boolean {
  return /^\{\s*"rapido_history"/.test(text);
}
