import { expect, test } from "vitest";
import { DatabaseTables } from "../storage/games/database-tables";
import type { LocalTables, StoredTable } from "../storage/games/local-tables";
import { MemoryTables } from "../storage/games/memory-tables";
import { FakeIndexedDB } from "../storage/games/testing/fake-indexeddb.testing";
import { openLocalTable, plannedTable } from "./local-game";
import { type Plan, SeatRefusal } from "./plan";

const alone: Plan = { people: [{ name: " Mia ", color: 3 }], computers: 2, level: "bold", open: 0 };
const services = (tables: LocalTables = new MemoryTables()) => ({ tables, now: () => 1000, chance: () => 7 });

test("a table is stored with everybody seated and its game begun", async () => {
  const tables = new MemoryTables();
  const table = await tables.table(await openLocalTable(alone, services(tables)));
  expect(table?.seats.map(({ kind, name, colour, bot }) => [kind, name, colour, bot])).toEqual([
    ["person", "Mia", 3, ""],
    ["computer", "", 1, "bold"],
    ["computer", "", 2, "bold"],
  ]);
  expect(table?.game).toMatchObject({ order: [0, 1, 2], start: "0,0,0/21 -/-/-/-/-/- A", over: false });
});

test("it waits for its players if they want to set it up first", () => {
  expect(plannedTable({ ...alone, begin: false }, 0).game).toBeNull();
});

test("the youngest starts wherever they sit, or the lot decides", async () => {
  const family: Plan = { people: ["Papa", "Ben", "Mia"].map((name, color) => ({ name, color })), computers: 0, level: "bold", open: 0 };
  expect(plannedTable(family, 0).game?.order).toEqual([0, 1, 2]);
  const youngest = plannedTable({ ...family, starter: 2 }, 0);
  expect([youngest.game?.order, youngest.settings]).toEqual([[2, 0, 1], expect.objectContaining({ starter: "youngest", youngest: 2 })]);
  const tables = new MemoryTables();
  const drawn = await tables.table(await openLocalTable({ ...family, starter: "random" }, services(tables)));
  expect([drawn?.game?.order, drawn?.settings.starter]).toEqual([[1, 2, 0], "random"]); // 7 % 3
});

test("a position is played on, with the person on any seat", () => {
  const table = plannedTable({ ...alone, from: { position: "4,0,11/9 -/-/B46/-/-/CX1 B46:2", seat: 1 } }, 0);
  expect(table.seats.map(({ kind }) => kind)).toEqual(["computer", "person", "computer"]);
  expect([table.game?.position, table.settings.finish]).toEqual(["4,0,11/9 -/-/B46/-/-/CX1 B46:2", 9]);
});

test.each([
  ["4,0/21 -/-/-/-/-/- A?:1", "bad_position"],
  ["21,0/21 -/-/-/-/-/- A!", "game_over"],
])("a position in which nobody can act is refused, as by the server: %s", async (position, code) => {
  const tables = new MemoryTables();
  const opening = openLocalTable({ ...alone, computers: 1, from: { position, seat: 0 } }, services(tables));
  await expect(opening).rejects.toMatchObject({ code });
  expect(await tables.tables()).toEqual([]);
});

test("a player that only a server has is replaced by one that every browser has", () => {
  expect(plannedTable({ ...alone, level: "engine-from-elsewhere" }, 0).seats[1]?.bot).toBe("heuristic");
});

test("a refused name is reported with its seat, and nothing is stored", async () => {
  const tables = new MemoryTables();
  const twins = { ...alone, people: [alone.people[0], { name: "MIA", color: null }] as Plan["people"] };
  const error: unknown = await openLocalTable(twins, services(tables)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SeatRefusal);
  expect(error).toMatchObject({ code: "name_taken", seat: 1 });
  expect(await tables.tables()).toEqual([]);
});

test.each([
  ["without space", { full: "request" }],
  ["with a database that cannot be opened", { broken: "UnknownError" }],
] as const)("%s the game is played all the same, and nothing pretends to be stored", async (_, failure) => {
  const database = Object.assign(new FakeIndexedDB(), failure);
  const tables = new DatabaseTables(database.factory);
  const id = await openLocalTable(alone, services(tables));
  expect([tables.holds(id), (await tables.table(id))?.game?.over]).toEqual([true, false]);
});

test("old tables are removed, but no game that is not finished", async () => {
  const tables = new MemoryTables();
  const older = (at: number, over: boolean): StoredTable => {
    const table = plannedTable(alone, at);
    return { ...table, game: table.game && { ...table.game, over } };
  };
  for (let at = 1; at <= 12; at += 1) await tables.save(older(at, true), 0);
  const running = older(0, false);
  await tables.save(running, 0);
  await openLocalTable(alone, services(tables));
  await new Promise((done) => setTimeout(done));
  const left = await tables.tables();
  expect(left.filter(({ game }) => game?.over).map(({ at }) => at)).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
  expect(left.some(({ id }) => id === running.id)).toBe(true);
  expect(await tables.games()).toHaveLength(12);
});
