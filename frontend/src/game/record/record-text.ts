// Writes the record of a game as text or JSON, in the formats of docs/notation.md: byte for byte as the Python package does.

import type { EventView, GameRecord, RecordPlayer, StepView } from "../../wire.gen";
import { pairLetter, parsePairLetter, parsePlace, playerLetter } from "../notation";

export const VERSION_LINE = "Rapido 1";
const NEW_GAME = /^0(?:,0)+\/([0-9]+) -\/-\/-\/-\/-\/- A$/;
const THROWS = /^[A-Fa-f]/;
const COMMENT_COLUMN = 32;
const STARTED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

interface Turn {
  readonly tokens: readonly string[];
  readonly notes: readonly string[];
}

/** The record as text; with the steps of its moves, what happened in each turn is added as a comment. */
export function recordText(record: GameRecord, steps?: readonly Pick<StepView, "token" | "events">[]): string {
  const turns = (steps ? turnsOf(steps) : turnsIn(record)).map(turnLine);
  return [VERSION_LINE, ...headerLines(record), "", ...turns, `Result: ${record.result}`, ""].join("\n");
}

/** The record as a JSON object. */
export function recordJson({ rapido, tags, players, start, seal, secret, moves, result }: GameRecord): string {
  const document = { rapido, tags, players: players.map(playerMembers), start, seal, secret, moves, result };
  return `${JSON.stringify(document, null, 1)}\n`;
}

function playerMembers({ name, computer, word, commitment, salt }: RecordPlayer): RecordPlayer {
  return { name, computer, word, ...(commitment && { commitment }), ...(salt && { salt }) };
}

function headerLines({ tags, players, start, seal, secret }: GameRecord): string[] {
  const finish = NEW_GAME.exec(start)?.[1];
  return [
    ...Object.entries(tags).map(([name, text]) => `${name}: ${text}`),
    ...players.flatMap(playerLines),
    finish === undefined ? `Start: ${start}` : `Finish: ${finish}`,
    ...(seal ? [`Seal: ${seal}`] : []),
    ...(secret ? [`Secret: ${secret}`] : []),
  ];
}

function playerLines({ name, computer, word, commitment, salt }: RecordPlayer, player: number): string[] {
  const optional: readonly (readonly [string, string | undefined])[] = [
    ["Computer", computer],
    ["Word", word],
    ["Commitment", commitment],
    ["Salt", salt],
  ];
  const letter = playerLetter(player);
  return [`Player ${letter}: ${name}`, ...optional.flatMap(([header, text]) => (text ? [`${header} ${letter}: ${text}`] : []))];
}

function turnLine({ tokens, notes }: Turn, index: number): string {
  const turn = `${index + 1}. ${tokens.join(" ")}`;
  return notes.length === 0 ? turn : `${turn.padEnd(COMMENT_COLUMN)}; ${notes.join(", ")}`;
}

function turnsOf(steps: readonly Pick<StepView, "token" | "events">[]): Turn[] {
  const turns: Turn[] = [];
  let [tokens, notes]: [string[], string[]] = [[], []];
  for (const { token, events } of steps) {
    tokens.push(token);
    for (const event of events)
      if (event.event === "turn") {
        turns.push({ tokens, notes });
        [tokens, notes] = [[], []];
      } else notes.push(...noteOf(event));
  }
  return tokens.length === 0 ? turns : [...turns, { tokens, notes }];
}

/** The same from the tokens alone: a turn ends when the pair is placed, or when another player throws. */
function turnsIn({ start, moves }: GameRecord): Turn[] {
  const turns: string[][] = [];
  let [player, placed] = [parsePairLetter(start.split(" ")[2]?.charAt(0) ?? "A")[0], true];
  for (const token of moves) {
    const next = THROWS.test(token) ? parsePairLetter(token.charAt(0))[0] : player;
    if (placed || next !== player) turns.push([]);
    turns.at(-1)?.push(token);
    [player, placed] = [next, parsePlace(token) !== null];
  }
  return turns.map((tokens) => ({ tokens, notes: [] }));
}

function noteOf({ event, player, steps = 0, pair = 0, field = 0 }: EventView): string[] {
  switch (event) {
    case "scored":
      return [`scores ${steps}`];
    case "climbed":
      return [`climbs ${steps}`];
    case "fell":
      return [`falls ${steps}`];
    case "thrown_out":
      return [`throws out ${pairLetter(player, pair)} from ${field}`];
    case "won":
      return ["wins"];
    case "rolled":
    case "placed":
    case "turn":
      return [];
  }
}

/** The time in UTC, as in the headers `Started` and `Ended`. */
export function timeOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

/** The local date, as in the header `Date`. */
export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** When a game began, by the headers of its record; `exact` if they give the time, otherwise only the day is meant. */
export function startOf(tags: GameRecord["tags"]): { readonly at: Date; readonly exact: boolean } | null {
  for (const [text, pattern, exact] of [
    [tags.Started, STARTED, true],
    [tags.Date, DAY, false],
  ] as const) {
    const at = new Date(text !== undefined && pattern.test(text) ? text : Number.NaN);
    if (!Number.isNaN(at.getTime())) return { at, exact };
  }
  return null;
}
