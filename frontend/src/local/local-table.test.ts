import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WeightsMissing } from "../core/kernel";
import { kernelOf } from "../core/wasm/kernel.testing";
import { ApiError } from "../game/api-error";
import { verify } from "../game/record/fair";
import { DatabaseTables } from "../storage/games/database-tables";
import { localRecord } from "../storage/games/local-record";
import type { StoredTable } from "../storage/games/local-tables";
import { FakeIndexedDB } from "../storage/games/testing/fake-indexeddb.testing";
import type { Command, RoomView, Update } from "../wire.gen";
import { LOCAL_LEVELS } from "./computer-players";
import { decide, type TableCommand } from "./decide";
import { type LocalServices, LocalTable } from "./local-table.svelte";
import { MAX_MOVES } from "./moves";
import { newTable } from "./table-state";
import type { OpenTabs } from "./tabs/tabs";
import { toyCore } from "./toy-core.testing";

/** The tables of one tab; several tabs share a database. */
class TestTables extends DatabaseTables {
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
function sharedTabs(): OpenTabs {
  const others = new Set<() => void>();
  return (_, onTakenOver) => {
    others.add(onTakenOver);
    return { takeOver: () => others.forEach((each) => each !== onTakenOver && each()), close: () => others.delete(onTakenOver) };
  };
}

const visibility = new Set<() => void>();
const page = { hidden: false };
let tables: TestTables;
let services: LocalServices;
let opened: LocalTable[];

beforeEach(() => {
  vi.useFakeTimers();
  visibility.clear();
  page.hidden = false;
  vi.stubGlobal("document", {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_: string, listener: () => void) => visibility.add(listener),
    removeEventListener: (_: string, listener: () => void) => visibility.delete(listener),
  });
  tables = new TestTables();
  services = { tables, core: toyCore, openTabs: sharedTabs() };
  opened = [];
});

afterEach(() => {
  for (const table of opened) table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

function visible(shown: boolean): void {
  page.hidden = !shown;
  for (const listener of visibility) listener();
}

async function open(id: string, with_: Partial<LocalServices> = {}): Promise<LocalTable> {
  const table = new LocalTable(id, { ...services, ...with_ });
  opened.push(table);
  await settle();
  return table;
}

/** A table at which everybody is seated. */
function planned(people: number, computers: number): StoredTable {
  const seats = Array.from({ length: people + computers }, (_, seat): TableCommand => {
    return seat < people ? { do: "sit", seat, name: `P${seat}` } : { do: "setseat", seat, kind: "computer", bot: "bold" };
  });
  return seats.reduce(
    (table, command) => decide(table, command, { levels: ["bold"], chance: 0, now: 0 }).at(-1)?.table ?? table,
    newTable(seats.length, null, 0),
  );
}

/** A table whose game has begun. */
async function begin(people: number, computers: number, finish = 5): Promise<LocalTable> {
  const seated = planned(people, computers);
  await tables.save(seated, 0);
  const table = await open(seated.id);
  await table.do({ do: "configure", finish });
  await table.do({ do: "begin" });
  return table;
}

const refusal = (table: LocalTable, command: Command): Promise<string> =>
  table.do(command).then(
    () => "",
    (error: unknown) => (error as { code: string }).code,
  );

function updatesOf(table: LocalTable): Update[] {
  const updates: Update[] = [];
  table.onUpdate((update) => updates.push(update));
  return updates;
}

/** Plays to the end: people place on field 3. */
async function playOn(table: LocalTable): Promise<void> {
  while (table.view?.playing) {
    const { game, seats } = table.view;
    const seat = seats[game?.order[game.player] ?? 0];
    if (seat?.kind === "computer") await vi.advanceTimersByTimeAsync(700);
    else await table.do(game?.phase === "roll" ? { do: "throw" } : { do: "place", field: 3 });
  }
}

describe("a local table", () => {
  it("plays a game to its end, with versions, events and a record whose dice are genuine", async () => {
    const table = await begin(1, 2);
    const updates = updatesOf(table);
    await playOn(table);
    expect(updates.map(({ fact }) => fact).slice(-2)).toEqual(["played", "ended"]);
    expect(updates.map(({ version }) => version)).toEqual(updates.map((_, index) => (updates[0]?.version ?? 0) + index));
    expect(updates.every(({ fact, events }) => (fact === "played") === events.length > 0)).toBe(true);
    const game = await tables.game(table.view?.game?.id ?? "");
    expect(game && verify(localRecord(game))).toMatchObject({ verdict: "genuine", rolls: game?.rolls.reduce((sum, each) => sum + each) });
    expect(table.view).toMatchObject({ playing: false, games: [game?.id], game: { winner: 0, secret: game?.secret } });
  });

  it("stores every change before it shows it", async () => {
    const table = await begin(2, 0);
    table.onUpdate(({ version }) => {
      expect((JSON.parse(tables.saved.at(-1) ?? "") as StoredTable).version).toBeGreaterThanOrEqual(version);
    });
    await playOn(table);
    expect(tables.saved.length).toBeGreaterThan(5);
  });

  it.each<[command: Command, code: string]>([
    [{ do: "place", field: 2 }, "roll_first"],
    [{ do: "begin" }, "game_running"],
    [{ do: "sit", seat: 0, name: "Zoe" }, "game_running"],
  ])("refuses %j with the code of the server: %s", async (command, code) => {
    const table = await begin(1, 1);
    const before = table.view;
    expect(await refusal(table, command)).toBe(code);
    expect(table.view).toBe(before);
  });

  it("refuses illegal moves by the rules, and moves that are a computer player's", async () => {
    const table = await begin(1, 1);
    await table.do({ do: "throw" });
    expect(await refusal(table, { do: "throw" })).toBe("pair_on_board");
    expect(await refusal(table, { do: "place", field: 5 })).toBe("field_occupied");
    await table.do({ do: "place", field: 1 });
    expect(await refusal(table, { do: "throw" })).toBe("not_your_turn");
  });

  it("rolls dice that no refused throw changes", async () => {
    const table = await begin(2, 0, 99);
    const stored = JSON.parse(tables.saved.at(-1) ?? "") as StoredTable;
    await refusal(table, { do: "throw", pair: 1 });
    await table.do({ do: "throw" });
    const rolled = table.view?.game?.position;
    const other = new TestTables();
    await other.save(stored, 0);
    const again = await open(stored.id, { tables: other, openTabs: sharedTabs() });
    await again.do({ do: "throw" });
    expect(again.view?.game?.position).toBe(rolled);
  });

  it("plays again with the same people, by turns, and with another secret", async () => {
    const table = await begin(2, 0);
    const first = table.view?.game;
    await playOn(table);
    await table.do({ do: "begin" });
    const second = table.view?.game;
    expect([first?.order, second?.order]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect([second?.id === first?.id, second?.seal === first?.seal]).toEqual([false, false]);
    expect(table.view?.games).toEqual([first?.id]);
  });

  it("changes levels, colors and names between games", async () => {
    const table = await begin(1, 1);
    await table.do({ do: "abandon" });
    await table.do({ do: "setseat", seat: 1, kind: "computer", bot: "perfect" });
    await table.do({ do: "sit", seat: 0, name: "Anna", colour: 4 });
    expect(table.view?.seats.map(({ name, colour, bot }) => [name, colour, bot])).toEqual([
      ["Anna", 4, ""],
      ["", 1, "perfect"],
    ]);
  });

  it("is gone if this browser does not have it", async () => {
    const table = await open(".none");
    expect(table.status).toBe("gone");
    expect(await refusal(table, { do: "begin" })).toBe("no_such_room");
  });
});

describe("computer players", () => {
  it.each(LOCAL_LEVELS)("of a local table are those of the kernel: %s", async (level) => {
    const kernel = await kernelOf("kernel.wasm");
    const choose = () => kernel.choose(kernel.newGame(3, 21), level, 1);
    try {
      expect(choose()).toMatchObject({ do: "throw" });
    } catch (error) {
      expect(error).toBeInstanceOf(WeightsMissing); // it estimates chances
    }
  });

  const moves = (table: LocalTable): number => table.view?.version ?? 0;

  it.each([
    ["quick", 150],
    ["normal", 432],
    ["calm", 1600],
  ] as const)("think for as long as the pace says: %s", async (pace, delay) => {
    const table = await begin(0, 2, 99);
    await table.do({ do: "abandon" });
    await table.do({ do: "configure", finish: 99, pace });
    await table.do({ do: "begin" });
    const before = moves(table);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(moves(table)).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(moves(table)).toBe(before + 1);
  });

  it("act at once when somebody does not want to wait, until it is their turn", async () => {
    const table = await begin(1, 2, 99);
    const acting = () => table.view?.game?.player;
    const takeTurn = async () => {
      while (acting() === 0) {
        const free = table.view?.game?.actions.find((action) => action.field !== null)?.field;
        await table.do(free == null ? { do: "throw", pair: 0 } : { do: "place", field: free });
      }
    };
    await takeTurn();
    table.hurry();
    for (let tries = 0; tries < 50 && acting() !== 0; tries++) await vi.advanceTimersByTimeAsync(2);
    expect(acting()).toBe(0);
    await takeTurn();
    const waiting = moves(table);
    for (let tries = 0; tries < 50; tries++) await vi.advanceTimersByTimeAsync(2);
    expect(moves(table)).toBe(waiting);
  });

  it("stop after a while if nobody looks, and go on when somebody does", async () => {
    const table = await begin(0, 2, 900);
    visible(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(moves(table)).toBeGreaterThan(20);
    await vi.advanceTimersByTimeAsync(60_000);
    const asleep = moves(table);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(moves(table)).toBe(asleep);
    visible(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(moves(table)).toBeGreaterThan(asleep);
  });

  it.each([
    ["fail", () => Promise.reject(new Error("no weights"))],
    ["cheat", () => Promise.resolve({ do: "place", field: 5 } as const)],
  ])("that %s make a legal move: a game never stops", async (_, choose) => {
    services = { ...services, core: { ...toyCore, choose } };
    const table = await begin(1, 1);
    await playOn(table);
    expect(table.view?.game?.winner).not.toBeNull();
  });

  it.each(["not_loaded", "no_local_games"])("wait for what they need, and say so: %s", async (code) => {
    let missing = true;
    const choose: typeof toyCore.choose = (...given) => (missing ? Promise.reject(new ApiError(code)) : toyCore.choose(...given));
    services = { ...services, core: { ...toyCore, choose } };
    const table = await begin(0, 2, 99);
    const before = moves(table);
    await vi.advanceTimersByTimeAsync(5000);
    expect([moves(table), table.failure]).toEqual([before, code]);
    missing = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect([moves(table) > before, table.failure]).toEqual([true, ""]);
  });

  it("try again when the rules could not be loaded", async () => {
    let failing = false;
    const steps: typeof toyCore.steps = (request) => (failing ? Promise.reject(new Error("offline")) : toyCore.steps(request));
    services = { ...services, core: { ...toyCore, steps } };
    const table = await begin(0, 2, 99);
    failing = true;
    const before = moves(table);
    await vi.advanceTimersByTimeAsync(2000);
    expect(moves(table)).toBe(before);
    failing = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(moves(table)).toBeGreaterThan(before);
  });
});

describe("a page that is killed", () => {
  it("goes on exactly where it was, whenever that happened, also with a computer's turn", async () => {
    const table = await begin(1, 2, 8);
    const shown = new Map<number, RoomView>();
    table.onUpdate(({ version, view }) => shown.set(version, view));
    await playOn(table);
    const stored = tables.saved.map((text) => JSON.parse(text) as StoredTable).filter(({ version }) => shown.has(version));
    expect(stored.length).toBeGreaterThan(8);
    for (const each of stored) {
      const other = new TestTables();
      await other.save(each, 0);
      const resumed = await open(each.id, { tables: other, openTabs: sharedTabs() });
      expect(resumed.view).toEqual(shown.get(each.version));
      await playOn(resumed);
      expect(resumed.view?.game?.winner).not.toBeNull();
    }
  });

  it("welcomes whoever listens, so that what was missed can be loaded", async () => {
    const table = await begin(2, 0);
    const again = new LocalTable(table.room, { ...services, openTabs: sharedTabs() });
    opened.push(again);
    const welcomes: boolean[] = [];
    again.onWelcome(({ complete }) => welcomes.push(complete));
    await settle();
    expect([welcomes, again.view?.version]).toEqual([[false], table.view?.version]);
  });
});

describe("storage that fails", () => {
  let database: FakeIndexedDB;
  beforeEach(() => ({ database } = tables));
  const storedVersion = (id: string) => (database.stores.get("tables")?.get(id) as StoredTable | undefined)?.version;
  const forget = (table: LocalTable): void => {
    table.close();
    opened.splice(opened.indexOf(table), 1);
  };

  it("for lack of space makes the game wait, and nothing is shown that is not stored", async () => {
    const table = await begin(2, 0);
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
    const table = await begin(1, 1);
    database.full = "commit";
    await refusal(table, { do: "throw" });
    table.playUnstored();
    await settle();
    expect([table.keeping, table.view?.game?.phase]).toEqual(["memory", "decide"]);
    forget(table);
    const again = await open(table.room);
    expect([again.keeping, again.view?.game?.phase]).toEqual(["memory", "decide"]);
    await playOn(again);
    expect(await tables.game(again.view?.game?.id ?? "")).toMatchObject({ over: true });
  });

  it("stores what was played without it as soon as there is space", async () => {
    const table = await begin(2, 0, 99);
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
    tables.hold(seated, 0);
    const table = await open(seated.id);
    expect(table.keeping).toBe("memory");
    await table.do({ do: "begin" });
    await playOn(table);
    expect([table.keeping, table.status, (await tables.games()).length]).toEqual(["memory", "open", 1]);
    database.full = null;
    forget(table);
    expect([(await open(seated.id)).keeping, storedVersion(seated.id)]).toEqual(["kept", table.view?.version]);
  });

  it("makes a computer player wait, too", async () => {
    const table = await begin(0, 2, 99);
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
    const table = await begin(2, 0);
    vi.spyOn(tables, "save").mockRejectedValueOnce(new DOMException("gone", "InvalidStateError"));
    expect(await refusal(table, { do: "throw" })).toBe("unavailable");
    expect(await refusal(table, { do: "throw" })).toBe("");
  });

  it("is not mistaken for a table that is not there, and is tried again", async () => {
    const seated = planned(2, 0);
    await tables.save(seated, 0);
    tables = new TestTables(database); // the page was loaded again
    services = { ...services, tables };
    database.broken = "UnknownError";
    const table = await open(seated.id);
    expect([table.status, table.failure]).toEqual(["connecting", "unreadable"]);
    visible(false);
    visible(true);
    await settle();
    expect([table.status, table.failure]).toEqual(["connecting", "unreadable"]);
    database.broken = null;
    await vi.advanceTimersByTimeAsync(3000);
    expect([table.status, table.failure]).toEqual(["open", ""]);
  });

  it("is tried again at once when somebody comes back", async () => {
    const { room } = await begin(2, 0);
    let missing = true;
    const steps: typeof toyCore.steps = (...given) => (missing ? Promise.reject(new ApiError("not_loaded")) : toyCore.steps(...given));
    const table = await open(room, { core: { ...toyCore, steps } });
    expect([table.status, table.failure]).toEqual(["connecting", "not_loaded"]);
    missing = false;
    visible(false);
    visible(true);
    await settle();
    expect([table.status, table.failure]).toEqual(["open", ""]);
  });
});

describe("a game of computer players that never ends", () => {
  const nearlyEndless = async (): Promise<LocalTable> => {
    const table = await begin(0, 2, 999);
    const stored = JSON.parse(tables.saved.at(-1) ?? "") as StoredTable;
    const moves = Array.from({ length: MAX_MOVES }, () => "@1");
    await tables.save({ ...stored, version: stored.version + 1, game: stored.game && { ...stored.game, moves } }, stored.version);
    table.close();
    return open(table.room);
  };

  it("is ended", async () => {
    const table = await nearlyEndless();
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.view?.playing, table.view?.game?.winner]).toEqual([false, null]);
  });

  it("is ended once there is space for that", async () => {
    const table = await nearlyEndless();
    tables.database.full = "request";
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.view?.playing, table.keeping]).toEqual([true, "full"]);
    tables.database.full = null;
    await table.storeAgain();
    expect(table.view?.playing).toBe(false);
  });

  it("is ended after another failure, too", async () => {
    const table = await nearlyEndless();
    vi.spyOn(tables, "save").mockRejectedValueOnce(new DOMException("gone", "InvalidStateError"));
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.view?.playing, table.failure]).toEqual([true, "unavailable"]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(table.view?.playing).toBe(false);
  });
});

describe("two tabs with one table", () => {
  /** Another tab of the same browser. */
  const otherTab = (with_: Partial<LocalServices> = {}) => ({ tables: new TestTables(tables.database), ...with_ });
  const deaf: OpenTabs = () => ({ takeOver: () => undefined, close: () => undefined });

  it("play one at a time: the newest, until the other one takes over", async () => {
    const first = await begin(2, 0, 99);
    const second = await open(first.room, otherTab());
    expect([first.status, second.status]).toEqual(["elsewhere", "open"]);
    expect(await refusal(first, { do: "throw" })).toBe("elsewhere");
    await second.do({ do: "throw" });
    first.playHere();
    await settle();
    expect([first.status, second.status]).toEqual(["open", "elsewhere"]);
    expect(first.view?.game?.phase).toBe("decide");
    await first.do({ do: "place", field: 1 });
  });

  it("let only one of them play the computers", async () => {
    const first = await begin(0, 2, 99);
    const second = await open(first.room, otherTab());
    const before = first.view?.version;
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.view?.version).toBe(before);
    expect(second.view?.version).toBeGreaterThan(before ?? 0);
  });

  it("store nothing that was being worked out when the other one took over", async () => {
    let answer = (): void => undefined;
    const choose: typeof toyCore.choose = async (...given) => {
      await new Promise<void>((done) => (answer = done));
      return toyCore.choose(...given);
    };
    services = { ...services, core: { ...toyCore, choose } };
    const first = await begin(0, 2, 99);
    await vi.advanceTimersByTimeAsync(1000); // it is asked
    const second = await open(first.room, otherTab({ core: toyCore }));
    const [before, saved] = [second.view?.version ?? 0, tables.saved.length];
    answer();
    await settle();
    expect([first.status, tables.saved.length]).toEqual(["elsewhere", saved]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([second.status, (second.view?.version ?? 0) > before]).toEqual(["open", true]);
  });

  it("stays with the other one if that took over while this one was loading", async () => {
    const first = await begin(2, 0, 99);
    const loading = new LocalTable(first.room, { ...services, ...otherTab() });
    opened.push(loading);
    first.playHere();
    await settle();
    expect([first.status, loading.status]).toEqual(["open", "elsewhere"]);
  });

  it("never overwrite each other, even if the message has not arrived: the one that is late looks again", async () => {
    const first = await begin(2, 0, 99);
    const second = await open(first.room, otherTab({ openTabs: deaf }));
    await second.do({ do: "throw" });
    const rolled = second.view?.game?.position;
    expect(await refusal(first, { do: "throw" })).toBe("stale");
    await settle();
    expect([first.status, first.view?.game?.position]).toEqual(["open", rolled]);
    await first.do({ do: "place", field: 1 });
    expect(await refusal(second, { do: "place", field: 2 })).toBe("stale");
  });

  it("do not say that anything is wrong if a computer player was late", async () => {
    const first = await begin(0, 2, 99);
    const second = await open(first.room, otherTab({ openTabs: deaf }));
    await vi.advanceTimersByTimeAsync(10_000);
    for (const table of [first, second]) expect([table.status, table.failure]).toEqual(["open", ""]);
  });
});

it("says where the game went on, also after a reload", async () => {
  const table = await begin(2, 0);
  await table.setMovedTo("Zk1mP0dW9uQh7sJf4nBvRA");
  expect(table.movedTo).toBe("Zk1mP0dW9uQh7sJf4nBvRA");
  const again = await open(table.room);
  expect([again.movedTo, again.view?.playing]).toEqual(["Zk1mP0dW9uQh7sJf4nBvRA", true]);
});
