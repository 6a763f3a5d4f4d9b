// The title of the tab, including whose turn it is.

import { pageTitle } from "../../browser/page-title";
import { say } from "../../words/words.svelte";
import type { RoomGame } from "./room-game.svelte";

export function titleOf(play: RoomGame): string {
  const acting = play.acting;
  if (acting === null) return pageTitle(say(play.table.local ? "local-table" : "room-title"));
  if (!play.myTurn) return `${say("table-turn-of", { name: play.stage.players[acting]?.name ?? "" })} – ${say("shell-title")}`;
  return `● ${say("table-your-turn")} – ${say("shell-title")}`;
}
