// Writes the record of a game as text, in the format of docs/notation.md.

import { DEFAULT_FINISH } from "../limits";
import { formatResult, playerLetter } from "../notation";

export interface RecordedMove {
  readonly token: string;
  /** counted from 1 */
  readonly turn: number;
}

export interface RecordParts {
  readonly names: readonly string[];
  readonly finish: number;
  readonly moves: readonly RecordedMove[];
  readonly winner: number | null;
  /** such as 2026-11-15 */
  readonly date: string;
}

export function recordText({ names, finish, moves, winner, date }: RecordParts): string {
  const players = names.map((name, player) => `Player ${playerLetter(player)}: ${name}`);
  const headers = [`Date: ${date}`, ...players, ...(finish === DEFAULT_FINISH ? [] : [`Finish: ${finish}`])];
  return ["Rapido 1", ...headers, "", ...turnLines(moves), `Result: ${formatResult(winner)}`, ""].join("\n");
}

function turnLines(moves: readonly RecordedMove[]): string[] {
  const turns = new Map<number, string[]>();
  for (const { token, turn } of moves) turns.set(turn, [...(turns.get(turn) ?? []), token]);
  return [...turns].map(([turn, tokens]) => `${turn}. ${tokens.join(" ")}`);
}

/** The local date. */
export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
