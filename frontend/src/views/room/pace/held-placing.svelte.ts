// A placing by touch is held back for a moment, in which a slip of the finger can be undone. Until then nothing is sent:
// after a reload the decision is simply still to be made.

import { announcer } from "../../../browser/announcer.svelte";
import { secondsLeft } from "../../../game/countdown";
import { settings } from "../../../storage/settings.svelte";
import { say } from "../../../words/words.svelte";
import type { RoomGame } from "../room-game.svelte";
import { lastInput } from "./input-device";

/** Milliseconds for which a placing is held back. */
export const HOLD_MS = 1300;
/** Milliseconds in which a second tap on the field is the same one. */
const DOUBLE_TAP_MS = 350;
/** Seconds: whoever plays with a limit like this is in a hurry. */
const HURRY_LIMIT = 30;
/** Seconds of the limit that must be left when it is sent. */
const MARGIN = 4;

export class HeldPlacing {
  field: number | null = $state(null);
  #heldAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly play: RoomGame,
    readonly send: (field: number, tappedAt: number) => void,
  ) {}

  /** Takes a field; sends it at once where there is nothing to wait for. */
  place(field: number): void {
    if (this.field === field) {
      if (Date.now() - this.#heldAt > DOUBLE_TAP_MS) this.confirm();
      return;
    }
    this.drop();
    if (!this.#isWanted()) {
      this.send(field, Date.now());
      return;
    }
    this.field = field;
    this.#heldAt = Date.now();
    this.#timer = setTimeout(() => this.confirm(this.#heldAt), HOLD_MS);
    announcer.say(say("table-held", { field }));
  }

  /** Sends what is held, if anything. */
  confirm(tappedAt = Date.now()): void {
    const { field } = this;
    this.drop();
    if (field !== null) this.send(field, tappedAt);
  }

  undo(): void {
    if (this.field !== null) announcer.say(say("table-undone"));
    this.drop();
  }

  /** The decision is gone: undone, made, or no longer due. */
  drop(): void {
    clearTimeout(this.#timer);
    this.field = null;
  }

  #isWanted(): boolean {
    if (!settings.undo || settings.confirm || lastInput() !== "touch") return false;
    const { view, game, table } = this.play;
    const limit = view?.settings.turn_limit ?? 0;
    if (limit === 0) return true;
    const left = secondsLeft(game?.moved ?? 0, limit, Date.now(), table.clockOffset);
    return limit > HURRY_LIMIT && left > HOLD_MS / 1000 + MARGIN;
  }
}
