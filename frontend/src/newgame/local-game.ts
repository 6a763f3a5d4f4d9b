// Sets up a table in this browser and begins the game.

import { ApiError } from "../game/api-error";
import { parseRace } from "../game/notation";
import { LOCAL_LEVELS, localLevel } from "../local/computer-players";
import { decide, type TableCommand } from "../local/decide";
import { newTable } from "../local/table-state";
import { localTables } from "../storage/games/database-tables";
import { type LocalTables, removeOldTables, type StoredTable } from "../storage/games/local-tables";
import { readTableSettings } from "../storage/table-settings";
import { commandsOf, type Plan, SeatRefusal, seatsIn } from "./plan";

/** Injected dependencies, replaced in tests. */
export interface LocalGameServices {
  readonly tables: Pick<LocalTables, "save" | "hold" | "tables" | "removeTable">;
  readonly now: () => number;
  /** a random integer, for a starter who is drawn by lot */
  readonly chance: () => number;
}

const SERVICES: LocalGameServices = {
  tables: localTables,
  now: Date.now,
  chance: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};

/** Stores a table as planned and returns its id. */
export async function openLocalTable(plan: Plan, services: LocalGameServices = SERVICES): Promise<string> {
  const table = plannedTable(plan, services.now(), services.chance());
  try {
    await services.tables.save(table, 0);
  } catch {
    services.tables.hold(table, 0); // it can be played; the table says that it is not stored
  }
  void removeOldTables(services.tables).catch(() => null); // the next time, then
  return table.id;
}

/** The table with everybody seated, and its game begun unless the plan says otherwise. */
export function plannedTable(plan: Plan, now: number, chance = 0): StoredTable {
  const start = plan.from ? { position: plan.from.position, finish: parseRace(plan.from.position).finish } : null;
  // Whoever plays alone begins at once, and would not see that something is unusual.
  const usual = plan.people.length > 1 && !start ? readTableSettings() : {};
  const commands = commandsOf({ ...plan, level: localLevel(plan.level) }) as readonly TableCommand[];
  return commands
    .map((command) => (command.do === "configure" ? { ...usual, ...command } : command))
    .reduce((table, command) => done(table, command, now, chance), newTable(seatsIn(plan), start, now, usual));
}

function done(table: StoredTable, command: TableCommand, now: number, chance: number): StoredTable {
  try {
    return decide(table, command, { levels: LOCAL_LEVELS, chance, now }).at(-1)?.table ?? table;
  } catch (error) {
    if (error instanceof ApiError && "seat" in command) throw new SeatRefusal(error.code, command.seat);
    throw error;
  }
}
