// The short codes of rooms that this browser has asked for, for as long as they are good.

import { request } from "../server/api";
import { isRecord, readJson, writeJson } from "../storage/json";
import type { CodeGiven } from "../wire.gen";

interface Known {
  readonly room: string;
  readonly code: string;
  readonly until: number;
}

const KEY = "rapido-room-code";
/** milliseconds; a bit less than the server's 30 minutes, so that nobody reads out one that has just expired */
const LIFETIME = 28 * 60_000;

class RoomCodes {
  #known: Known | null = $state.raw(load());

  /** The code of a room that is still good; empty if there is none. */
  of(room: string, now = Date.now()): string {
    return this.#known?.room === room && this.#known.until > now ? this.#known.code : "";
  }

  /** Gets a new code from the server; the one before is no longer good. */
  async renew(room: string): Promise<void> {
    const { code } = await request<CodeGiven>("POST", `/api/rooms/${encodeURIComponent(room)}/code`);
    this.#known = { room, code, until: Date.now() + LIFETIME };
    writeJson(KEY, this.#known);
  }
}

function load(): Known | null {
  const found = readJson(KEY);
  if (!isRecord(found)) return null;
  const { room, code, until } = found;
  return typeof room === "string" && typeof code === "string" && typeof until === "number" ? { room, code, until } : null;
}

export const roomCodes = new RoomCodes();
