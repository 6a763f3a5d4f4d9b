import { expect, test } from "vitest";
import type { Settings } from "../wire.gen";
import { MemoryStorage } from "./memory.testing";
import { readTableSettings, writeTableSettings } from "./table-settings";

const KEY = "rapido-table-settings";

test("the settings of a table are proposed for the next one, without those of its people", () => {
  const storage = new MemoryStorage();
  expect(readTableSettings(storage)).toEqual({});
  const usual = { finish: 15, pace: "calm", series: "best_of", series_games: 5 } as const;
  writeTableSettings({ ...usual, youngest: 2, starter: "random", coach: true } as Settings, storage);
  expect(readTableSettings(storage)).toEqual(usual);
});

test.each(["null", "[]", "{", '{"finish": 0, "pace": "fast", "series": "first_to", "series_games": 12}', '{"finish": "9", "series": "x"}'])(
  "what is no setting is left out: %s",
  (text) => {
    const storage = new MemoryStorage();
    storage.setItem(KEY, text);
    expect(readTableSettings(storage)).toEqual({});
  },
);
