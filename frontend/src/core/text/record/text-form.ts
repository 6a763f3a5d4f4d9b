// Reads a game from text: headers, one line per turn, the result. Equal to rapido/record/text_form.py.

import { DEFAULT_FINISH, MAX_PLAYERS, MIN_PLAYERS } from "../../../game/limits";
import { playerLetter } from "../../../game/notation";
import { VERSION_LINE } from "../../../game/record/record-text";
import { splitWords, strip } from "../../../game/text/unicode-text";
import type { Kernel, State } from "../../kernel";
import { BadPosition } from "../errors";
import { readPosition } from "../position";
import { BadRecord } from "./damage";
import { checkHeaders, type Headers, type Participant, type Reading, resultOf } from "./game";
import { Transcript } from "./transcript";

const MAX_HEADER_LENGTH = 40;
const HEADER = /^[A-Z][A-Za-z]*(?: [A-F])?$/;
const PERSONAL = /^(?:Player|Computer|Word|Commitment|Salt) [A-F]$/;
const NUMBER = /^[1-9][0-9]{0,2}$/;

interface Header {
  readonly line: number;
  readonly text: string;
}

/** Parses a game: the part before the first error, and that error. */
export function readTextForm(kernel: Kernel, text: string): Reading {
  const lines = text.split("\n").map(strip);
  const found = lines.indexOf("");
  const blank = found < 0 ? lines.length : found;
  const headers = new Map<string, Header>();
  let transcript: Transcript;
  try {
    readHeaders(lines.slice(0, blank), headers);
    transcript = new Transcript(kernel, buildHeaders(kernel, headers, blank));
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return { record: partialRecord(kernel, error, headers), damage: error };
  }
  try {
    readTurns(lines, blank, transcript);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return { record: transcript.record, damage: error };
  }
  return { record: transcript.record, damage: null };
}

function readHeaders(lines: readonly string[], headers: Map<string, Header>): void {
  const [version = "", ...rest] = lines;
  if (version !== VERSION_LINE) throw new BadRecord(1, version, "version", VERSION_LINE);
  for (const [place, text] of rest.entries()) {
    const line = place + 2;
    const colon = text.indexOf(":");
    const name = text.slice(0, Math.max(0, colon));
    if (!HEADER.test(name) || (name.includes(" ") && !PERSONAL.test(name))) throw new BadRecord(line, text, "header");
    if (name.length > MAX_HEADER_LENGTH) throw new BadRecord(line, name, "tag");
    if (headers.has(name)) throw new BadRecord(line, name, "header_once");
    headers.set(name, { line, text: strip(text.slice(colon + 1)) });
  }
}

function buildHeaders(kernel: Kernel, headers: ReadonlyMap<string, Header>, end: number): Headers {
  const values = new Map(Array.from(headers, ([name, { text }]) => [name, text]));
  const players = takePlayers(values);
  for (const name of values.keys()) if (PERSONAL.test(name)) throw new BadRecord(headers.get(name)?.line ?? 0, name, "players");
  if (players.length < MIN_PLAYERS) throw new BadRecord(end, "", "players");
  const start = readStart(kernel, headers, players.length);
  take(values, "Finish");
  take(values, "Start");
  const [seal = "", secret = ""] = [take(values, "Seal"), take(values, "Secret")];
  try {
    return checkHeaders({ players, start, seal, secret, tags: values });
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    throw new BadRecord(headers.get(String(error.where))?.line ?? 0, error.token, error.expected);
  }
}

function takePlayers(values: Map<string, string>): Participant[] {
  const players: Participant[] = [];
  for (let player = 0; player < MAX_PLAYERS; player += 1) {
    const letter = playerLetter(player);
    const name = take(values, `Player ${letter}`);
    if (name === undefined) break;
    const [computer = "", word = "", commitment = "", salt = ""] = ["Computer", "Word", "Commitment", "Salt"].map((header) =>
      take(values, `${header} ${letter}`),
    );
    players.push({ name, computer, word, commitment, salt });
  }
  return players;
}

function take(values: Map<string, string>, name: string): string | undefined {
  const value = values.get(name);
  values.delete(name);
  return value;
}

/** A record from the headers other than the damaged one, if they suffice. */
function partialRecord(kernel: Kernel, damage: BadRecord, headers: ReadonlyMap<string, Header>): Reading["record"] {
  const good = new Map(Array.from(headers).filter(([, { line }]) => line !== damage.where));
  try {
    return new Transcript(kernel, buildHeaders(kernel, good, 0)).record;
  } catch (error) {
    if (error instanceof BadRecord) return null;
    throw error;
  }
}

function readStart(kernel: Kernel, headers: ReadonlyMap<string, Header>, players: number): State {
  const [start, finish] = [headers.get("Start"), headers.get("Finish")];
  if (start) {
    if (finish) throw new BadRecord(finish.line, "Finish", "start_or_finish");
    const state = readStartPosition(start);
    if (state.steps.length !== players) throw new BadRecord(start.line, start.text, "players");
    return state;
  }
  if (finish && !NUMBER.test(finish.text)) throw new BadRecord(finish.line, finish.text, "finish");
  return kernel.newGame(players, finish ? Number(finish.text) : DEFAULT_FINISH);
}

function readStartPosition({ line, text }: Header): State {
  try {
    return readPosition(text);
  } catch (error) {
    throw error instanceof BadPosition ? new BadRecord(line, text, "position", "", error) : error;
  }
}

function readTurns(lines: readonly string[], blank: number, transcript: Transcript): void {
  let [number, openTurn] = [1, false];
  for (let place = blank + 1; place < lines.length; place += 1) {
    const line = place + 1;
    const [first, ...tokens] = splitWords(lines[place]?.split(";", 1)[0] ?? "");
    if (first === undefined) continue;
    if (first === "Result:") {
      transcript.end(line, tokens.join(" "));
      readEnd(lines, line);
      return;
    }
    if (openTurn) throw transcript.unexpected(line, first);
    if (first !== `${number}.`) throw new BadRecord(line, first, "turn", `${number}.`);
    openTurn = readTurn(line, tokens, transcript);
    number += 1;
  }
  throw new BadRecord(lines.length, "", "result", resultOf(transcript.state));
}

/** Parses one turn; returns whether it is unfinished at the end of its line. */
function readTurn(line: number, tokens: readonly string[], transcript: Transcript): boolean {
  const { player } = transcript.state;
  for (const token of tokens) {
    if (transcript.state.player !== player) throw new BadRecord(line, token, "end_of_turn");
    transcript.play(line, token);
  }
  return transcript.state.player === player;
}

function readEnd(lines: readonly string[], result: number): void {
  const after = lines.slice(result).findIndex((text) => text !== "");
  if (after >= 0) throw new BadRecord(result + after + 1, lines[result + after] ?? "", "end");
}
