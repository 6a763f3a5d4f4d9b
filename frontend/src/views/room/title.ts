// The title of the tab: it tells whose turn it is, and never flashes.

import { say } from "../../words/words.svelte";
import type { Play } from "./room-game.svelte";

export function titleOf(play: Play): string {
  const acting = play.acting;
  if (acting === null) return say("shell-title");
  if (!play.myTurn) return `${say("table-turn-of", { name: play.stage.players[acting]?.name ?? "" })} – ${say("shell-title")}`;
  return `● ${say("table-your-turn")} – ${say("shell-title")}`;
}
