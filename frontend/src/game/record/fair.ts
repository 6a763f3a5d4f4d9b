// Verifies the sealed dice in the browser; docs/fairness.md specifies the bytes.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { GameRecord } from "../../wire.gen";
import { DIE_A, DIE_B, formatDice, parsePairLetter, parsePlace, parseRoll } from "../notation";

const OUTCOMES = DIE_A.length * DIE_B.length;
const FAIR_BYTES = 256 - (256 % OUTCOMES); // higher bytes would favor some outcomes

/** A roll that differs from the sealed one. */
export interface WrongRoll {
  readonly player: number;
  /** the number of the roll in the whole game, counted from 1 */
  readonly number: number;
  readonly turn: number;
  readonly found: string;
  readonly sealed: string;
}

export interface SealCheck {
  readonly verdict: "genuine" | "not_sealed" | "not_revealed" | "broken_seal" | "wrong_roll";
  /** how many rolls were verified */
  readonly rolls: number;
  /** the seal as computed here from the secret */
  readonly seal: string;
  readonly wrong: WrongRoll | null;
}

/** Computes the seal of a secret. */
export function sealOf(secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("rapido seal 1\n"), secret)));
}

/** Mixes the lucky words of all players, in the order of play. */
export function mixOf(words: readonly string[]): Uint8Array {
  const said = words.map((word) => utf8ToBytes(word.normalize("NFC")));
  return sha256(concatBytes(utf8ToBytes("rapido words 1\n"), ...said.flatMap((word) => [number(word.length, 2), word])));
}

/** Computes a roll: the faces of die A and die B. A player's first roll has number 1. */
export function rollOf(secret: Uint8Array, mix: Uint8Array, player: number, roll: number): string {
  const place = concatBytes(utf8ToBytes("rapido roll 1\n"), mix, Uint8Array.of(player), number(roll, 4));
  for (let block = 0; ; block += 1) {
    const byte = hmac(sha256, secret, concatBytes(place, number(block, 4))).find((each) => each < FAIR_BYTES);
    if (byte === undefined) continue;
    const outcome = byte % OUTCOMES;
    return formatDice([DIE_A[Math.floor(outcome / DIE_B.length)] ?? 0, DIE_B[outcome % DIE_B.length] ?? 0]);
  }
}

/** Verifies a record: does the secret match the seal, and does every roll follow from it and the lucky words? */
export function verify(record: GameRecord): SealCheck {
  const none = { rolls: 0, seal: "", wrong: null };
  if (!record.seal) return { ...none, verdict: "not_sealed" };
  if (!record.secret) return { ...none, verdict: "not_revealed" };
  const secret = bytesOf(record.secret);
  const seal = sealOf(secret);
  if (seal !== record.seal) return { ...none, seal, verdict: "broken_seal" };
  const mix = mixOf(record.players.map((player) => player.word));
  const counts = record.players.map(() => 0);
  let rolls = 0;
  for (const { player, faces, turn } of rollsOf(record)) {
    const count = (counts[player] ?? 0) + 1;
    counts[player] = count;
    const sealed = rollOf(secret, mix, player, count);
    if (sealed !== faces) {
      const wrong = { player, number: rolls + 1, turn, found: faces, sealed };
      return { verdict: "wrong_roll", rolls, seal, wrong };
    }
    rolls += 1;
  }
  return { verdict: "genuine", rolls, seal, wrong: null };
}

interface RecordedRoll {
  readonly player: number;
  readonly faces: string;
  readonly turn: number;
}

/** All rolls of a record, in order. A turn lasts as long as its tokens name the same player. */
export function rollsOf(record: Pick<GameRecord, "moves" | "start">): RecordedRoll[] {
  const rolls: RecordedRoll[] = [];
  let player = Math.max(0, parsePairLetter(record.start.split(" ")[2]?.[0] ?? "A")[0]);
  let turn = 1;
  let placed = false;
  for (const token of record.moves) {
    const roll = parseRoll(token);
    placed ||= parsePlace(token) !== null;
    if (!roll) continue;
    const next = roll.player ?? player;
    if (placed || next !== player) turn += 1;
    placed = false;
    player = next;
    rolls.push({ player, faces: roll.faces, turn });
  }
  return rolls;
}

/** Parses hexadecimal digits; invalid input gives no bytes, which match no seal. */
function bytesOf(digits: string): Uint8Array {
  return /^([0-9a-f]{2})+$/.test(digits) ? hexToBytes(digits) : new Uint8Array();
}

/** Encodes an integer as big-endian bytes. */
function number(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 255);
}
