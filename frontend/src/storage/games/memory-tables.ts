// Local tables for a browser that stores nothing: they are lost with the page.

import { ChangedElsewhere, type LocalTables, newestFirst, type StoredGame, type StoredTable } from "./local-tables";

export class MemoryTables implements LocalTables {
  readonly #tables = new Map<string, StoredTable>();
  readonly #games = new Map<string, StoredGame>();

  save(table: StoredTable, seen: number): Promise<void> {
    if ((this.#tables.get(table.id)?.version ?? 0) !== seen) return Promise.reject(new ChangedElsewhere());
    this.hold(table);
    return Promise.resolve();
  }

  holds(id: string): boolean {
    return this.#tables.has(id);
  }

  hold(table: StoredTable): void {
    this.#tables.set(table.id, table);
    if (table.game?.over) this.#games.set(table.game.id, table.game);
  }

  table(id: string): Promise<StoredTable | null> {
    return Promise.resolve(this.#tables.get(id) ?? null);
  }

  tables(): Promise<readonly StoredTable[]> {
    return Promise.resolve(newestFirst([...this.#tables.values()], ({ at }) => at));
  }

  game(id: string): Promise<StoredGame | null> {
    const running = [...this.#tables.values()].find(({ game }) => game?.id === id)?.game;
    return Promise.resolve(this.#games.get(id) ?? running ?? null);
  }

  games(): Promise<readonly StoredGame[]> {
    return Promise.resolve(newestFirst([...this.#games.values()], ({ moved }) => moved));
  }

  removeTable(id: string): Promise<void> {
    this.#tables.delete(id);
    return Promise.resolve();
  }

  removeGame(id: string): Promise<void> {
    this.#games.delete(id);
    return Promise.resolve();
  }
}
