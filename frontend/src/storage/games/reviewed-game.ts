// A finished game as stored for the statistics, and its validation.

import { COLORS } from "../../game/limits";
import { DIE_A, DIE_B } from "../../game/notation";
import { isRecord } from "../json";

export interface PlayerSummary {
  readonly name: string;
  readonly colour: number;
  readonly computer: boolean;
  readonly mine: boolean;
  /** the chance to win at the start */
  readonly start: number;
  readonly won: boolean;
  /** the luck of the player's own dice, its variance, and the number of rolls */
  readonly luck: number;
  readonly variance: number;
  readonly rolls: number;
  /** what the player's decisions cost, and how many of them counted */
  readonly loss: number;
  readonly decisions: number;
  readonly mistakes: Readonly<Record<string, readonly [count: number, loss: number]>>;
  /** how often each face was rolled, die A and then die B */
  readonly dice: readonly number[];
  /** how often this player threw out each of the others */
  readonly threwOut: readonly number[];
}

export interface Highlight {
  readonly turn: number;
  readonly player: number;
  readonly kind: "roll" | "decision";
  /** whose chance changed, and by how much */
  readonly seat: number;
  readonly swing: number;
}

export interface ReviewedGame {
  readonly game: string;
  readonly at: number;
  readonly turns: number;
  readonly finish: number;
  readonly exact: boolean;
  readonly players: readonly PlayerSummary[];
  readonly highlight: Highlight | null;
}

const ID = /^[\w~-]{1,64}$/;
const MAX_NAME = 200; // characters of a name

export function isReviewedGame(found: unknown): found is ReviewedGame {
  const { game, at, turns, finish, exact, players, highlight } = (found ?? {}) as Partial<ReviewedGame>;
  const named = typeof game === "string" && ID.test(game);
  if (!named || ![at, turns, finish].every(isNumber) || typeof exact !== "boolean" || !Array.isArray(players)) return false;
  const seats = players.length;
  if (seats < 2 || seats > COLORS || !players.every((player) => isPlayerSummary(player, seats))) return false;
  return highlight === null || isHighlight(highlight, seats);
}

function isPlayerSummary(found: unknown, seats: number): found is PlayerSummary {
  const { name, colour, computer, mine, won, mistakes, dice, threwOut, ...figures } = (found ?? {}) as Partial<PlayerSummary>;
  const { start, luck, variance, rolls, loss, decisions } = figures;
  return (
    typeof name === "string" &&
    name.length <= MAX_NAME &&
    isIndex(colour, COLORS) &&
    [computer, mine, won].every((each) => typeof each === "boolean") &&
    [start, luck, variance, rolls, loss, decisions].every(isNumber) &&
    isNumbers(dice, DIE_A.length + DIE_B.length) &&
    isNumbers(threwOut, seats) &&
    isRecord(mistakes) &&
    Object.values(mistakes).every((each) => isNumbers(each, 2))
  );
}

function isHighlight(found: unknown, seats: number): found is Highlight {
  const { turn, player, kind, seat, swing } = (found ?? {}) as Partial<Highlight>;
  return [turn, swing].every(isNumber) && isIndex(player, seats) && isIndex(seat, seats) && (kind === "roll" || kind === "decision");
}

function isNumber(found: unknown): found is number {
  return typeof found === "number" && Number.isFinite(found);
}

function isIndex(found: unknown, count: number): boolean {
  return isNumber(found) && Number.isInteger(found) && found >= 0 && found < count;
}

function isNumbers(found: unknown, length: number): boolean {
  return Array.isArray(found) && found.length === length && found.every(isNumber);
}
