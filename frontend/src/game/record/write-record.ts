// Writes a whole record as text, in the format of docs/notation.md.

import type { GameRecord } from "../../wire.gen";
import { DEFAULT_FINISH } from "../limits";
import { parsePlace, parseRoll, playerLetter } from "../notation";

const NEW_GAME = /^0(?:,0)*\/(\d+) -\/-\/-\/-\/-\/- A$/;

export function writeRecord(record: GameRecord): string {
  return ["Rapido 1", ...headersOf(record), "", ...turnLines(record), `Result: ${record.result}`, ""].join("\n");
}

function headersOf({ tags, players, start, seal, secret }: GameRecord): string[] {
  const finish = NEW_GAME.exec(start)?.[1];
  const all: [name: string, text: string][] = [
    ...Object.entries(tags),
    ...players.flatMap(({ name, computer, word, commitment = "", salt = "" }, player): [string, string][] => {
      const letter = playerLetter(player);
      return [
        [`Player ${letter}`, name],
        [`Computer ${letter}`, computer],
        [`Word ${letter}`, word],
        [`Commitment ${letter}`, commitment],
        [`Salt ${letter}`, salt],
      ];
    }),
    ["Finish", finish === undefined || Number(finish) === DEFAULT_FINISH ? "" : finish],
    ["Start", finish === undefined ? start : ""],
    ["Seal", seal],
    ["Secret", secret],
  ];
  return all.filter(([, text]) => text !== "").map(([name, text]) => `${name}: ${text}`);
}

/** One line for each turn: it ends when the pair is placed, or when another player rolls. */
function turnLines({ moves }: GameRecord): string[] {
  const turns: string[][] = [];
  let player: number | null = null;
  let placed = true;
  for (const token of moves) {
    const roller: number | null = parseRoll(token)?.player ?? player;
    if (placed || roller !== player) turns.push([]);
    player = roller;
    placed = parsePlace(token) !== null;
    turns.at(-1)?.push(token);
  }
  return turns.map((tokens, index) => `${index + 1}. ${tokens.join(" ")}`);
}
