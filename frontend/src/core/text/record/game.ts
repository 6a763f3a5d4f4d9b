// A recorded game as a value, and what it may hold. Equal to rapido/record/game.py.

import { formatResult, playerLetter } from "../../../game/notation";
import { isLine } from "../../../game/text/foreign-text";
import type { RecordPlayer } from "../../../wire.gen";
import type { State, Step } from "../../kernel";
import type { PlayedMove } from "../tokens";
import { BadRecord } from "./damage";

const MAX_TAGS = 100;
const DIGITS = /^(?:[0-9a-f]{64})?$/;
const TAG = /^[A-Z][A-Za-z]{0,39}$/;
const RESERVED_TAGS: ReadonlySet<string> = new Set(["Finish", "Start", "Seal", "Secret", "Result"]);

export type Participant = Required<RecordPlayer>;

export interface Headers {
  readonly players: readonly Participant[];
  readonly start: State;
  readonly seal: string;
  readonly secret: string;
  readonly tags: ReadonlyMap<string, string>;
}

export interface RecordedGame extends Headers {
  readonly moves: readonly PlayedMove<Step>[];
  /** after the last move */
  readonly end: State;
}

/** The game up to the damage, and the damage if there is any. */
export interface Reading {
  readonly record: RecordedGame | null;
  readonly damage: BadRecord | null;
}

/** Rejects what would not be read back as it was written. */
export function checkHeaders(headers: Headers): Headers {
  const { players, start, tags } = headers;
  if (players.length !== start.steps.length) throw new BadRecord("players", String(players.length), "players");
  for (const [player, participant] of players.entries()) {
    const who = playerLetter(player);
    checkLine(`Player ${who}`, participant.name, false);
    checkLine(`Computer ${who}`, participant.computer, true);
    checkLine(`Word ${who}`, participant.word, true);
    checkDigits(`Commitment ${who}`, participant.commitment);
    checkDigits(`Salt ${who}`, participant.salt);
  }
  checkDigits("Seal", headers.seal);
  checkDigits("Secret", headers.secret);
  let count = 0;
  for (const [name, text] of tags) {
    if (count === MAX_TAGS) throw new BadRecord(name, name, "tags");
    if (!TAG.test(name) || RESERVED_TAGS.has(name)) throw new BadRecord(name, name, "tag");
    checkLine(name, text, false);
    count += 1;
  }
  return headers;
}

export function resultOf(state: State): string {
  return formatResult(state.phase === "over" ? state.player : null);
}

function checkLine(where: string, text: string, maybeEmpty: boolean): void {
  if (!isLine(text) || (text === "" && !maybeEmpty)) throw new BadRecord(where, text, "line");
}

function checkDigits(where: string, text: string): void {
  if (!DIGITS.test(text)) throw new BadRecord(where, text, "digits");
}
