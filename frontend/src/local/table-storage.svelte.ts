// How one local table is stored: with every change, or in memory where that fails and the player goes on all the same.

import { ApiError } from "../game/api-error";
import type { Keeping } from "../game/table";
import { ChangedElsewhere, type LocalTables, StorageFull, type StoredTable } from "../storage/games/local-tables";

export class TableStorage {
  keeping: Keeping = $state("kept");

  constructor(
    readonly room: string,
    readonly tables: LocalTables,
  ) {}

  /** The table as it was left; null if this browser does not have it. Rejects if that cannot be said. */
  async load(): Promise<StoredTable | null> {
    const table = await this.tables.table(this.room).catch(() => {
      throw new ApiError("unreadable");
    });
    // There may be space again for what is only in memory.
    if (table && this.tables.holds(this.room)) await this.tables.save(table, table.version).catch(() => null);
    this.#setKeeping();
    return table;
  }

  /** Stores the table after a change of version `seen`; if it cannot be stored, the ApiError says why. */
  async save(table: StoredTable, seen: number): Promise<void> {
    try {
      await this.tables.save(table, seen);
    } catch (error) {
      if (error instanceof ChangedElsewhere) throw new ApiError("stale");
      if (this.keeping !== "memory") throw this.#refusal(error);
      this.tables.hold(table, seen);
    }
    this.#setKeeping();
  }

  /** From now on, what cannot be stored is kept in memory. */
  allowMemory(): void {
    this.keeping = "memory";
  }

  #refusal(error: unknown): ApiError {
    if (!(error instanceof StorageFull)) return new ApiError("unavailable");
    this.keeping = "full";
    return new ApiError("storage_full");
  }

  #setKeeping(): void {
    this.keeping = this.tables.holds(this.room) ? "memory" : "kept";
  }
}
