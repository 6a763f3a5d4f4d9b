// The game with the real box that the referee records, stored so that a reload loses nothing.

import { COLORS, DEFAULT_FINISH, MAX_FINISH, MAX_PLAYERS, MIN_PLAYERS } from "../game/limits";
import { isRecord, readJson, writeJson } from "./json";

export interface RefereePlayer {
  readonly name: string;
  readonly colour: number;
  /** the color of the second pair, used with two players only */
  readonly second: number;
}

export interface RefereeSetup {
  readonly players: readonly RefereePlayer[];
  /** the index of the starting player */
  readonly begins: number;
  readonly finish: number;
}

/** A mistyped token: the token, the player, and how many moves remained. */
export interface Correction {
  readonly token: string;
  readonly player: number;
  readonly turn: number;
  readonly after: number;
}

export interface RefereeGame {
  readonly setup: RefereeSetup;
  readonly moves: readonly string[];
  readonly corrections: readonly Correction[];
}

const GAME_KEY = "rapido-referee";
const SETUP_KEY = "rapido-referee-people";

export function readGame(): RefereeGame | null {
  return parseGame(readJson(GAME_KEY));
}

export function writeGame(game: RefereeGame | null): void {
  writeJson(GAME_KEY, game);
}

/** The last setup, as the default for the next game. */
export function readSetup(): RefereeSetup | null {
  return parseSetup(readJson(SETUP_KEY));
}

export function writeSetup(setup: RefereeSetup): void {
  writeJson(SETUP_KEY, setup);
}

/** A valid finish; anything else becomes the default. */
export function finishOf(value: unknown): number {
  const whole = typeof value === "number" && Number.isInteger(value);
  return whole && value >= 1 && value <= MAX_FINISH ? value : DEFAULT_FINISH;
}

/** Parses a stored game; null if invalid. */
export function parseGame(stored: unknown): RefereeGame | null {
  if (!isRecord(stored)) return null;
  const setup = parseSetup(stored.setup);
  const { moves, corrections } = stored;
  if (!setup || !Array.isArray(moves) || !moves.every((move) => typeof move === "string")) return null;
  return { setup, moves, corrections: Array.isArray(corrections) ? corrections.filter(isCorrection) : [] };
}

/** Parses a stored setup; null if invalid. */
export function parseSetup(stored: unknown): RefereeSetup | null {
  if (!isRecord(stored) || !Array.isArray(stored.players)) return null;
  const players = stored.players.filter(isSeated);
  if (players.length !== stored.players.length || players.length < MIN_PLAYERS || players.length > MAX_PLAYERS) return null;
  const begins = typeof stored.begins === "number" && players[stored.begins] ? stored.begins : 0;
  return { players, begins, finish: finishOf(stored.finish) };
}

function isSeated(value: unknown): value is RefereePlayer {
  return isRecord(value) && typeof value.name === "string" && isColor(value.colour) && isColor(value.second);
}

function isColor(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < COLORS;
}

function isCorrection(value: unknown): value is Correction {
  return (
    isRecord(value) && typeof value.token === "string" && [value.player, value.turn, value.after].every((each) => typeof each === "number")
  );
}
