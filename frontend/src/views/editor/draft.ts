// The draft of a position, legal or not; the server's rules decide.

import { DEFAULT_FINISH } from "../../game/limits";
import { type Dice, formatPosition, valueOf } from "../../game/notation";
import type { GameView, PairView } from "../../wire.gen";

/** A pair of dice: where it lies, and its faces. */
export interface DraftPair {
  /** null: in front of its owner */
  readonly field: number | null;
  readonly dice: Dice;
}

export interface Draft {
  readonly steps: readonly number[];
  readonly finish: number;
  /** by player and pair */
  readonly pairs: readonly (readonly DraftPair[])[];
  /** whose turn it is */
  readonly player: number;
  /** which of the player's pairs is rolled */
  readonly pair: number;
  /** the dice on the table; null before the first roll */
  readonly roll: Dice | null;
  /** the number of the roll within the turn */
  readonly rolls: number;
}

const DEFAULT_PAIR: DraftPair = { field: null, dice: [4, 6] };

export function blank(players: number, finish = DEFAULT_FINISH): Draft {
  return { steps: Array<number>(players).fill(0), finish, pairs: pairsFor(players), player: 0, pair: 0, roll: null, rolls: 1 };
}

function pairsFor(players: number): DraftPair[][] {
  return Array.from({ length: players }, () => Array<DraftPair>(players === 2 ? 2 : 1).fill(DEFAULT_PAIR));
}

/** Changes the number of players; the remaining players stay as they are. */
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

export function withPair(draft: Draft, player: number, pair: number, change: Partial<DraftPair>): Draft {
  const pairs = draft.pairs.map((own, index) =>
    index === player ? own.map((each, at) => (at === pair ? { ...each, ...change } : each)) : own,
  );
  return { ...draft, pairs };
}

/** The player at the finish: the game is over. */
export function winnerOf(draft: Draft): number | null {
  const found = draft.steps.findIndex((step) => step === draft.finish);
  return found < 0 ? null : found;
}

/** The position in one-line notation. */
export function positionText(draft: Draft): string {
  return formatPosition({ ...draft, pairs: placedPairs(draft), ...turnOf(draft) });
}

/** Whose turn it is, as in a game. */
function turnOf(draft: Draft): Pick<GameView, "player" | "phase" | "pair" | "roll" | "rolls" | "winner"> {
  const winner = winnerOf(draft);
  if (winner !== null) return { player: winner, phase: "over", pair: null, roll: null, rolls: 0, winner };
  const { player, pair, roll, rolls } = draft;
  if (!roll) return { player, phase: "roll", pair: null, roll, rolls: 0, winner };
  return { player, phase: "decide", pair, roll, rolls, winner };
}

/** The pairs on the board, with their owners. */
export function placedPairs(draft: Draft): PairView[] {
  return draft.pairs.flatMap((own, player) =>
    own.flatMap(({ field, dice }, pair) => (field === null ? [] : [{ player, pair, field, dice, value: valueOf(dice) }])),
  );
}

/** A game as a draft; unplaced dice go back to their owner. */
export function draftOf(game: GameView): Draft {
  const pairs = pairsFor(game.steps.length).map((own, player) =>
    own.map((empty, pair) => {
      const lying = game.pairs.find((each) => each.player === player && each.pair === pair);
      return lying ? { field: lying.field, dice: lying.dice } : empty;
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

/** The draft as a game view, so that the board shows even illegal positions. */
export function pictureOf(draft: Draft): GameView {
  const turn = turnOf(draft);
  const steps = draft.steps.map((step) => Math.min(draft.finish, Math.max(0, step)));
  return {
    ...{
      id: "editor",
      seal: "",
      secret: "",
      commitments: [],
      revealed: [],
      ready: true,
      order: steps.map((_, seat) => seat),
      turn: 1,
      position: positionText(draft),
      actions: [],
      moved: 0,
    },
    ...{ steps, finish: draft.finish, pairs: placedPairs(draft), ...turn, value: turn.roll && valueOf(turn.roll) },
  };
}
