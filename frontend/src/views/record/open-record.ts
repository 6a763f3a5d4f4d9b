// Imports a record: checks its size, parses it, stores it on this device.

import { FileError, tooLarge } from "../../browser/read-file";
import { importRecord } from "../../server/games";
import { damageSentence } from "../../words/record-damage";
import { say } from "../../words/words.svelte";

/** The maximum size in bytes: thousands of turns, and a dozen records fit into the storage of a browser. */
export const LARGEST = 256 * 1024;

/** Strips what messages and editors put around a record. */
export function trimmed(text: string): string {
  return text.trim(); // this includes a byte order mark
}

/** The size of a record in bytes. */
export function sizeOf(record: string): number {
  return new TextEncoder().encode(record).length;
}

/** Imports a record and returns its id; throws a translated error if there is no game in it. */
export async function open(given: string): Promise<string> {
  const text = trimmed(given);
  if (text === "") throw new FileError(say("record-empty"));
  if (isResults(text)) throw new FileError(say("record-is-results"));
  if (sizeOf(text) > LARGEST) throw tooLarge(sizeOf(text), LARGEST);
  const { id, damage } = await importRecord(text);
  if (id === null) throw new FileError(`${say("record-nothing")} ${damage ? damageSentence(damage) : ""}`);
  return id;
}

/** Exported statistics are easily mistaken for a record. */
function isResults(text: string): boolean {
  return /^\{\s*"rapido_history"/.test(text);
}
