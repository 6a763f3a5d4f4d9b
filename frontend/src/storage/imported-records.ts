// Records brought from elsewhere: kept on this device, so that their pages open again; the server keeps none of them.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { deviceShelf } from "./json";

export interface Brought {
  /** begins with a sign that no game of a server has */
  readonly id: string;
  /** when it was opened last, in milliseconds since 1970 */
  readonly at: number;
  readonly text: string;
  readonly names: readonly string[];
}

export type Shelf = Pick<Storage, "getItem" | "setItem">;

const SIGN = "~";
const DIGITS = 16;
const KEY = "rapido-records";
const MOST = 12;

/** Whether a game is a record from elsewhere. */
export function isBrought(game: string): boolean {
  return game.startsWith(SIGN);
}

export class BroughtShelf {
  /** what was opened since the page was loaded, for browsers that keep nothing */
  readonly #opened = new Map<string, Brought>();

  constructor(readonly shelf: Shelf | null) {}

  /** All records, the newest first. */
  get all(): readonly Brought[] {
    try {
      const found: unknown = JSON.parse(this.shelf?.getItem(KEY) ?? "[]");
      if (Array.isArray(found)) return found.filter(isKept);
    } catch {
      // Not ours, or a shelf that cannot be read.
    }
    return [];
  }

  find(id: string): Brought | undefined {
    return this.all.find((each) => each.id === id) ?? this.#opened.get(id);
  }

  /** Keep a record, and return the name of its pages: the same text has the same one. */
  keep(text: string, names: readonly string[], at = Date.now()): string {
    const id = SIGN + bytesToHex(sha256(utf8ToBytes(text))).slice(0, DIGITS);
    const record: Brought = { id, at, text, names };
    this.#opened.set(id, record);
    this.#save([record, ...this.all.filter((each) => each.id !== id)].slice(0, MOST));
    return id;
  }

  forget(id: string): void {
    this.#opened.delete(id);
    this.#save(this.all.filter((each) => each.id !== id));
  }

  #save(records: readonly Brought[]): void {
    try {
      this.shelf?.setItem(KEY, JSON.stringify(records));
    } catch {
      // A full or closed shelf: the record is there until the page is closed.
    }
  }
}

function isKept(found: unknown): found is Brought {
  const { id, at, text, names } = (found ?? {}) as Partial<Brought>;
  const named = Array.isArray(names) && names.every((name) => typeof name === "string");
  return typeof id === "string" && isBrought(id) && typeof at === "number" && typeof text === "string" && named;
}

export const brought = new BroughtShelf(deviceShelf());
