// The choices for the last new game, stored as defaults for the next one.

import { COLORS, MAX_NAME_LENGTH, MAX_PLAYERS } from "../game/limits";
import { isRecord, readJson, writeJson } from "./json";

export interface GameChoices {
  /** computer players when playing alone */
  opponents: number;
  /** the level of the computer players */
  level: string;
  /** the names of the people sharing this device */
  people: string[];
  /** their colors, all different */
  colors: number[];
  /** which of them is the youngest and starts; -1: the starter is drawn by lot */
  youngest: number;
  /** computer players in a game on a shared device */
  guests: number;
  /** seats of a room with friends */
  seats: number;
}

export const DEFAULTS: Readonly<GameChoices> = {
  opponents: 2,
  level: "heuristic",
  people: ["", ""],
  colors: [0, 1],
  youngest: 0,
  guests: 0,
  seats: 3,
};

const KEY = "rapido-choices";

/** Keeps what is stored and still valid; everything else takes its default. */
export function parseChoices(stored: unknown): GameChoices {
  const found = (isRecord(stored) ? stored : {}) as Partial<Record<keyof GameChoices, unknown>>;
  const people = Array.isArray(found.people) && found.people.every((name) => typeof name === "string") ? found.people : DEFAULTS.people;
  const kept = people.slice(0, MAX_PLAYERS).map((name: string) => name.slice(0, MAX_NAME_LENGTH));
  const names = kept.length > 0 ? kept : [...DEFAULTS.people];
  return {
    opponents: within(found.opponents, 1, MAX_PLAYERS - 1, DEFAULTS.opponents),
    level: typeof found.level === "string" && found.level ? found.level : DEFAULTS.level,
    people: names,
    colors: colorsFor(names.length, found.colors),
    youngest: within(found.youngest, -1, names.length - 1, DEFAULTS.youngest),
    guests: within(found.guests, names.length > 1 ? 0 : 1, MAX_PLAYERS - names.length, names.length > 1 ? 0 : 1),
    seats: within(found.seats, 2, MAX_PLAYERS, DEFAULTS.seats),
  };
}

function colorsFor(people: number, stored: unknown): number[] {
  const all = Array.from({ length: COLORS }, (_, color) => color);
  const valid = Array.isArray(stored) && stored.length === people && new Set(stored).size === people;
  return valid && stored.every((color) => all.includes(color as number)) ? (stored as number[]) : all.slice(0, people);
}

function within(value: unknown, min: number, max: number, fallback: number): number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max ? (value as number) : fallback;
}

export const choices: GameChoices = $state(parseChoices(readJson(KEY)));

/** Stores the choices; called when a game is started with them. */
export function writeChoices(): void {
  writeJson(KEY, choices);
}
