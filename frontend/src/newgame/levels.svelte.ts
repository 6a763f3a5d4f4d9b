// The computer players offered by the server, and whether it can be reached.

import { request } from "../server/api";
import { Retrying } from "../server/retrying.svelte";
import type { PlayerView } from "../wire.gen";
import { say } from "../words/words.svelte";

/** The built-in players, weakest first, until the server has answered. */
const BUILT_IN_LEVELS = ["uniform", "beginner", "bold", "careful", "heuristic", "spiteful", "perfect"];
const BUILT_IN: readonly PlayerView[] = BUILT_IN_LEVELS.map((name) => ({ name, about: "", players: [2, 3, 4, 5, 6] }));

class Levels {
  all: readonly PlayerView[] = $state.raw(BUILT_IN);
  /** what to say if the last request failed */
  readonly retrying = new Retrying();

  async load(): Promise<void> {
    await this.retrying.run(async () => {
      const found = await request<readonly PlayerView[]>("GET", "/api/players");
      if (found.length > 0) this.all = found;
    });
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
