// The settings of the last table on this device, for the next one with several people.

import { MAX_FINISH, MAX_SERIES } from "../game/limits";
import type { Pace, Series, Settings } from "../wire.gen";
import { browserStorage, isRecord, type KeyValueStorage, readJson, writeJson } from "./json";

export type TableSettings = Partial<Pick<Settings, "finish" | "pace" | "series" | "series_games">>;

const KEY = "rapido-table-settings";
const PACES: readonly unknown[] = ["quick", "normal", "calm"] satisfies Pace[];
const SERIES: readonly unknown[] = ["none", "first_to", "best_of"] satisfies Series[];

/** What is stored and still valid. */
export function readTableSettings(storage: KeyValueStorage | null = browserStorage()): TableSettings {
  const stored = readJson(KEY, storage);
  const { finish, pace, series, series_games } = isRecord(stored) ? stored : {};
  return {
    ...(isWithin(finish, MAX_FINISH) && { finish }),
    ...(PACES.includes(pace) && { pace: pace as Pace }),
    ...(SERIES.includes(series) && isWithin(series_games, MAX_SERIES) && { series: series as Series, series_games }),
  };
}

export function writeTableSettings(
  { finish, pace, series, series_games }: Settings,
  storage: KeyValueStorage | null = browserStorage(),
): void {
  writeJson(KEY, { finish, pace, series, series_games }, storage);
}

function isWithin(found: unknown, most: number): found is number {
  return typeof found === "number" && Number.isInteger(found) && found >= 1 && found <= most;
}
