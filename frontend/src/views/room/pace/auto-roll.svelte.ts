// The first roll of a turn is no decision: it can be made automatically.

import { settings } from "../../../storage/settings.svelte";
import type { RoomGame } from "../room-game.svelte";

/** Milliseconds to see that it is one's turn; longer where people share the device, so that everybody sees whose turn it is. */
const ALONE_MS = 500;
const SHARED_MS = 1300;

/** Rolls when a turn begins, unless something is open on top of the table. Called while a component is set up. */
export function autoRoll(play: RoomGame, isCovered: () => boolean, roll: (pair: number) => void): void {
  let visible = $state(!document.hidden);
  $effect(() => {
    const look = (): void => void (visible = !document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    const pair = visible && settings.autoRoll && !isCovered() ? firstRoll(play) : null;
    if (pair === null) return;
    const timer = setTimeout(() => roll(pair), play.mine.length > 1 ? SHARED_MS : ALONE_MS);
    return () => clearTimeout(timer);
  });
}

/** The pair to roll; null where there is a choice, something to see, or a recap to read. */
function firstRoll({ mode, game, updates, missedSomething }: RoomGame): number | null {
  if (mode !== "act" || game?.phase !== "roll" || game.rolls > 0 || !updates.done || missedSomething) return null;
  const [only, ...more] = game.actions.filter((action) => action.do === "throw");
  return only && more.length === 0 ? (only.pair ?? 0) : null;
}
