// JSON in localStorage. A browser may refuse to store anything: then reads return nothing, and writes are lost with the page.

export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The stored value; null if missing or unreadable. */
export function readJson(key: string, storage: KeyValueStorage | null = browserStorage()): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The elements of a stored list that pass the check. */
export function readList<Item>(
  key: string,
  check: (item: unknown) => item is Item,
  storage: KeyValueStorage | null = browserStorage(),
): readonly Item[] {
  const found = readJson(key, storage);
  return Array.isArray(found) ? found.filter(check) : [];
}

/** Stores a value; returns whether that worked. */
export function writeJson(key: string, value: unknown, storage: KeyValueStorage | null = browserStorage()): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
