// Setting up a game with the real box, and taking back moves.

import { COLORS, DEFAULT_FINISH } from "../../../game/limits";
import type { Correction, RefereeGame, RefereePlayer, RefereeSetup } from "../../../storage/referee-game";

export const MAX_RECORD_NAME_LENGTH = 30;

export const BLANK: RefereeSetup = {
  players: [0, 1, 2].map((color) => ({ name: "", colour: color, second: color + 3 })),
  begins: 0,
  finish: DEFAULT_FINISH,
};

/** The players in the order of play: the starting player first, then clockwise. */
export function inOrder({ players, begins }: RefereeSetup): RefereePlayer[] {
  return [...players.slice(begins), ...players.slice(0, begins)];
}

export function hasColorClash({ players }: RefereeSetup): boolean {
  const taken = players.flatMap(({ colour, second }) => (players.length === 2 ? [colour, second] : [colour]));
  return new Set(taken).size < taken.length;
}

/** Adds a player, in the first free color. */
export function withPlayer(setup: RefereeSetup): RefereeSetup {
  const taken = new Set(setup.players.map((player) => player.colour));
  const color = firstFree(taken);
  return { ...setup, players: [...setup.players, { name: "", colour: color, second: (color + 3) % COLORS }] };
}

/** Removes a player; if two are left, their second colors become different. */
export function withoutPlayer(setup: RefereeSetup, index: number): RefereeSetup {
  const players = setup.players.filter((_, at) => at !== index);
  const begins = setup.begins === index ? 0 : setup.begins - (setup.begins > index ? 1 : 0);
  const fewer = { ...setup, players, begins };
  return players.length === 2 && hasColorClash(fewer) ? { ...fewer, players: withSecondColors(players) } : fewer;
}

function withSecondColors(players: readonly RefereePlayer[]): RefereePlayer[] {
  const taken = new Set(players.map((player) => player.colour));
  return players.map((player) => {
    const second = firstFree(taken);
    taken.add(second);
    return { ...player, second };
  });
}

function firstFree(taken: ReadonlySet<number>): number {
  return Array.from({ length: COLORS }, (_, color) => color).find((color) => !taken.has(color)) ?? 0;
}

/** A name on one line, as the record format requires. */
export function nameFrom(typed: string): string {
  return typed
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, MAX_RECORD_NAME_LENGTH)
    .trim();
}

/** Takes back the last moves: the game without them, and a correction for each. */
export function withoutMoves(saved: RefereeGame, notes: readonly Correction[]): RefereeGame {
  const moves = saved.moves.slice(0, saved.moves.length - notes.length);
  const kept = saved.corrections.map((each) => ({ ...each, after: Math.min(each.after, moves.length) }));
  return { ...saved, moves, corrections: [...kept, ...notes] };
}
