// Pairs of dice in words: whose they are, and what they are worth.

import type { PairView } from "../wire.gen";
import { say, words } from "./words.svelte";
import type { Stage } from "../board/stage.svelte";

/** "Anna’s 62 and Ben’s 53", in the language of the page. */
export function named(stage: Stage, pairs: readonly PairView[]): string {
  const each = pairs.map((pair) => say("table-board-pair", { player: stage.players[pair.player]?.name ?? "", value: pair.value }));
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(each);
}
