// The reactions on screen; each is visible for a moment.

import { announcer } from "../../browser/announcer.svelte";
import type { Phrase } from "../../wire.gen";
import { say } from "../../words/words.svelte";

const SEEN = 4000;

export class ReactionBubbles {
  /** by player */
  all: ReadonlyMap<number, string> = $state.raw(new Map());

  /** Shows and announces what a player says. */
  hear(player: number, name: string, phrase: Phrase): void {
    const text = say(`phrase-${phrase}`);
    this.all = new Map(this.all).set(player, text);
    setTimeout(() => {
      if (this.all.get(player) === text) this.all = new Map([...this.all].filter(([each]) => each !== player));
    }, SEEN);
    announcer.say(`${name}: ${text}`);
  }
}
