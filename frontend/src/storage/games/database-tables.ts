// Local tables in IndexedDB. A browser that refuses it, as some do in private windows, keeps them in memory.

import { browserDatabases, Database, GAMES, resultOf, TABLES } from "./database";
import { ChangedElsewhere, type LocalTables, newestFirst, StorageFull, type StoredGame, type StoredTable } from "./local-tables";
import { MemoryTables } from "./memory-tables";

export class DatabaseTables implements LocalTables {
  readonly #database: Database | null;
  readonly #memory = new MemoryTables();
  /** whether the database can be written to; asked once, since a table must not move while it is played at */
  #writable: Promise<boolean> | null = null;

  constructor(factory: IDBFactory | null) {
    this.#database = factory && new Database(factory);
  }

  async lasts(): Promise<boolean> {
    this.#writable ??= this.#isWritable();
    return this.#writable;
  }

  async save(table: StoredTable, seen: number): Promise<void> {
    const database = await this.#usable();
    if (!database) return this.#memory.save(table, seen);
    try {
      await database.run("readwrite", [TABLES, GAMES], async (transaction) => {
        const tables = transaction.objectStore(TABLES);
        const found = (await resultOf(tables.get(table.id))) as StoredTable | undefined;
        if ((found?.version ?? 0) !== seen) throw new ChangedElsewhere();
        await resultOf(tables.put(table));
        if (table.game?.over) await resultOf(transaction.objectStore(GAMES).put(table.game));
      });
    } catch (error) {
      throw error instanceof DOMException && error.name === "QuotaExceededError" ? new StorageFull() : error;
    }
  }

  hold(table: StoredTable): void {
    this.#memory.hold(table);
  }

  async table(id: string): Promise<StoredTable | null> {
    return (await this.#memory.table(id)) ?? this.#read<StoredTable>(TABLES, id);
  }

  async tables(): Promise<readonly StoredTable[]> {
    return newestFirst(joined(await this.#memory.tables(), await this.#all<StoredTable>(TABLES)), ({ at }) => at);
  }

  async game(id: string): Promise<StoredGame | null> {
    const found = (await this.#memory.game(id)) ?? (await this.#read<StoredGame>(GAMES, id));
    return found ?? (await this.#all<StoredTable>(TABLES)).find(({ game }) => game?.id === id)?.game ?? null;
  }

  async games(): Promise<readonly StoredGame[]> {
    return newestFirst(joined(await this.#memory.games(), await this.#all<StoredGame>(GAMES)), ({ moved }) => moved);
  }

  async removeTable(id: string): Promise<void> {
    await this.#remove(TABLES, id);
    await this.#memory.removeTable(id);
  }

  async removeGame(id: string): Promise<void> {
    await this.#remove(GAMES, id);
    await this.#memory.removeGame(id);
  }

  async #usable(): Promise<Database | null> {
    return (await this.lasts()) ? this.#database : null;
  }

  async #isWritable(): Promise<boolean> {
    if (!this.#database) return false;
    try {
      await this.#database.run("readwrite", [TABLES], () => Promise.resolve());
      return true;
    } catch {
      return false;
    }
  }

  async #read<Item>(store: typeof TABLES | typeof GAMES, id: string): Promise<Item | null> {
    const database = await this.#usable();
    if (!database) return null;
    return database.run("readonly", [store], async (transaction) => {
      return ((await resultOf(transaction.objectStore(store).get(id))) as Item | undefined) ?? null;
    });
  }

  async #all<Item>(store: typeof TABLES | typeof GAMES): Promise<readonly Item[]> {
    const database = await this.#usable();
    if (!database) return [];
    return database.run("readonly", [store], async (transaction) => (await resultOf(transaction.objectStore(store).getAll())) as Item[]);
  }

  async #remove(store: typeof TABLES | typeof GAMES, id: string): Promise<void> {
    const database = await this.#usable();
    await database?.run("readwrite", [store], (transaction) => resultOf(transaction.objectStore(store).delete(id)));
  }
}

/** Those in memory, and those stored that are not in memory as well. */
function joined<Item extends { readonly id: string }>(held: readonly Item[], stored: readonly Item[]): readonly Item[] {
  return [...held, ...stored.filter(({ id }) => !held.some((each) => each.id === id))];
}

export const localTables: LocalTables = new DatabaseTables(browserDatabases());
