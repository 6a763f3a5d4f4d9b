import { beforeEach, describe, expect, it, test } from "vitest";
import { DatabaseTables } from "../database-tables";
import { ChangedElsewhere, StorageFull } from "../local-tables";
import { MemoryTables } from "../memory-tables";
import { FakeIndexedDB } from "./fake-indexeddb.testing";
import { gameFor, tableFor, TABLES_KIT } from "./tables-kit.testing";

describe.each([
  ["memory", () => new MemoryTables()],
  ["a database", () => new DatabaseTables(new FakeIndexedDB().factory)],
  ["a browser without databases", () => new DatabaseTables(null)],
])("%s", (_, make) => {
  test.each(Object.entries(TABLES_KIT))("%s", (__, check) => check(make()));
});

describe("a database", () => {
  let fake: FakeIndexedDB;
  let tables: DatabaseTables;
  const stored = (id: string) => (fake.stores.get("tables")?.get(id) as { version: number } | undefined)?.version;

  beforeEach(() => {
    fake = new FakeIndexedDB();
    tables = new DatabaseTables(fake.factory);
  });

  it.each(["put", "request", "commit"] as const)("says that there is no space, however the browser does: %s", async (full) => {
    await tables.save(tableFor(".a", 1), 0);
    fake.full = full;
    await expect(tables.save(tableFor(".a", 2), 1)).rejects.toBeInstanceOf(StorageFull);
    expect(stored(".a")).toBe(1);
  });

  it("stores what it held as soon as there is space, with the games that have ended", async () => {
    await tables.save(tableFor(".a", 1), 0);
    fake.full = "request";
    const [first, second] = [gameFor(".x", true), gameFor(".y", true)];
    tables.hold(tableFor(".a", 4, [first]), 1);
    tables.hold(tableFor(".a", 9, [first, second]), 4);
    await expect(tables.save(tableFor(".a", 10, [first, second]), 9)).rejects.toBeInstanceOf(StorageFull);
    expect([tables.holds(".a"), stored(".a")]).toEqual([true, 1]);
    fake.full = null;
    await tables.save(tableFor(".a", 10, [first, second]), 9);
    expect([tables.holds(".a"), stored(".a"), fake.stores.get("games")?.size]).toEqual([false, 10, 2]);
    await tables.save(tableFor(".a", 11), 10);
    expect(stored(".a")).toBe(11);
  });

  it("gives up what it held if another tab has gone on", async () => {
    await tables.save(tableFor(".a", 1), 0);
    tables.hold(tableFor(".a", 2), 1);
    fake.write("tables", tableFor(".a", 7));
    await expect(tables.save(tableFor(".a", 3), 2)).rejects.toBeInstanceOf(ChangedElsewhere);
    expect((await tables.table(".a"))?.version).toBe(7);
    expect(tables.holds(".a")).toBe(false);
  });

  it("keeps what it held if the stored table was removed", async () => {
    await tables.save(tableFor(".a", 1), 0);
    tables.hold(tableFor(".a", 2), 1);
    fake.stores.get("tables")?.delete(".a");
    expect((await tables.table(".a"))?.version).toBe(2);
    await tables.save(tableFor(".a", 3), 2);
    expect([tables.holds(".a"), stored(".a")]).toEqual([false, 3]);
  });

  it("that cannot be opened is not an empty one, and is tried again", async () => {
    await tables.save(tableFor(".a", 1), 0);
    const again = new DatabaseTables(fake.factory);
    fake.broken = "UnknownError";
    await expect(again.table(".a")).rejects.toMatchObject({ name: "UnknownError" });
    again.hold(tableFor(".b", 1), 0);
    expect([(await again.table(".b"))?.version, (await again.tables()).length]).toEqual([1, 1]);
    fake.broken = null;
    expect((await again.table(".a"))?.version).toBe(1);
    await again.save(tableFor(".b", 2), 1);
    expect([again.holds(".b"), stored(".b")]).toEqual([false, 2]);
  });
});
