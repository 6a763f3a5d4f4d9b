// IndexedDB with promises, as little of it as the page needs.

const NAME = "rapido";
const VERSION = 1;
export const TABLES = "tables";
export const GAMES = "games";

type StoreName = typeof TABLES | typeof GAMES;

/** Opens the database, and again after the browser has closed it. */
export class Database {
  #opened: Promise<IDBDatabase> | null = null;

  constructor(readonly factory: IDBFactory) {}

  /** Runs the work in one transaction, which is durable when this resolves; if the work fails, nothing of it is stored. */
  async run<Result>(
    mode: IDBTransactionMode,
    stores: readonly StoreName[],
    work: (transaction: IDBTransaction) => Promise<Result>,
  ): Promise<Result> {
    const database = await this.#open();
    // Strict: written to disk, not only handed to the operating system, so that a dead battery loses nothing.
    const transaction = database.transaction(stores, mode, mode === "readwrite" ? { durability: "strict" } : {});
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
    });
    completed.catch(() => null); // reported below, or by the work
    try {
      const result = await work(transaction);
      await completed;
      return result;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // it has ended already
      }
      throw error;
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= this.#connect().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  #connect(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = this.factory.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        for (const store of [TABLES, GAMES])
          if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store, { keyPath: "id" });
      };
      request.onerror = () => reject(request.error ?? new DOMException("blocked", "UnknownError"));
      request.onsuccess = () => {
        const database = request.result;
        const forget = (): void => {
          this.#opened = null;
          database.close();
        };
        database.onclose = forget;
        database.onversionchange = forget; // the database is being deleted, or a newer page needs another version
        resolve(database);
      };
    });
  }
}

/** Null where the browser has none, or throws because storage is blocked. */
export function browserDatabases(): IDBFactory | null {
  try {
    return indexedDB;
  } catch {
    return null;
  }
}

export function deleteDatabase(factory: IDBFactory): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(NAME);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

/** The result of one request of a transaction. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException("failed", "UnknownError"));
  });
}
