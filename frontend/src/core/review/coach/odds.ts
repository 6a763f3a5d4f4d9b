// The odds of a pair that is placed: who may throw it out before its owner's next turn.

import { valueOf } from "../../../game/notation";
import type { FieldOddsView, ThreatView } from "../../../wire.gen";
import type { Kernel, Pair, State, TurnOdds } from "../../kernel";
import { pairsEach } from "../../text/check";

type End = TurnOdds["placed"][number];

/**
 * The odds of placing the dice on the table on every free field.
 *
 * Every opponent is assumed to choose best. With more than two players the odds are an estimate: every opponent is
 * assumed to find the board as it is right after the placing, except that pairs which have scored meanwhile are back
 * with their owners.
 */
export function fieldOdds(kernel: Kernel, state: State): FieldOddsView[] {
  return kernel.legalActions(state).flatMap((action) => (action.do === "place" ? [oddsOn(kernel, state, action.field)] : []));
}

function oddsOn(kernel: Kernel, state: State, field: number): FieldOddsView {
  const placed = kernel.apply(state, { do: "place", field })?.state;
  if (!placed) throw new Error(`field ${field} is not free`);
  const own = placed.pairs.filter(({ owner }) => owner === state.player);
  const pair = own.filter(({ index }) => index === state.pair);
  const complete = own.length === pairsEach(state);
  const threats: ThreatView[] = [];
  let [stays, scores] = [1, 1];
  for (const { player, odds } of turnsOfOthers(kernel, placed, state.player)) {
    if (odds === null) {
      [stays, scores] = [0, 0];
      break;
    }
    const hits = odds.placed.filter((end) => throwsOutAny(end, pair));
    const out = chanceOf(hits);
    stays *= 1 - out - odds.won;
    scores *= 1 - chanceOf(odds.placed.filter((end) => throwsOutAny(end, own))) - odds.won;
    if (out > 0) threats.push({ player, chance: out, values: valuesOf(hits) });
  }
  if (!complete) scores = 0;
  return { field, stays, scores, steps: field * (complete ? scores : stays), exact: false, threats };
}

interface OtherTurn {
  readonly player: number;
  /** null if scoring ends the game */
  readonly odds: TurnOdds | null;
}

/** Begins the turn of each opponent, in order. */
function* turnsOfOthers(kernel: Kernel, placed: State, owner: number): Generator<OtherTurn> {
  let state = placed;
  while (state.player !== owner) {
    const { player } = state;
    if (state.phase === "over") {
      yield { player, odds: null };
      return;
    }
    yield { player, odds: kernel.odds(state) };
    state = kernel.startTurn({ ...state, player: (player + 1) % state.steps.length });
  }
}

/** R18: a pair on a lower field throws out what is worth the same or less. */
function throwsOutAny(end: End, pairs: readonly Pair[]): boolean {
  return pairs.some(({ field, dice }) => end.field < field && end.value >= valueOf(dice));
}

function chanceOf(ends: readonly End[]): number {
  return ends.reduce((sum, { chance }) => sum + chance, 0);
}

function valuesOf(ends: readonly End[]): number[] {
  return [...new Set(ends.map(({ value }) => value))].sort((one, other) => one - other);
}
