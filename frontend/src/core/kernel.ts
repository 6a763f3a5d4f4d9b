// The kernel in WebAssembly, called synchronously inside the worker and in Node.

import type { EventView } from "../wire.gen";

export type Phase = "roll" | "dice" | "decide" | "over";
/** the faces of die A and die B; 0 is an X */
export type Dice = readonly [number, number];

export interface Pair {
  readonly owner: number;
  readonly index: number;
  readonly field: number;
  readonly dice: Dice;
}

/** A position, as State of the Python package: only pairs on fields are listed, by owner and index. */
export interface State {
  readonly steps: readonly number[];
  readonly pairs: readonly Pair[];
  readonly player: number;
  readonly phase: Phase;
  /** the pair that is rolled in this turn; null before the first throw */
  readonly pair: number | null;
  /** null unless the player decides */
  readonly dice: Dice | null;
  readonly rolls: number;
  readonly finish: number;
}

export type Action = { readonly do: "throw"; readonly pair: number } | { readonly do: "place"; readonly field: number };
export type Move = Action | { readonly do: "roll"; readonly dice: Dice };

export interface Step {
  readonly state: State;
  readonly events: readonly EventView[];
}

/** Why a move is illegal: the codes of the errors of the Python package. */
export type Refusal =
  | "game_over"
  | "not_your_turn"
  | "no_such_pair"
  | "pair_on_board"
  | "bad_dice"
  | "roll_first"
  | "no_such_field"
  | "field_occupied"
  | "bad_request";

/** everyone's chance to win, by seat */
export type Win = readonly number[];

/** The current turn worked out exactly, as TurnAnalysis of the Python package. */
export interface Analysis {
  /** all legal actions, in the order of the rules */
  readonly actions: readonly { readonly action: Action; readonly win: Win }[];
  /** index into `actions` */
  readonly best: number;
  readonly win: Win;
  /** after each of the 36 outcomes of the next roll of this turn */
  readonly outcomes: readonly Win[];
}

/** How the turn ends if it goes on with rolling, as TurnOdds. */
export interface TurnOdds {
  readonly placed: readonly { readonly value: number; readonly field: number; readonly chance: number }[];
  readonly fallen: number;
  readonly won: number;
}

/** What the moves of a game were worth; the index is that of the move. */
export interface ReviewedMoves {
  readonly start: Win;
  readonly end: Win;
  readonly moves: readonly (ReviewedRoll | ReviewedDecision | null)[];
}

export interface ReviewedRoll {
  readonly kind: "roll";
  readonly before: Win;
  readonly after: Win;
  readonly luck: Win;
  readonly correction: Win;
  readonly variance: number;
}

export interface ReviewedDecision {
  readonly kind: "decision";
  readonly actions: readonly { readonly action: Action; readonly win: Win }[];
  readonly best: number;
  readonly chosen: number;
}

export interface Kernel {
  newGame(players: number, finish: number): State;
  /** in the order of legal_actions of the Python package */
  legalActions(state: State): readonly Action[];
  /** null if the move is illegal */
  apply(state: State, move: Move): Step | null;
  /** null if the move is legal */
  refusal(state: State, move: Move): Refusal | null;
  /** the pairs that placing there throws out, from the lowest field up: thrown_out_by of the Python package */
  thrownOut(state: State, field: number): readonly Pair[];
  /** begins the turn of `state.player` with scoring, up to the first throw; it may win the game */
  startTurn(state: State): State;

  // What follows needs the weights for that many players, and throws WeightsMissing without them.
  /** throws an ApiError "bad_network" if the file is damaged */
  loadWeights(file: Uint8Array): void;
  /** the typical error of a chance */
  stderr(players: number): number;
  analyze(state: State): Analysis;
  odds(state: State): TurnOdds;
  choose(state: State, level: string, seed: number): Action;
  review(start: State, moves: readonly Move[]): ReviewedMoves;
}

/** The worker loads the weights and repeats the request. */
export class WeightsMissing extends Error {
  constructor(readonly players: number) {
    super(`the weights for ${players} players are not loaded`);
  }
}
