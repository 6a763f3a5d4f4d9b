// Local tables in IndexedDB, and in memory where the browser refuses to store them: in some private windows, or for lack of space.

import { browserDatabases, Database, GAMES, resultOf, TABLES } from "./database";
import { ChangedElsewhere, type LocalTables, newestFirst, StorageFull, type StoredGame, type StoredTable } from "./local-tables";
import { MemoryTables } from "./memory-tables";

export class DatabaseTables implements LocalTables {
  readonly #database: Database | null;
  /** what could not be stored, instead of what is stored of it */
  readonly #memory = new MemoryTables();
  /** the stored version of each table in memory; 0 if nothing of it is stored */
  readonly #stored = new Map<string, number>();

  constructor(factory: IDBFactory | null) {
    this.#database = factory && new Database(factory);
  }

  async save(table: StoredTable, seen: number): Promise<void> {
    if (!this.#database) return this.#memory.save(table, seen);
    const held = await this.#memory.table(table.id);
    if (held && held.version !== seen) throw new ChangedElsewhere();
    const games = held ? (await this.#memory.games()).filter(({ id }) => table.games.includes(id)) : [];
    await this.#write(table, games, held ? (this.#stored.get(table.id) ?? 0) : seen);
    if (held) await this.#release(table.id, games);
  }

  hold(table: StoredTable, seen: number): void {
    if (!this.holds(table.id)) this.#stored.set(table.id, seen);
    this.#memory.hold(table);
  }

  holds(id: string): boolean {
    return this.#memory.holds(id);
  }

  async table(id: string): Promise<StoredTable | null> {
    const held = await this.#memory.table(id);
    if (!held) return this.#read<StoredTable>(TABLES, id);
    const stored = await this.#read<StoredTable>(TABLES, id).catch(() => undefined);
    if (stored === undefined) return held;
    if (stored && stored.version !== this.#stored.get(id)) {
      await this.#release(id, []); // another tab has gone on from what was stored
      return stored;
    }
    this.#stored.set(id, stored?.version ?? 0); // it may have been removed
    return held;
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
    await this.#release(id, []);
    await this.#remove(TABLES, id);
  }

  async removeGame(id: string): Promise<void> {
    await this.#memory.removeGame(id);
    await this.#remove(GAMES, id);
  }

  /** Stores a table with finished games, if version `seen` of it is stored. */
  async #write(table: StoredTable, games: readonly StoredGame[], seen: number): Promise<void> {
    try {
      await this.#database?.run("readwrite", [TABLES, GAMES], async (transaction) => {
        const tables = transaction.objectStore(TABLES);
        const found = (await resultOf(tables.get(table.id))) as StoredTable | undefined;
        if ((found?.version ?? 0) !== seen) throw new ChangedElsewhere();
        await resultOf(tables.put(table));
        const finished = table.game?.over ? [...games, table.game] : games;
        for (const game of finished) await resultOf(transaction.objectStore(GAMES).put(game));
      });
    } catch (error) {
      throw error instanceof DOMException && error.name === "QuotaExceededError" ? new StorageFull() : error;
    }
  }

  /** What was in memory is stored, or not needed any more. */
  async #release(id: string, games: readonly StoredGame[]): Promise<void> {
    this.#stored.delete(id);
    await this.#memory.removeTable(id);
    for (const game of games) await this.#memory.removeGame(game.id);
  }

  async #read<Item>(store: typeof TABLES | typeof GAMES, id: string): Promise<Item | null> {
    if (!this.#database) return null;
    return this.#database.run("readonly", [store], async (transaction) => {
      return ((await resultOf(transaction.objectStore(store).get(id))) as Item | undefined) ?? null;
    });
  }

  /** None if they cannot be read: what is in memory is listed all the same. */
  async #all<Item>(store: typeof TABLES | typeof GAMES): Promise<readonly Item[]> {
    if (!this.#database) return [];
    try {
      return await this.#database.run("readonly", [store], async (transaction) => {
        return (await resultOf(transaction.objectStore(store).getAll())) as Item[];
      });
    } catch {
      return [];
    }
  }

  async #remove(store: typeof TABLES | typeof GAMES, id: string): Promise<void> {
    await this.#database?.run("readwrite", [store], (transaction) => resultOf(transaction.objectStore(store).delete(id)));
  }
}

/** Those in memory, and those stored that are not in memory as well. */
function joined<Item extends { readonly id: string }>(held: readonly Item[], stored: readonly Item[]): readonly Item[] {
  return [...held, ...stored.filter(({ id }) => !held.some((each) => each.id === id))];
}

export const localTables: LocalTables = new DatabaseTables(browserDatabases());
