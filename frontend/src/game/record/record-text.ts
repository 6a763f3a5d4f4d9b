// Writes the record of a game as text or JSON, in the formats of docs/notation.md: byte for byte as the Python package does.

import type { EventView, GameRecord, RecordPlayer, StepView } from "../../wire.gen";
import { pairLetter, playerLetter } from "../notation";

export const VERSION_LINE = "Rapido 1";
const NEW_GAME = /^0(?:,0)+\/([0-9]+) -\/-\/-\/-\/-\/- A$/;
const COMMENT_COLUMN = 32;

/** The record as text, with what happened in each turn as a comment; `steps` are those of its moves. */
export function recordText(record: GameRecord, steps: readonly Pick<StepView, "token" | "events">[]): string {
  return [VERSION_LINE, ...headerLines(record), "", ...turnLines(steps), `Result: ${record.result}`, ""].join("\n");
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

function turnLines(steps: readonly Pick<StepView, "token" | "events">[]): string[] {
  const lines: string[] = [];
  let [tokens, notes]: [string[], string[]] = [[], []];
  const endTurn = (): void => {
    const turn = `${lines.length + 1}. ${tokens.join(" ")}`;
    lines.push(notes.length === 0 ? turn : `${turn.padEnd(COMMENT_COLUMN)}; ${notes.join(", ")}`);
    [tokens, notes] = [[], []];
  };
  for (const { token, events } of steps) {
    tokens.push(token);
    for (const event of events)
      if (event.event === "turn") endTurn();
      else notes.push(...noteOf(event));
  }
  if (tokens.length > 0) endTurn();
  return lines;
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

/** The local date, as in the header `Date`. */
export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
