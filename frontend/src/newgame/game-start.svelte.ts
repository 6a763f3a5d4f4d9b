// Starts a game: opens a room and navigates to it, or reports why that failed.

import { router } from "../browser/router.svelte";
import { ApiError } from "../server/api";
import { writeChoices } from "../storage/game-choices.svelte";
import { say } from "../words/words.svelte";
import { openRoom, type Plan, SeatRefusal } from "./open-room";

export class GameStart {
  busy = $state(false);
  /** why it failed, as a sentence */
  failure = $state("");
  /** the seat that was refused, if any */
  seat: number | null = $state(null);

  /** Opens a room and navigates to it; on failure, stays and reports why. */
  async go(plan: Plan): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = "";
    this.seat = null;
    writeChoices();
    try {
      router.go(`/r/${await openRoom(plan)}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = say(`error-${error.code}`);
      this.seat = error instanceof SeatRefusal ? error.seat : null;
    } finally {
      this.busy = false;
    }
  }
}
