// Who sat in a room, in a few words.

import type { SeatedPlayer } from "../../storage/games/recent-rooms";
import { say } from "../../words/words.svelte";

/** Name the people, and count the computer players. */
export function seatSummary(sitters: readonly SeatedPlayer[]): string {
  const people = sitters.filter((sitter) => !sitter.computer);
  const names = [...new Set(people.map((sitter) => sitter.name || say(sitter.mine ? "start-you" : "start-somebody")))].join(", ");
  const computers = sitters.length - people.length;
  if (computers === 0) return names || say("start-nobody");
  return names ? say("start-company", { names, computers }) : say("start-computers", { computers });
}
