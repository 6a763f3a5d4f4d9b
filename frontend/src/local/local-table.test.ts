import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../game/api-error";
import { verify } from "../game/record/fair";
import { localRecord } from "../storage/games/local-record";
import { ChangedElsewhere, type LocalTables, StorageFull, type StoredTable } from "../storage/games/local-tables";
import { MemoryTables } from "../storage/games/memory-tables";
import type { Command, RoomView, Update } from "../wire.gen";
import { decide, type TableCommand } from "./decide";
import { type LocalServices, LocalTable } from "./local-table.svelte";
import { newTable } from "./table-state";
import type { OpenTabs } from "./tabs";
import { toyCore } from "./toy-core.testing";

/** A store that keeps copies, as a database does, and can fail. */
class TestTables extends MemoryTables {
  saved: string[] = [];
  failure: Error | null = null;

  override lasts(): Promise<boolean> {
    return Promise.resolve(true);
  }
  override async save(table: StoredTable, seen: number): Promise<void> {
    await Promise.resolve();
    if (this.failure) throw this.failure;
    await super.save(JSON.parse(JSON.stringify(table)) as StoredTable, seen);
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
    other.hold(stored);
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
    for (let tries = 0; tries < 50 && acting() !== 0; tries++) await settle();
    expect(acting()).toBe(0);
    await takeTurn();
    const waiting = moves(table);
    for (let tries = 0; tries < 50; tries++) await settle();
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

  it("wait for what they need, and say so", async () => {
    let missing = true;
    const choose: typeof toyCore.choose = (...given) => (missing ? Promise.reject(new ApiError("not_loaded")) : toyCore.choose(...given));
    services = { ...services, core: { ...toyCore, choose } };
    const table = await begin(0, 2, 99);
    const before = moves(table);
    await vi.advanceTimersByTimeAsync(5000);
    expect([moves(table), table.failure]).toEqual([before, "not_loaded"]);
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
      other.hold(each);
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
  it("for lack of space makes the game wait, and nothing is shown that is not stored", async () => {
    const table = await begin(2, 0);
    const before = table.view;
    tables.failure = new StorageFull();
    expect(await refusal(table, { do: "throw" })).toBe("storage_full");
    expect([table.keeping, table.view]).toEqual(["full", before]);
    expect(await refusal(table, { do: "throw" })).toBe("storage_full");
    await expect(table.storeAgain()).rejects.toMatchObject({ code: "storage_full" });
    tables.failure = null;
    await table.storeAgain();
    expect([table.keeping, table.view?.game?.phase]).toEqual(["kept", "decide"]);
    await playOn(table);
  });

  it("can be done without, if the player wants to", async () => {
    const table = await begin(1, 1);
    tables.failure = new StorageFull();
    await refusal(table, { do: "throw" });
    table.playUnstored();
    await settle();
    expect([table.keeping, table.view?.game?.phase]).toEqual(["memory", "decide"]);
    await playOn(table);
    expect(await tables.game(table.view?.game?.id ?? "")).toMatchObject({ over: true });
  });

  it("makes a computer player wait, too", async () => {
    const table = await begin(0, 2, 99);
    tables.failure = new StorageFull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.keeping).toBe("full");
    tables.failure = null;
    await table.storeAgain();
    const before = table.view?.version ?? 0;
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.view?.version).toBeGreaterThan(before);
  });

  it("for another reason refuses the move, which can be made again", async () => {
    const table = await begin(2, 0);
    tables.failure = new DOMException("gone", "InvalidStateError");
    expect(await refusal(table, { do: "throw" })).toBe("unavailable");
    tables.failure = null;
    expect(await refusal(table, { do: "throw" })).toBe("");
  });

  it("from the beginning is said, and the game is played in memory", async () => {
    const memory: LocalTables = new MemoryTables();
    const seated = planned(1, 1);
    await memory.save(seated, 0);
    const table = await open(seated.id, { tables: memory });
    await table.do({ do: "begin" });
    expect(table.keeping).toBe("memory");
    await playOn(table);
    expect(await memory.games()).toHaveLength(1);
  });
});

describe("two tabs with one table", () => {
  it("play one at a time: the newest, until the other one takes over", async () => {
    const first = await begin(2, 0, 99);
    const second = await open(first.room);
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
    const second = await open(first.room);
    const before = first.view?.version;
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.view?.version).toBe(before);
    expect(second.view?.version).toBeGreaterThan(before ?? 0);
  });

  it("never overwrite each other, even if the message has not arrived", async () => {
    const first = await begin(2, 0, 99);
    const second = await open(first.room, { openTabs: () => ({ takeOver: () => undefined, close: () => undefined }) });
    await second.do({ do: "throw" });
    expect(await refusal(first, { do: "throw" })).toBe("elsewhere");
    expect(first.status).toBe("elsewhere");
    await expect(tables.save({ ...(JSON.parse(tables.saved[0] ?? "") as StoredTable) }, 1)).rejects.toBeInstanceOf(ChangedElsewhere);
  });
});

it("says where the game went on, also after a reload", async () => {
  const table = await begin(2, 0);
  await table.setMovedTo("Zk1mP0dW9uQh7sJf4nBvRA");
  expect(table.movedTo).toBe("Zk1mP0dW9uQh7sJf4nBvRA");
  const again = await open(table.room);
  expect([again.movedTo, again.view?.playing]).toEqual(["Zk1mP0dW9uQh7sJf4nBvRA", true]);
});
