// Starts a game: at a table in this browser, or in a room if seats are open for others; or reports why that failed.

import { router } from "../browser/router.svelte";
import { core } from "../core/client";
import { ApiError } from "../game/api-error";
import { newLocalId, tablePath } from "../game/links/game-id";
import { namedServer } from "../game/named-server";
import { Retrying } from "../server/retrying.svelte";
import { writeChoices } from "../storage/game-choices.svelte";
import { type Plan, SeatRefusal } from "./plan";

/** Others have to join, or computer players need the server because this browser cannot run them. */
function needsRoom({ open, computers }: Plan): boolean {
  return open > 0 || (computers > 0 && !core.playsLocally);
}

export class GameStart {
  /** tried again by itself only if the server has turned it away before doing anything */
  readonly retrying = new Retrying("refused");
  /** the seat that was refused, if any */
  seat: number | null = $state(null);

  get busy(): boolean {
    return this.retrying.busy;
  }

  /** Loads what a table needs as soon as somebody is about to tap: the first view is small without it. */
  prepare(): void {
    if (!core.playsLocally) return;
    void core.prepare();
    void import("./local-game").catch(() => null); // it is said when it is needed
    router.prefetch(tablePath(newLocalId()));
  }

  /** Sets up the game and navigates to it; on failure, stays and reports why. */
  async go(plan: Plan): Promise<void> {
    if (this.busy) return;
    writeChoices();
    await this.retrying.run(() => this.#open(plan));
  }

  /** Gives up when the form is closed. */
  cancel(): void {
    this.retrying.cancel();
  }

  async #open(plan: Plan): Promise<void> {
    this.seat = null;
    try {
      router.go(await (needsRoom(plan) ? openInRoom(plan) : openHere(plan)));
    } catch (error) {
      this.seat = error instanceof SeatRefusal ? error.seat : null;
      throw error;
    }
  }
}

// What opens tables and rooms is loaded here, not with the first view.

async function openHere(plan: Plan): Promise<string> {
  const { openLocalTable } = await import("./local-game").catch(offline);
  return tablePath(await openLocalTable(plan));
}

async function openInRoom(plan: Plan): Promise<string> {
  if (namedServer() !== undefined) throw new ApiError(plan.open > 0 ? "no_server" : "no_local_games");
  const { openRoom } = await import("./rooms/open-room").catch(offline);
  return `/r/${await openRoom(plan)}`;
}

function offline(): never {
  throw new ApiError("offline");
}
