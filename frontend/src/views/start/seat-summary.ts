// Summarizes who sat in a room.

import type { SeatedPlayer } from "../../storage/games/recent-rooms";
import { say } from "../../words/words.svelte";

/** Names the people, and counts the computer players. */
export function seatSummary(sitters: readonly SeatedPlayer[]): string {
  const people = sitters.filter((sitter) => !sitter.computer);
  const names = [...new Set(people.map((sitter) => sitter.name || say(sitter.mine ? "start-you" : "start-somebody")))].join(", ");
  const computers = sitters.length - people.length;
  if (computers === 0) return names || say("start-nobody");
  return names ? say("start-company", { names, computers }) : say("start-computers", { computers });
}
