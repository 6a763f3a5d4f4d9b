import { describe, expect, it, vi } from "vitest";
import { WeightsMissing } from "../core/kernel";
import { kernelOf } from "../core/wasm/kernel.testing";
import { ApiError } from "../game/api-error";
import { verify } from "../game/record/fair";
import { localRecord } from "../storage/games/local-record";
import type { StoredTable } from "../storage/games/local-tables";
import type { Command, RoomView, Update } from "../wire.gen";
import { LOCAL_LEVELS } from "./computer-players";
import type { LocalTable } from "./local-table.svelte";
import { playOn, refusal, settle, sharedTabs, TestTables, useBrowser } from "./testing/test-browser.testing";
import { toyCore } from "./testing/toy-core.testing";

const browser = useBrowser();

function updatesOf(table: LocalTable): Update[] {
  const updates: Update[] = [];
  table.onUpdate((update) => updates.push(update));
  return updates;
}

describe("a local table", () => {
  it("plays a game to its end, with versions, events and a record whose dice are genuine", async () => {
    const table = await browser.begin(1, 2);
    const updates = updatesOf(table);
    await playOn(table);
    expect(updates.map(({ fact }) => fact).slice(-2)).toEqual(["played", "ended"]);
    expect(updates.map(({ version }) => version)).toEqual(updates.map((_, index) => (updates[0]?.version ?? 0) + index));
    expect(updates.every(({ fact, events }) => (fact === "played") === events.length > 0)).toBe(true);
    const game = await browser.tables.game(table.view?.game?.id ?? "");
    expect(game && verify(localRecord(game))).toMatchObject({ verdict: "genuine", rolls: game?.rolls.reduce((sum, each) => sum + each) });
    expect(table.view).toMatchObject({ playing: false, games: [game?.id], game: { winner: 0, secret: game?.secret } });
  });

  it("stores every change before it shows it", async () => {
    const table = await browser.begin(2, 0);
    table.onUpdate(({ version }) => {
      expect((JSON.parse(browser.tables.saved.at(-1) ?? "") as StoredTable).version).toBeGreaterThanOrEqual(version);
    });
    await playOn(table);
    expect(browser.tables.saved.length).toBeGreaterThan(5);
  });

  it.each<[command: Command, code: string]>([
    [{ do: "place", field: 2 }, "roll_first"],
    [{ do: "begin" }, "game_running"],
    [{ do: "sit", seat: 0, name: "Zoe" }, "game_running"],
  ])("refuses %j with the code of the server: %s", async (command, code) => {
    const table = await browser.begin(1, 1);
    const before = table.view;
    expect(await refusal(table, command)).toBe(code);
    expect(table.view).toBe(before);
  });

  it("refuses illegal moves by the rules, and moves that are a computer player's", async () => {
    const table = await browser.begin(1, 1);
    await table.do({ do: "throw" });
    expect(await refusal(table, { do: "throw" })).toBe("pair_on_board");
    expect(await refusal(table, { do: "place", field: 5 })).toBe("field_occupied");
    await table.do({ do: "place", field: 1 });
    expect(await refusal(table, { do: "throw" })).toBe("not_your_turn");
  });

  it("rolls dice that no refused throw changes", async () => {
    const table = await browser.begin(2, 0, 99);
    const stored = JSON.parse(browser.tables.saved.at(-1) ?? "") as StoredTable;
    await refusal(table, { do: "throw", pair: 1 });
    await table.do({ do: "throw" });
    const rolled = table.view?.game?.position;
    const other = new TestTables();
    await other.save(stored, 0);
    const again = await browser.open(stored.id, { tables: other, openTabs: sharedTabs() });
    await again.do({ do: "throw" });
    expect(again.view?.game?.position).toBe(rolled);
  });

  it("plays again with the same people, by turns, and with another secret", async () => {
    const table = await browser.begin(2, 0);
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
    const table = await browser.begin(1, 1);
    await table.do({ do: "abandon" });
    await table.do({ do: "setseat", seat: 1, kind: "computer", bot: "perfect" });
    await table.do({ do: "sit", seat: 0, name: "Anna", colour: 4 });
    expect(table.view?.seats.map(({ name, colour, bot }) => [name, colour, bot])).toEqual([
      ["Anna", 4, ""],
      ["", 1, "perfect"],
    ]);
  });

  it("is gone if this browser does not have it", async () => {
    const table = await browser.open(".none");
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
    const table = await browser.begin(0, 2, 99);
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
    const table = await browser.begin(1, 2, 99);
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
    const table = await browser.begin(0, 2, 900);
    browser.setVisible(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(moves(table)).toBeGreaterThan(20);
    await vi.advanceTimersByTimeAsync(60_000);
    const asleep = moves(table);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(moves(table)).toBe(asleep);
    browser.setVisible(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(moves(table)).toBeGreaterThan(asleep);
  });

  it.each([
    ["fail", () => Promise.reject(new Error("no weights"))],
    ["cheat", () => Promise.resolve({ do: "place", field: 5 } as const)],
  ])("that %s make a legal move: a game never stops", async (_, choose) => {
    browser.services = { ...browser.services, core: { ...toyCore, choose } };
    const table = await browser.begin(1, 1);
    await playOn(table);
    expect(table.view?.game?.winner).not.toBeNull();
  });

  it.each(["not_loaded", "no_local_games"])("wait for what they need, and say so: %s", async (code) => {
    let missing = true;
    const choose: typeof toyCore.choose = (...given) => (missing ? Promise.reject(new ApiError(code)) : toyCore.choose(...given));
    browser.services = { ...browser.services, core: { ...toyCore, choose } };
    const table = await browser.begin(0, 2, 99);
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
    browser.services = { ...browser.services, core: { ...toyCore, steps } };
    const table = await browser.begin(0, 2, 99);
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
    const table = await browser.begin(1, 2, 8);
    const shown = new Map<number, RoomView>();
    table.onUpdate(({ version, view }) => shown.set(version, view));
    await playOn(table);
    const stored = browser.tables.saved.map((text) => JSON.parse(text) as StoredTable).filter(({ version }) => shown.has(version));
    expect(stored.length).toBeGreaterThan(8);
    for (const each of stored) {
      const other = new TestTables();
      await other.save(each, 0);
      const resumed = await browser.open(each.id, { tables: other, openTabs: sharedTabs() });
      expect(resumed.view).toEqual(shown.get(each.version));
      await playOn(resumed);
      expect(resumed.view?.game?.winner).not.toBeNull();
    }
  });

  it("welcomes whoever listens, so that what was missed can be loaded", async () => {
    const table = await browser.begin(2, 0);
    const again = browser.load(table.room, { openTabs: sharedTabs() });
    const welcomes: boolean[] = [];
    again.onWelcome(({ complete }) => welcomes.push(complete));
    await settle();
    expect([welcomes, again.view?.version]).toEqual([[false], table.view?.version]);
  });
});

it("says where the game went on, also after a reload", async () => {
  const table = await browser.begin(2, 0);
  await table.setMovedTo("Zk1mP0dW9uQh7sJf4nBvRA");
  expect(table.movedTo).toBe("Zk1mP0dW9uQh7sJf4nBvRA");
  const again = await browser.open(table.room);
  expect([again.movedTo, again.view?.playing]).toEqual(["Zk1mP0dW9uQh7sJf4nBvRA", true]);
});
