// The computer players that the server offers, and whether it can be reached.

import { ApiError, request } from "../server/api";
import type { PlayerView } from "../wire.gen";
import { say } from "../words/words.svelte";

/** Until the server has answered, those that are always there, the weakest first. */
const LADDER = ["uniform", "beginner", "bold", "careful", "heuristic", "spiteful", "perfect"];
const ALWAYS: readonly PlayerView[] = LADDER.map((name) => ({ name, about: "", players: [2, 3, 4, 5, 6] }));

class Levels {
  all: readonly PlayerView[] = $state.raw(ALWAYS);
  /** whether the last question stayed without an answer */
  offline = $state(false);

  async load(): Promise<void> {
    try {
      const found = await request<readonly PlayerView[]>("GET", "/api/players");
      if (found.length > 0) this.all = found;
      this.offline = false;
    } catch (why) {
      this.offline = why instanceof ApiError && why.code === "offline";
    }
  }

  /** Those that can play in a game of so many, the level that is chosen always among them. */
  for(players: number, chosen: string): readonly string[] {
    return this.all.filter((level) => level.name === chosen || level.players.includes(players)).map((level) => level.name);
  }
}

export const levels = new Levels();

/** The name of a computer player in words; one that came from elsewhere has only its own. */
export function levelName(level: string): string {
  const key = `bot-${level}`;
  const name = say(key);
  return name === key ? level : name;
}

/** How it plays, in a line, if that is known; those from elsewhere introduce themselves. */
export function levelHint(level: string): string {
  const key = `bot-${level}-hint`;
  const hint = say(key);
  return hint === key ? (levels.all.find((each) => each.name === level)?.about ?? "") : hint;
}
