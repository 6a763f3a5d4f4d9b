// Reads a game from JSON. Equal to rapido/record/json_form.py.

import type { Kernel, State } from "../../kernel";
import { BadPosition } from "../errors";
import { readPosition } from "../position";
import { BadRecord } from "./damage";
import { checkHeaders, type Headers, type Participant, type Reading } from "./game";
import { type Json, readJson, written } from "./json";
import { Transcript } from "./transcript";

export const VERSION = 1;
const MEMBERS = ["rapido", "tags", "players", "start", "seal", "secret", "moves", "result"];
const PERSONAL = ["name", "computer", "word", "commitment", "salt"] as const;

type JsonObject = ReadonlyMap<string, Json>;

/** Parses a game: the part before the first error, and that error. */
export function readJsonForm(kernel: Kernel, text: string): Reading {
  let transcript: Transcript | null = null;
  try {
    const document = readDocument(text);
    transcript = new Transcript(kernel, readHeaders(document));
    for (const [number, token] of listIn(document, "moves").entries()) {
      const where = `moves[${number}]`;
      transcript.play(where, textOf(where, token));
    }
    transcript.end("result", textOf("result", document.get("result")));
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return { record: transcript?.record ?? null, damage: error };
  }
  return { record: transcript.record, damage: null };
}

function readDocument(text: string): JsonObject {
  const document = objectOf("$", readJson(text));
  const version = written(document.get("rapido"));
  if (version !== String(VERSION)) throw new BadRecord("rapido", version, "version", String(VERSION));
  checkMembers("$", document, MEMBERS);
  return document;
}

function readHeaders(document: JsonObject): Headers {
  const players = listIn(document, "players").map(readPlayer);
  const start = readStart(textOf("start", document.get("start")));
  const tags = objectOf("tags", document.has("tags") ? document.get("tags") : new Map<string, Json>());
  const seal = optionalText(document, "seal");
  const secret = optionalText(document, "secret");
  const texts = Array.from(tags, ([name, text]) => [name, textOf(`tags.${name}`, text)] as const);
  return checkHeaders({ players, start, seal, secret, tags: new Map(texts) });
}

function readPlayer(player: Json, number: number): Participant {
  const where = `players[${number}]`;
  const members = objectOf(where, player);
  checkMembers(where, members, PERSONAL);
  const [name, computer, word, commitment, salt] = PERSONAL.map((member) => optionalText(members, member, `${where}.`));
  return { name: name ?? "", computer: computer ?? "", word: word ?? "", commitment: commitment ?? "", salt: salt ?? "" };
}

function readStart(start: string): State {
  try {
    return readPosition(start);
  } catch (error) {
    throw error instanceof BadPosition ? new BadRecord("start", start, "position", "", error) : error;
  }
}

function objectOf(where: string, value: Json | undefined): JsonObject {
  if (!(value instanceof Map)) throw new BadRecord(where, written(value), "object");
  return value as JsonObject;
}

function listIn(document: JsonObject, member: string): readonly Json[] {
  const value = document.get(member);
  if (!Array.isArray(value)) throw new BadRecord(member, written(value), "list");
  return value as readonly Json[];
}

function optionalText(members: JsonObject, member: string, path = ""): string {
  return members.has(member) ? textOf(path + member, members.get(member)) : "";
}

function textOf(where: string, value: Json | undefined): string {
  if (typeof value !== "string") throw new BadRecord(where, written(value), "text");
  return value;
}

function checkMembers(where: string, value: JsonObject, members: readonly string[]): void {
  for (const member of value.keys()) if (!members.includes(member)) throw new BadRecord(where, member, "member", members.join(" "));
}
