// The entries of a review: every roll with its luck, every decision with its loss.

import { valueOf } from "../../game/notation";
import type { AlternativeView, DecisionView, RollView } from "../../wire.gen";
import type { Action, Dice, Kernel, Move, ReviewedDecision, ReviewedRoll, State, Step, Win } from "../kernel";
import { turnsIn } from "../text/play";
import { writePosition } from "../text/position";
import type { PlayedMove } from "../text/tokens";
import { classifyMistake } from "./accounts/mistakes";
import { isCounted } from "./decision";

export type Entry = RollView | DecisionView;

/** Where in the record an entry belongs. */
interface Location {
  /** from 1 */
  readonly turn: number;
  /** how many moves were made before it */
  readonly move: number;
  /** of its token, in which a throw and its dice are one */
  readonly index: number;
}

export interface Entries {
  readonly start: Win;
  readonly entries: readonly Entry[];
  /** of each entry: that of the chance of the player who rolls, over the 36 outcomes; 0 for decisions */
  readonly variances: readonly number[];
  readonly end: Win;
  readonly winner: number | null;
  readonly turns: number;
}

/** Makes an entry of each move that was not forced; `standIns` are the tokens that a computer player chose in place of a person. */
export function reviewEntries(
  kernel: Kernel,
  { start, moves }: { readonly start: State; readonly moves: readonly PlayedMove<Step>[] },
  standIns: ReadonlySet<number>,
): Entries {
  const reviewed = kernel.review(
    start,
    moves.map(({ move }) => move),
  );
  const entries: Entry[] = [];
  const variances: number[] = [];
  let state = start;
  let location: Location = { turn: 1, move: 0, index: 0 };
  for (const [number, { move, step }] of moves.entries()) {
    const found = reviewed.moves[number] ?? null;
    if (found) {
      const standIn = standIns.has(location.index);
      entries.push(found.kind === "roll" ? rollView(location, state, move, found) : decisionView(kernel, location, state, found, standIn));
      variances.push(found.kind === "roll" ? found.variance : 0);
    }
    state = step.state;
    location = { turn: location.turn + turnsIn(step.events), move: number + 1, index: location.index + (move.do === "throw" ? 0 : 1) };
  }
  const winner = state.phase === "over" ? state.player : null;
  return { start: reviewed.start, entries, variances, end: reviewed.end, winner, turns: location.turn };
}

function common({ turn, move, index }: Location, state: State, dice: Dice, roll: number): Pick<Entry, CommonMember> {
  return { turn, player: state.player, move, index, position: writePosition(state), dice, value: valueOf(dice), roll };
}

type CommonMember = "turn" | "player" | "move" | "index" | "position" | "dice" | "value" | "roll";

function rollView(location: Location, state: State, move: Move, { before, after, luck, correction }: ReviewedRoll): RollView {
  const dice = move.do === "roll" ? move.dice : ([0, 0] as const);
  return {
    kind: "roll",
    ...common(location, state, dice, state.rolls + 1),
    before,
    after,
    luck: luck[state.player] ?? 0,
    luck_all: luck,
    correction,
  };
}

function decisionView(
  kernel: Kernel,
  location: Location,
  state: State,
  { actions, best, chosen }: ReviewedDecision,
  standIn: boolean,
): DecisionView {
  const before = actions[best]?.win ?? [];
  const after = actions[chosen]?.win ?? [];
  const top = before[state.player] ?? 0;
  const alternatives = actions.map(({ action, win }) => alternativeView(kernel, state, action, win, top));
  const loss = alternatives[chosen]?.loss ?? 0;
  return {
    kind: "decision",
    ...common(location, state, state.dice ?? [0, 0], state.rolls),
    before,
    after,
    loss,
    counted:
      !standIn &&
      isCounted(
        alternatives.map((each) => each.loss),
        chosen !== best,
      ),
    mistake: standIn ? null : classifyMistake(kernel, state, actions[chosen]?.action, actions[best]?.action, loss),
    chosen,
    best,
    alternatives,
    stand_in: standIn,
  };
}

function alternativeView(kernel: Kernel, state: State, action: Action, win: Win, top: number): AlternativeView {
  const loss = top - (win[state.player] ?? 0);
  if (action.do === "throw") return { do: "throw", field: null, throws_out: [], win, loss };
  const throwsOut = kernel.thrownOut(state, action.field).map(({ owner }) => owner);
  return { do: "place", field: action.field, throws_out: throwsOut, win, loss };
}
