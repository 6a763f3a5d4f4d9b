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

/** What a player added to the dice; a missing or empty commitment or salt: there is none. */
export interface Contribution {
  readonly word: string;
  readonly commitment?: string;
  readonly salt?: string;
}

export interface SealCheck {
  readonly verdict: "genuine" | "not_sealed" | "not_revealed" | "broken_seal" | "broken_commitment" | "wrong_roll";
  /** how many rolls were verified */
  readonly rolls: number;
  /** the seal as computed here from the secret */
  readonly seal: string;
  readonly wrong: WrongRoll | null;
  /** the player whose commitment was not opened as it should have been */
  readonly broken: number | null;
}

/** Computes the seal of a secret. */
export function sealOf(secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("rapido seal 1\n"), secret)));
}

/** Computes the commitment to a word: the seal binds it to one game, the salt hides the word. */
export function commitmentOf(seal: string, salt: string, word: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("rapido commitment 1\n"), bytesOf(seal), bytesOf(salt), wordBytes(word))));
}

/**
 * Mixes what all players added, in the order of play: the words, or the commitments and what opened them. Beside
 * commitments a plain word does not count: it could have been chosen after the others were opened.
 */
export function mixOf(contributions: readonly Contribution[]): Uint8Array {
  if (contributions.every(({ commitment = "" }) => commitment === ""))
    return sha256(concatBytes(utf8ToBytes("rapido words 1\n"), ...contributions.map(({ word }) => wordBytes(word))));
  const parts = contributions.flatMap(({ word, commitment = "", salt = "" }) => {
    if (commitment === "") return [Uint8Array.of(0)];
    if (salt === "") return [Uint8Array.of(1), bytesOf(commitment)];
    return [Uint8Array.of(2), bytesOf(commitment), bytesOf(salt), wordBytes(word)];
  });
  return sha256(concatBytes(utf8ToBytes("rapido words 2\n"), ...parts));
}

/** The first player whose commitment was not opened as it should have been. */
export function brokenCommitment(contributions: readonly Contribution[], seal: string): number | null {
  const found = contributions.findIndex(({ word, commitment = "", salt = "" }, player) => {
    if (salt !== "" && commitmentOf(seal, salt, word) !== commitment) return true;
    const copied = contributions.findIndex((each) => each.commitment === commitment) !== player;
    return commitment !== "" && (copied || (word !== "" && salt === ""));
  });
  return found < 0 ? null : found;
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

/** Verifies a record: do seal and commitments hold, and does every roll follow from the secret and what was added? */
export function verify(record: GameRecord): SealCheck {
  const none = { rolls: 0, seal: "", wrong: null, broken: null };
  if (!record.seal) return { ...none, verdict: "not_sealed" };
  if (!record.secret) return { ...none, verdict: "not_revealed" };
  const secret = bytesOf(record.secret);
  const seal = sealOf(secret);
  if (seal !== record.seal) return { ...none, seal, verdict: "broken_seal" };
  const broken = brokenCommitment(record.players, seal);
  if (broken !== null) return { ...none, seal, broken, verdict: "broken_commitment" };
  const mix = mixOf(record.players);
  const counts = record.players.map(() => 0);
  let rolls = 0;
  for (const { player, faces, turn } of rollsOf(record)) {
    const count = (counts[player] ?? 0) + 1;
    counts[player] = count;
    const sealed = rollOf(secret, mix, player, count);
    if (sealed !== faces) {
      const wrong = { player, number: rolls + 1, turn, found: faces, sealed };
      return { ...none, verdict: "wrong_roll", rolls, seal, wrong };
    }
    rolls += 1;
  }
  return { ...none, verdict: "genuine", rolls, seal };
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

/** Encodes a word with its length. */
function wordBytes(word: string): Uint8Array {
  const bytes = utf8ToBytes(word.normalize("NFC"));
  return concatBytes(number(bytes.length, 2), bytes);
}

/** Encodes an integer as big-endian bytes. */
function number(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 255);
}
