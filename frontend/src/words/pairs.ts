// Names pairs of dice by owner and value.

import type { Player } from "../game/player";
import type { PairView } from "../wire.gen";
import { say, words } from "./words.svelte";

/** "Anna’s 62 and Ben’s 53", in the language of the page. */
export function pairNames(players: readonly Player[], pairs: readonly PairView[]): string {
  const each = pairs.map((pair) => say("table-board-pair", { player: players[pair.player]?.name ?? "", value: pair.value }));
  return words.list(each);
}
