// The goal of a series in words: "First to 3 wins".

import { isSeries } from "../../../game/score/score";
import type { Settings } from "../../../wire.gen";
import { say } from "../../../words/words.svelte";

/** Empty without a series. */
export function goalText({ series, series_games }: Pick<Settings, "series" | "series_games">): string {
  return isSeries({ series }) ? say(`score-${series}`, { games: series_games }) : "";
}
