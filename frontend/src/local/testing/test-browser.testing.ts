// A browser for tests of local tables: its database, its tabs, its clock, and a table that is played on.

import { afterEach, beforeEach, vi } from "vitest";
import { DatabaseTables } from "../../storage/games/database-tables";
import type { StoredTable } from "../../storage/games/local-tables";
import { FakeIndexedDB } from "../../storage/games/testing/fake-indexeddb.testing";
import type { Command } from "../../wire.gen";
import { decide, type TableCommand } from "../decide";
import { type LocalServices, LocalTable } from "../local-table.svelte";
import { newTable } from "../table-state";
import type { OpenTabs } from "../tabs/tabs";
import { toyCore } from "./toy-core.testing";

/** The tables of one tab; several tabs share a database. */
export class TestTables extends DatabaseTables {
  saved: string[] = [];

  constructor(readonly database = new FakeIndexedDB()) {
    super(database.factory);
  }
  override async save(table: StoredTable, seen: number): Promise<void> {
    await super.save(table, seen);
    this.saved.push(JSON.stringify(table));
  }
}

/** Tabs of one browser. */
export function sharedTabs(): OpenTabs {
  const others = new Set<() => void>();
  return (_, onTakenOver) => {
    others.add(onTakenOver);
    return { takeOver: () => others.forEach((each) => each !== onTakenOver && each()), close: () => others.delete(onTakenOver) };
  };
}

/** A browser whose pages show local tables; its clock is vitest's. */
class TestBrowser {
  tables = new TestTables();
  services = this.#newServices();
  readonly #opened = new Set<LocalTable>();
  readonly #visibility = new Set<() => void>();
  #hidden = false;

  start(): void {
    vi.useFakeTimers();
    this.#hidden = false;
    const isHidden = () => this.#hidden;
    vi.stubGlobal("document", {
      get hidden() {
        return isHidden();
      },
      addEventListener: (_: string, listener: () => void) => this.#visibility.add(listener),
      removeEventListener: (_: string, listener: () => void) => this.#visibility.delete(listener),
    });
    this.tables = new TestTables();
    this.services = this.#newServices();
  }

  stop(): void {
    for (const table of this.#opened) this.close(table);
    this.#visibility.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  /** Opens a table, which begins to load. */
  load(id: string, services: Partial<LocalServices> = {}): LocalTable {
    const table = new LocalTable(id, { ...this.services, ...services });
    this.#opened.add(table);
    return table;
  }

  async open(id: string, services: Partial<LocalServices> = {}): Promise<LocalTable> {
    const table = this.load(id, services);
    await settle();
    return table;
  }

  /** Opens a table and begins its game. */
  async begin(people: number, computers: number, finish = 5): Promise<LocalTable> {
    const seated = planned(people, computers);
    await this.tables.save(seated, 0);
    const table = await this.open(seated.id);
    await table.do({ do: "configure", finish });
    await table.do({ do: "begin" });
    return table;
  }

  close(table: LocalTable): void {
    table.close();
    this.#opened.delete(table);
  }

  setVisible(visible: boolean): void {
    this.#hidden = !visible;
    for (const listener of this.#visibility) listener();
  }

  #newServices(): LocalServices {
    return { tables: this.tables, core: toyCore, openTabs: sharedTabs() };
  }
}

/** A browser that starts anew for every test of a file. */
export function useBrowser(): TestBrowser {
  const browser = new TestBrowser();
  beforeEach(() => browser.start());
  afterEach(() => browser.stop());
  return browser;
}

/** A table at which everybody is seated. */
export function planned(people: number, computers: number): StoredTable {
  const seats = Array.from({ length: people + computers }, (_, seat): TableCommand => {
    return seat < people ? { do: "sit", seat, name: `P${seat}` } : { do: "setseat", seat, kind: "computer", bot: "bold" };
  });
  return seats.reduce(
    (table, command) => decide(table, command, { levels: ["bold"], chance: 0, now: 0 }).at(-1)?.table ?? table,
    newTable(seats.length, null, 0),
  );
}

export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** The code with which a command is refused; empty if it is not. */
export const refusal = (table: LocalTable, command: Command): Promise<string> =>
  table.do(command).then(
    () => "",
    (error: unknown) => (error as { code: string }).code,
  );

/** Plays to the end: people place on field 3. */
export async function playOn(table: LocalTable): Promise<void> {
  while (table.view?.playing) {
    const { game, seats } = table.view;
    const seat = seats[game?.order[game.player] ?? 0];
    if (seat?.kind === "computer") await vi.advanceTimersByTimeAsync(700);
    else await table.do(game?.phase === "roll" ? { do: "throw" } : { do: "place", field: 3 });
  }
}
