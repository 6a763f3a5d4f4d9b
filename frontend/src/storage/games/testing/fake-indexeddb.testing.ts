// As much of IndexedDB as the page uses, for tests in Node: it copies what is stored, and can refuse it in every way a browser does.

interface Item {
  readonly id: string;
}
type Stores = Map<string, Map<string, unknown>>;

/** `put`: it throws; `request`: its request fails; `commit`: the transaction is aborted at its end. */
type Full = "put" | "request" | "commit";

export class FakeIndexedDB {
  full: Full | null = null;
  /** while it is set, the database cannot be opened */
  broken: string | null = null;
  readonly stores: Stores = new Map();
  /** transactions run one after another */
  last: Promise<void> = Promise.resolve();

  get factory(): IDBFactory {
    return { open: () => this.#open() } as unknown as IDBFactory;
  }

  /** What another tab stores. */
  write(store: string, item: Item): void {
    this.stores.get(store)?.set(item.id, structuredClone(item));
  }

  #open(): Partial<IDBOpenDBRequest> {
    const request: { -readonly [Name in keyof IDBOpenDBRequest]?: IDBOpenDBRequest[Name] } = {};
    queueMicrotask(() => {
      if (this.broken !== null) {
        request.error = new DOMException("broken", this.broken);
        call(request.onerror);
        return;
      }
      request.result = this.#database() as unknown as IDBDatabase;
      if (this.stores.size === 0) call(request.onupgradeneeded);
      call(request.onsuccess);
    });
    return request;
  }

  #database(): object {
    return {
      objectStoreNames: { contains: (name: string) => this.stores.has(name) },
      createObjectStore: (name: string) => this.stores.set(name, new Map()),
      transaction: () => new FakeTransaction(this),
      close: () => undefined,
    };
  }
}

class FakeTransaction {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  error: DOMException | null = null;
  #copy: Stores = new Map();
  readonly #pending: (() => void)[] = [];
  #ended: (() => void) | null = null;

  constructor(readonly database: FakeIndexedDB) {
    database.last = database.last.then(() => this.#run());
  }

  objectStore(name: string): object {
    const items = (): Map<string, unknown> => this.#copy.get(name) ?? new Map<string, unknown>();
    return {
      get: (id: string) => this.#request(() => structuredClone(items().get(id))),
      getAll: () => this.#request(() => structuredClone([...items().values()])),
      delete: (id: string) => this.#request(() => items().delete(id)),
      put: (item: Item) => {
        const copy = structuredClone(item);
        if (this.database.full === "put") throw noSpace();
        return this.#request(() => {
          if (this.database.full === "request") throw noSpace();
          if (this.database.full === "commit") this.error = noSpace();
          items().set(item.id, copy);
        });
      },
    };
  }

  abort(): void {
    if (!this.#ended) throw new DOMException("it has ended", "InvalidStateError");
    this.#end("onabort");
  }

  async #run(): Promise<void> {
    const ended = new Promise<void>((done) => (this.#ended = done));
    this.#copy = new Map([...this.database.stores].map(([name, items]) => [name, new Map(items)]));
    while (this.#ended) {
      // The work has time to make its next request when the one before is answered.
      for (let turn = 0; turn < 20 && this.#pending.length === 0; turn += 1) await Promise.resolve();
      const next = this.#pending.shift();
      if (next) next();
      else this.#end(this.error ? "onabort" : "oncomplete");
    }
    await ended;
  }

  #end(how: "oncomplete" | "onabort"): void {
    const done = this.#ended;
    this.#ended = null;
    if (how === "oncomplete") for (const [name, items] of this.#copy) this.database.stores.set(name, items);
    this[how]?.();
    done?.();
  }

  #request(work: () => unknown): Partial<IDBRequest> {
    const request: { -readonly [Name in keyof IDBRequest]?: IDBRequest[Name] } = {};
    this.#pending.push(() => {
      try {
        request.result = work();
        call(request.onsuccess);
      } catch (error) {
        this.error = request.error = error as DOMException;
        call(request.onerror);
        if (this.#ended) this.#end("onabort");
      }
    });
    return request;
  }
}

function noSpace(): DOMException {
  return new DOMException("no space", "QuotaExceededError");
}

function call(listener: unknown): void {
  (listener as (() => void) | null | undefined)?.();
}
