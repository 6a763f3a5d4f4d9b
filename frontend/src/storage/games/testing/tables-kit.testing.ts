// What every store of local tables must do; each check throws if it does not. Run in Node and in browsers.

import { ChangedElsewhere, type LocalTables, type StoredGame, type StoredTable } from "../local-tables";

export function tableFor(id: string, version: number, games: readonly StoredGame[] = []): StoredTable {
  const game = games.at(-1) ?? null;
  const settings = { turn_limit: 0, spectators: false, starter: "youngest", youngest: 0, finish: 21, pace: "normal", coach: false };
  const ids = games.filter(({ over }) => over).map((each) => each.id);
  const table = { id, version, at: version, seats: [], settings, nextGame: "", nextSecret: "", start: "", game, games: ids, movedTo: "" };
  return table as unknown as StoredTable;
}

export function gameFor(id: string, over: boolean): StoredGame {
  return { id, over, moves: [], moved: 1 } as unknown as StoredGame;
}

function equal(found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`expected ${other}, found ${one}`);
}

async function rejects(work: Promise<unknown>, type: typeof ChangedElsewhere): Promise<void> {
  const error: unknown = await work.then(() => "nothing").catch((thrown: unknown) => thrown);
  if (!(error instanceof type)) throw new Error(`expected ${type.name}, found ${String(error)}`);
}

export const TABLES_KIT: Readonly<Record<string, (tables: LocalTables) => Promise<void>>> = {
  async "stores a table and its versions"(tables) {
    equal(await tables.table(".a"), null);
    await tables.save(tableFor(".a", 1), 0);
    await tables.save(tableFor(".a", 2), 1);
    equal((await tables.table(".a"))?.version, 2);
  },

  async "refuses to overwrite what somebody else has stored"(tables) {
    await tables.save(tableFor(".a", 1), 0);
    await tables.save(tableFor(".a", 2), 1);
    await rejects(tables.save(tableFor(".a", 2), 1), ChangedElsewhere);
    await rejects(tables.save(tableFor(".a", 1), 0), ChangedElsewhere);
    await rejects(tables.save(tableFor(".b", 4), 3), ChangedElsewhere);
    equal((await tables.table(".a"))?.version, 2);
    equal(await tables.table(".b"), null);
  },

  async "lets one of two win who save at the same time"(tables) {
    await tables.save(tableFor(".a", 1), 0);
    const results = await Promise.allSettled([tables.save(tableFor(".a", 2), 1), tables.save(tableFor(".a", 3), 1)]);
    equal(results.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  },

  async "lists tables and finished games, newest first"(tables) {
    await tables.save(tableFor(".a", 1, [gameFor(".x", false)]), 0);
    await tables.save(tableFor(".b", 5, [gameFor(".y", true)]), 0);
    equal(
      (await tables.tables()).map(({ id }) => id),
      [".b", ".a"],
    );
    equal(
      (await tables.games()).map(({ id }) => id),
      [".y"],
    );
    equal([(await tables.game(".x"))?.over, (await tables.game(".y"))?.over, await tables.game(".z")], [false, true, null]);
  },

  async "removes tables, whose finished games stay, and games"(tables) {
    await tables.save(tableFor(".a", 1, [gameFor(".x", true)]), 0);
    await tables.removeTable(".a");
    equal([await tables.table(".a"), (await tables.games()).length], [null, 1]);
    await tables.removeGame(".x");
    equal(await tables.games(), []);
  },

  async "goes on with a table in memory from what was held there"(tables) {
    tables.hold(tableFor(".a", 3), 0);
    equal([tables.holds(".a"), (await tables.table(".a"))?.version, (await tables.tables()).length], [true, 3, 1]);
    await rejects(tables.save(tableFor(".a", 3), 2), ChangedElsewhere);
    await tables.save(tableFor(".a", 4), 3);
    await tables.save(tableFor(".a", 5), 4);
    equal((await tables.table(".a"))?.version, 5);
    await tables.removeTable(".a");
    equal([tables.holds(".a"), await tables.table(".a")], [false, null]);
  },
};
