import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../game/api-error";
import type { StoredTable } from "../storage/games/local-tables";
import type { FakeIndexedDB } from "../storage/games/testing/fake-indexeddb.testing";
import type { LocalTable } from "./local-table.svelte";
import { MAX_MOVES } from "./moves";
import { planned, playOn, refusal, settle, TestTables, useBrowser } from "./testing/test-browser.testing";
import { toyCore } from "./testing/toy-core.testing";

const browser = useBrowser();

describe("storage that fails", () => {
  let database: FakeIndexedDB;
  beforeEach(() => ({ database } = browser.tables));
  const storedVersion = (id: string) => (database.stores.get("tables")?.get(id) as StoredTable | undefined)?.version;

  it("for lack of space makes the game wait, and nothing is shown that is not stored", async () => {
    const table = await browser.begin(2, 0);
    const before = table.view;
    database.full = "request";
    expect(await refusal(table, { do: "throw" })).toBe("storage_full");
    expect([table.keeping, table.view]).toEqual(["full", before]);
    expect(await refusal(table, { do: "throw" })).toBe("storage_full");
    await expect(table.storeAgain()).rejects.toMatchObject({ code: "storage_full" });
    database.full = null;
    await table.storeAgain();
    expect([table.keeping, table.view?.game?.phase]).toEqual(["kept", "decide"]);
    await playOn(table);
  });

  it("can be done without, if the player wants to, also after coming back from another page", async () => {
    const table = await browser.begin(1, 1);
    database.full = "commit";
    await refusal(table, { do: "throw" });
    table.playUnstored();
    await settle();
    expect([table.keeping, table.view?.game?.phase]).toEqual(["memory", "decide"]);
    browser.close(table);
    const again = await browser.open(table.room);
    expect([again.keeping, again.view?.game?.phase]).toEqual(["memory", "decide"]);
    await playOn(again);
    expect(await browser.tables.game(again.view?.game?.id ?? "")).toMatchObject({ over: true });
  });

  it("stores what was played without it as soon as there is space", async () => {
    const table = await browser.begin(2, 0, 99);
    const before = storedVersion(table.room) ?? 0;
    database.full = "request";
    await refusal(table, { do: "throw" });
    table.playUnstored();
    await settle();
    await table.do({ do: "place", field: 1 });
    expect([table.keeping, storedVersion(table.room)]).toEqual(["memory", before]);
    database.full = null;
    await table.do({ do: "throw" });
    expect([table.keeping, storedVersion(table.room)]).toEqual(["kept", before + 3]);
    await table.do({ do: "place", field: 1 });
    expect(storedVersion(table.room)).toBe(before + 4);
  });

  it("from the beginning is said, and a new game is played in memory", async () => {
    const seated = planned(1, 1);
    database.full = "put";
    browser.tables.hold(seated, 0);
    const table = await browser.open(seated.id);
    expect(table.keeping).toBe("memory");
    await table.do({ do: "begin" });
    await playOn(table);
    expect([table.keeping, table.status, (await browser.tables.games()).length]).toEqual(["memory", "open", 1]);
    database.full = null;
    browser.close(table);
    expect([(await browser.open(seated.id)).keeping, storedVersion(seated.id)]).toEqual(["kept", table.view?.version]);
  });

  it("makes a computer player wait, too", async () => {
    const table = await browser.begin(0, 2, 99);
    database.full = "request";
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.keeping).toBe("full");
    database.full = null;
    await table.storeAgain();
    const before = table.view?.version ?? 0;
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.view?.version).toBeGreaterThan(before);
  });

  it("for another reason refuses the move, which can be made again", async () => {
    const table = await browser.begin(2, 0);
    vi.spyOn(browser.tables, "save").mockRejectedValueOnce(new DOMException("gone", "InvalidStateError"));
    expect(await refusal(table, { do: "throw" })).toBe("unavailable");
    expect(await refusal(table, { do: "throw" })).toBe("");
  });

  it("is not mistaken for a table that is not there, and is tried again", async () => {
    const seated = planned(2, 0);
    await browser.tables.save(seated, 0);
    browser.tables = new TestTables(database); // the page was loaded again
    browser.services = { ...browser.services, tables: browser.tables };
    database.broken = "UnknownError";
    const table = await browser.open(seated.id);
    expect([table.status, table.failure]).toEqual(["connecting", "unreadable"]);
    browser.setVisible(false);
    browser.setVisible(true);
    await settle();
    expect([table.status, table.failure]).toEqual(["connecting", "unreadable"]);
    database.broken = null;
    await vi.advanceTimersByTimeAsync(3000);
    expect([table.status, table.failure]).toEqual(["open", ""]);
  });

  it("is tried again at once when somebody comes back", async () => {
    const { room } = await browser.begin(2, 0);
    let missing = true;
    const steps: typeof toyCore.steps = (...given) => (missing ? Promise.reject(new ApiError("not_loaded")) : toyCore.steps(...given));
    const table = await browser.open(room, { core: { ...toyCore, steps } });
    expect([table.status, table.failure]).toEqual(["connecting", "not_loaded"]);
    missing = false;
    browser.setVisible(false);
    browser.setVisible(true);
    await settle();
    expect([table.status, table.failure]).toEqual(["open", ""]);
  });
});

describe("a game of computer players that never ends", () => {
  const nearlyEndless = async (): Promise<LocalTable> => {
    const table = await browser.begin(0, 2, 999);
    const stored = JSON.parse(browser.tables.saved.at(-1) ?? "") as StoredTable;
    const moves = Array.from({ length: MAX_MOVES }, () => "@1");
    await browser.tables.save({ ...stored, version: stored.version + 1, game: stored.game && { ...stored.game, moves } }, stored.version);
    table.close();
    return browser.open(table.room);
  };

  it("is ended", async () => {
    const table = await nearlyEndless();
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.view?.playing, table.view?.game?.winner]).toEqual([false, null]);
  });

  it("is ended once there is space for that", async () => {
    const table = await nearlyEndless();
    browser.tables.database.full = "request";
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.view?.playing, table.keeping]).toEqual([true, "full"]);
    browser.tables.database.full = null;
    await table.storeAgain();
    expect(table.view?.playing).toBe(false);
  });

  it("is ended after another failure, too", async () => {
    const table = await nearlyEndless();
    vi.spyOn(browser.tables, "save").mockRejectedValueOnce(new DOMException("gone", "InvalidStateError"));
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.view?.playing, table.failure]).toEqual([true, "unavailable"]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(table.view?.playing).toBe(false);
  });
});
