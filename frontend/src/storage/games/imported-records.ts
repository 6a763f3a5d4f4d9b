// Records imported from elsewhere: stored on this device only, so that their pages open again.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { IMPORTED_PREFIX, isImported } from "../../game/links/game-id";
import { browserStorage, type KeyValueStorage, readList, writeJson } from "../json";

export interface ImportedRecord {
  /** starts with a character that no id of the server has */
  readonly id: string;
  /** when it was last opened, in milliseconds since 1970 */
  readonly at: number;
  readonly text: string;
  readonly names: readonly string[];
}

const ID_DIGITS = 16;
const KEY = "rapido-records";
const MAX_RECORDS = 12;

export class ImportedRecords {
  /** records opened since the page was loaded, for browsers without storage */
  readonly #opened = new Map<string, ImportedRecord>();

  constructor(readonly storage: KeyValueStorage | null) {}

  /** All records, newest first. */
  get all(): readonly ImportedRecord[] {
    return readList(KEY, isImportedRecord, this.storage);
  }

  find(id: string): ImportedRecord | undefined {
    return this.all.find((each) => each.id === id) ?? this.#opened.get(id);
  }

  /** Stores a record and returns its id: the same text has the same id. */
  keep(text: string, names: readonly string[], at = Date.now()): string {
    const id = IMPORTED_PREFIX + bytesToHex(sha256(utf8ToBytes(text))).slice(0, ID_DIGITS);
    const record: ImportedRecord = { id, at, text, names };
    this.#opened.set(id, record);
    this.#save([record, ...this.all.filter((each) => each.id !== id)].slice(0, MAX_RECORDS));
    return id;
  }

  remove(id: string): void {
    this.#opened.delete(id);
    this.#save(this.all.filter((each) => each.id !== id));
  }

  #save(records: readonly ImportedRecord[]): void {
    writeJson(KEY, records, this.storage);
  }
}

function isImportedRecord(found: unknown): found is ImportedRecord {
  const { id, at, text, names } = (found ?? {}) as Partial<ImportedRecord>;
  const named = Array.isArray(names) && names.every((name) => typeof name === "string");
  return typeof id === "string" && isImported(id) && typeof at === "number" && typeof text === "string" && named;
}

export const importedRecords = new ImportedRecords(browserStorage());
