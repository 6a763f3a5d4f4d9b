// The computer players offered by the server, and whether it can be reached.

import { ApiError, request } from "../server/api";
import type { PlayerView } from "../wire.gen";
import { say } from "../words/words.svelte";

/** The built-in players, weakest first, until the server has answered. */
const BUILT_IN_LEVELS = ["uniform", "beginner", "bold", "careful", "heuristic", "spiteful", "perfect"];
const BUILT_IN: readonly PlayerView[] = BUILT_IN_LEVELS.map((name) => ({ name, about: "", players: [2, 3, 4, 5, 6] }));

class Levels {
  all: readonly PlayerView[] = $state.raw(BUILT_IN);
  /** whether the last request failed */
  offline = $state(false);

  async load(): Promise<void> {
    try {
      const found = await request<readonly PlayerView[]>("GET", "/api/players");
      if (found.length > 0) this.all = found;
      this.offline = false;
    } catch (error) {
      this.offline = error instanceof ApiError && error.code === "offline";
    }
  }

  /** The levels available for that many players, always including the chosen one. */
  for(players: number, chosen: string): readonly string[] {
    return this.all.filter((level) => level.name === chosen || level.players.includes(players)).map((level) => level.name);
  }
}

export const levels = new Levels();

/** The translated name of a computer player; external ones have only their own name. */
export function levelName(level: string): string {
  const key = `bot-${level}`;
  const name = say(key);
  return name === key ? level : name;
}

/** One line on how it plays, if known; external players bring their own description. */
export function levelHint(level: string): string {
  const key = `bot-${level}-hint`;
  const hint = say(key);
  return hint === key ? (levels.all.find((each) => each.name === level)?.about ?? "") : hint;
}
