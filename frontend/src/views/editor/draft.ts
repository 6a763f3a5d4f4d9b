// A position in the making: what has been set so far, possible or not. What is possible, the server's rules say.

import { letter } from "../../server/steps";
import type { GameView } from "../../wire.gen";

export type Faces = readonly [number, number];

/** A pair of dice: where it lies, and what it shows there. */
export interface Lying {
  /** null: in front of its owner */
  readonly field: number | null;
  readonly dice: Faces;
}

export interface Draft {
  readonly steps: readonly number[];
  readonly finish: number;
  /** by player and pair */
  readonly pairs: readonly (readonly Lying[])[];
  /** whose turn it is */
  readonly player: number;
  /** which of the player's pairs is rolled */
  readonly pair: number;
  /** what lies on the table; null before the first roll */
  readonly roll: Faces | null;
  /** which roll of the turn it is */
  readonly rolls: number;
}

export const DIE_A = [0, 1, 2, 3, 4, 7] as const;
export const DIE_B = [0, 1, 2, 3, 5, 6] as const;
export const FEWEST = 2;
export const MOST = 6;
const USUAL: Lying = { field: null, dice: [4, 6] };
const FACES = "X1234567";

export function blank(players: number, finish = 21): Draft {
  return { steps: Array<number>(players).fill(0), finish, pairs: pairsFor(players), player: 0, pair: 0, roll: null, rolls: 1 };
}

function pairsFor(players: number): Lying[][] {
  return Array.from({ length: players }, () => Array<Lying>(players === 2 ? 2 : 1).fill(USUAL));
}

/** More or fewer players; whoever stays keeps what is theirs. */
export function resized(draft: Draft, players: number): Draft {
  return {
    ...draft,
    steps: Array.from({ length: players }, (_, player) => draft.steps[player] ?? 0),
    pairs: pairsFor(players).map((own, player) => own.map((pair, index) => draft.pairs[player]?.[index] ?? pair)),
    player: Math.min(draft.player, players - 1),
    pair: players === 2 ? draft.pair : 0,
  };
}

export function withStep(draft: Draft, player: number, step: number): Draft {
  return { ...draft, steps: draft.steps.map((each, index) => (index === player ? step : each)) };
}

export function withPair(draft: Draft, player: number, pair: number, change: Partial<Lying>): Draft {
  const pairs = draft.pairs.map((own, index) =>
    index === player ? own.map((each, at) => (at === pair ? { ...each, ...change } : each)) : own,
  );
  return { ...draft, pairs };
}

/** Who has reached the finish: then the game is over. */
export function winnerOf(draft: Draft): number | null {
  const found = draft.steps.findIndex((step) => step === draft.finish);
  return found < 0 ? null : found;
}

/** The position in the one-line notation. */
export function written(draft: Draft): string {
  const fields = [5, 4, 3, 2, 1, 0].map(
    (field) =>
      lyingOn(draft, field)
        .map(({ player, pair, dice }) => letter(player, pair) + faces(dice))
        .join("") || "-",
  );
  const winner = winnerOf(draft);
  const turn =
    winner !== null
      ? `${letter(winner, 0)}!`
      : draft.roll === null
        ? letter(draft.player, 0)
        : `${letter(draft.player, draft.pair)}${faces(draft.roll)}:${draft.rolls}`;
  return `${draft.steps.join(",")}/${draft.finish} ${fields.join("/")} ${turn}`;
}

/** The pairs on a field, with their owners. */
export function lyingOn(draft: Draft, field: number): { player: number; pair: number; dice: Faces }[] {
  return draft.pairs.flatMap((own, player) => own.flatMap(({ field: on, dice }, pair) => (on === field ? [{ player, pair, dice }] : [])));
}

function faces(dice: Faces): string {
  return dice.map((face) => FACES[face] ?? "X").join("");
}

/** What a game looks like as a draft; dice in the air are taken back. */
export function draftOf(game: GameView): Draft {
  const pairs = pairsFor(game.steps.length).map((own, player) =>
    own.map((usual, pair) => {
      const lying = game.pairs.find((each) => each.player === player && each.pair === pair);
      return lying ? { field: lying.field, dice: lying.dice } : usual;
    }),
  );
  const { steps, finish, player } = game;
  return {
    steps,
    finish,
    pairs,
    player,
    pair: game.pair ?? 0,
    roll: game.phase === "decide" ? game.roll : null,
    rolls: Math.max(1, game.rolls),
  };
}

/** The draft as a picture, so that the board shows even what cannot be. */
export function pictureOf(draft: Draft): GameView {
  const value = ([a, b]: Faces) => 10 * Math.max(a, b) + Math.min(a, b);
  const pairs = draft.pairs.flatMap((own, player) =>
    own.flatMap(({ field, dice }, pair) => (field === null ? [] : [{ player, pair, field, dice, value: value(dice) }])),
  );
  const winner = winnerOf(draft);
  const steps = draft.steps.map((step) => Math.min(draft.finish, Math.max(0, step)));
  return {
    ...{
      id: "editor",
      seal: "",
      secret: "",
      order: steps.map((_, seat) => seat),
      turn: 1,
      position: written(draft),
      actions: [],
      moved: 0,
    },
    ...{ steps, finish: draft.finish, pairs, player: winner ?? draft.player, winner },
    phase: winner !== null ? "over" : draft.roll ? "decide" : "roll",
    pair: draft.roll ? draft.pair : null,
    roll: draft.roll,
    value: draft.roll && value(draft.roll),
    rolls: draft.roll ? draft.rolls : 0,
  };
}
