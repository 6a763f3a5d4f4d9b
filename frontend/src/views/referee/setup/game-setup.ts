// What the referee writes down: who plays, every token, and what was taken back. Plain data, kept on this device.

export interface Seated {
  readonly name: string;
  readonly colour: number;
  /** the colour of the second pair, which counts only when two play */
  readonly second: number;
}

export interface Setup {
  readonly players: readonly Seated[];
  /** the index of whoever begins */
  readonly begins: number;
  readonly finish: number;
}

/** Something that was typed by mistake: the token, who it was about, and how many moves were left. */
export interface Correction {
  readonly token: string;
  readonly player: number;
  readonly turn: number;
  readonly after: number;
}

export interface Book {
  readonly setup: Setup;
  readonly moves: readonly string[];
  readonly corrections: readonly Correction[];
}

export const LEAST = 2;
export const MOST = 6;
export const COLOURS = 6;
export const USUAL_FINISH = 21;
const LONGEST_FINISH = 999;
export const LONGEST_NAME = 30;

export const BLANK: Setup = {
  players: [0, 1, 2].map((colour) => ({ name: "", colour, second: colour + 3 })),
  begins: 0,
  finish: USUAL_FINISH,
};

/** The players in the order of play: whoever begins, then clockwise. */
export function inOrder({ players, begins }: Setup): Seated[] {
  return [...players.slice(begins), ...players.slice(0, begins)];
}

/** Whether a colour is taken twice. */
export function clashes({ players }: Setup): boolean {
  const taken = players.flatMap(({ colour, second }) => (players.length === 2 ? [colour, second] : [colour]));
  return new Set(taken).size < taken.length;
}

/** One more player, in the first colour that is left. */
export function joined(setup: Setup): Setup {
  const taken = new Set(setup.players.map(({ colour }) => colour));
  const colour = firstFree(taken);
  return { ...setup, players: [...setup.players, { name: "", colour, second: (colour + 3) % COLOURS }] };
}

/** One player fewer; if two are left, their second colours become different. */
export function left(setup: Setup, index: number): Setup {
  const players = setup.players.filter((_, at) => at !== index);
  const begins = setup.begins === index ? 0 : setup.begins - (setup.begins > index ? 1 : 0);
  const fewer = { ...setup, players, begins };
  return players.length === 2 && clashes(fewer) ? { ...fewer, players: secondColours(players) } : fewer;
}

function secondColours(players: readonly Seated[]): Seated[] {
  const taken = new Set(players.map(({ colour }) => colour));
  return players.map((player) => {
    const second = firstFree(taken);
    taken.add(second);
    return { ...player, second };
  });
}

function firstFree(taken: ReadonlySet<number>): number {
  return Array.from({ length: COLOURS }, (_, colour) => colour).find((colour) => !taken.has(colour)) ?? 0;
}

/** A finish that exists; anything else is the usual one. */
export function finishOf(value: unknown): number {
  const whole = typeof value === "number" && Number.isInteger(value);
  return whole && value >= 1 && value <= LONGEST_FINISH ? value : USUAL_FINISH;
}

/** A name in one line, as records want it. */
export function nameFrom(typed: string): string {
  return typed
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
}

/** Take back the last moves: the book without them, and a note of each. */
export function takenBack(book: Book, notes: readonly Correction[]): Book {
  const moves = book.moves.slice(0, book.moves.length - notes.length);
  const kept = book.corrections.map((each) => ({ ...each, after: Math.min(each.after, moves.length) }));
  return { ...book, moves, corrections: [...kept, ...notes] };
}

/** Read what was stored; null if there is nothing that makes sense. */
export function understood(stored: unknown): Book | null {
  if (!isObject(stored)) return null;
  const setup = setupIn(stored.setup);
  const { moves, corrections } = stored;
  if (!setup || !Array.isArray(moves) || !moves.every((move) => typeof move === "string")) return null;
  return { setup, moves, corrections: Array.isArray(corrections) ? corrections.filter(isCorrection) : [] };
}

/** Read a stored setup; null if it makes no sense. */
export function setupIn(stored: unknown): Setup | null {
  if (!isObject(stored) || !Array.isArray(stored.players)) return null;
  const players = stored.players.filter(isSeated);
  if (players.length !== stored.players.length || players.length < LEAST || players.length > MOST) return null;
  const begins = typeof stored.begins === "number" && players[stored.begins] ? stored.begins : 0;
  return { players, begins, finish: finishOf(stored.finish) };
}

function isSeated(value: unknown): value is Seated {
  return isObject(value) && typeof value.name === "string" && isColour(value.colour) && isColour(value.second);
}

function isColour(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < COLOURS;
}

function isCorrection(value: unknown): value is Correction {
  return (
    isObject(value) && typeof value.token === "string" && [value.player, value.turn, value.after].every((each) => typeof each === "number")
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
