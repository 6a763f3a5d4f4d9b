// The notation of docs/notation.md: die faces, pair letters, move tokens, positions and results.

import type { GameView, PairView } from "../wire.gen";

export type Dice = readonly [number, number];

/** The faces of the two dice; 0 is the cross. */
export const DIE_A = [0, 1, 2, 3, 4, 7] as const;
export const DIE_B = [0, 1, 2, 3, 5, 6] as const;
export const FIELDS = [5, 4, 3, 2, 1, 0] as const;

const CROSS = "X";
const ROLL = /^([A-Fa-f])?([X1-7][X1-7])$/;

export function formatFace(face: number): string {
  return face === 0 ? CROSS : String(face);
}

function parseFace(letter: string | undefined): number {
  return letter === undefined || letter === CROSS ? 0 : Number(letter);
}

export function formatDice([a, b]: Dice): string {
  return formatFace(a) + formatFace(b);
}

export function parseDice(text: string): [number, number] {
  return [parseFace(text[0]), parseFace(text[1])];
}

/** The higher die gives the tens. */
export function valueOf([a, b]: Dice): number {
  return 10 * Math.max(a, b) + Math.min(a, b);
}

/** The letter of a pair: uppercase, or lowercase for a player's second pair. */
export function pairLetter(player: number, pair: number): string {
  const capital = String.fromCharCode(65 + player);
  return pair === 0 ? capital : capital.toLowerCase();
}

export function playerLetter(player: number): string {
  return pairLetter(player, 0);
}

export function parsePairLetter(letter: string): [player: number, pair: number] {
  const capital = letter.toUpperCase();
  return [capital.charCodeAt(0) - 65, letter === capital ? 0 : 1];
}

/** The token of a roll, such as A46. */
export function rollToken(player: number, pair: number, dice: Dice): string {
  return pairLetter(player, pair) + formatDice(dice);
}

/** The player and the faces of a roll token; the player is null where the token omits the letter. */
export function parseRoll(token: string): { readonly player: number | null; readonly faces: string } | null {
  const match = ROLL.exec(token);
  return match && { player: match[1] ? parsePairLetter(match[1])[0] : null, faces: match[2] ?? "" };
}

/** The token of a placement, such as @3. */
export function placeToken(field: number): string {
  return `@${field}`;
}

/** The field of a place token; null for any other token. */
export function parsePlace(token: string): number | null {
  return token.startsWith("@") ? Number(token.slice(1)) : null;
}

export function formatResult(winner: number | null): string {
  return winner === null ? "unfinished" : `${playerLetter(winner)} wins`;
}

export interface Position extends Pick<GameView, "steps" | "finish" | "player" | "phase" | "pair" | "roll" | "rolls"> {
  readonly pairs: readonly Pick<PairView, "player" | "pair" | "field" | "dice">[];
}

export function formatPosition(position: Position): string {
  const fields = FIELDS.map((field) => {
    const lying = position.pairs.filter((each) => each.field === field);
    return lying.map((each) => rollToken(each.player, each.pair, each.dice)).join("") || "-";
  });
  return `${position.steps.join(",")}/${position.finish} ${fields.join("/")} ${formatTurn(position)}`;
}

/** Steps and finish of a position's text, which is valid. */
export function parseRace(position: string): { readonly steps: readonly number[]; readonly finish: number } {
  const [steps = "", finish = ""] = (position.split(" ")[0] ?? "").split("/");
  return { steps: steps.split(",").map(Number), finish: Number(finish) };
}

/** Who acts in a position's text, which is valid, and how. */
export function parseTurn(position: string): { readonly player: number; readonly phase: Position["phase"] } {
  const turn = position.split(" ")[2] ?? "A";
  const phase = turn.length === 1 ? "roll" : turn[1] === "?" ? "dice" : turn[1] === "!" ? "over" : "decide";
  return { player: parsePairLetter(turn.charAt(0))[0], phase };
}

function formatTurn({ player, phase, pair, roll, rolls }: Position): string {
  const letter = pairLetter(player, pair ?? 0);
  if (phase === "dice") return `${letter}?:${rolls + 1}`;
  if (phase === "over") return rolls === 0 ? `${letter}!` : `${letter}!:${rolls}`;
  return roll === null ? letter : `${letter}${formatDice(roll)}:${rolls}`;
}
