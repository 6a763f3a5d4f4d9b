// The sealed dice of a local table: this browser draws the secret, and every roll follows from it and the words.

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { mixOf, rollOf, sealOf } from "../game/record/fair";
import type { StoredGame } from "../storage/games/local-tables";

const SECRET_BYTES = 32;

export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

export function sealOfDigits(secret: string): string {
  return sealOf(hexToBytes(secret));
}

/** The faces of the next roll of a player, such as 4X. */
export function nextRoll({ secret, seats, rolls }: Pick<StoredGame, "secret" | "seats" | "rolls">, player: number): string {
  return rollOf(hexToBytes(secret), mixOf(seats), player, (rolls[player] ?? 0) + 1);
}
