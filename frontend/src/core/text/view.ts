// A state of a game as the page sees it. Equal to board_view of rapido/web/view/room.py.

import { valueOf } from "../../game/notation";
import type { ActionView, EventView, GameView, StepView } from "../../wire.gen";
import type { Kernel, State } from "../kernel";
import { writePosition } from "./position";

/** A game outside a room, where players and seats have the same numbers. */
export function boardView(kernel: Kernel, state: State, turn = 1): GameView {
  return gameView(state, actionViews(kernel, state), turn);
}

/** The same with known actions. */
export function gameView(state: State, actions: readonly ActionView[], turn = 1): GameView {
  const { steps, finish, player, phase, pair, dice, rolls } = state;
  return {
    id: "",
    seal: "",
    secret: "",
    commitments: [],
    revealed: [],
    ready: true,
    order: steps.map((_, seat) => seat),
    turn,
    position: writePosition(state),
    steps,
    finish,
    pairs: state.pairs.map((each) => ({
      player: each.owner,
      pair: each.index,
      field: each.field,
      dice: each.dice,
      value: valueOf(each.dice),
    })),
    player,
    phase,
    pair,
    roll: dice,
    value: dice && valueOf(dice),
    rolls,
    winner: phase === "over" ? player : null,
    actions,
    moved: 0,
  };
}

export function stepView(kernel: Kernel, token: string, events: readonly EventView[], state: State, turn: number): StepView {
  return { token, events, game: boardView(kernel, state, turn) };
}

function actionViews(kernel: Kernel, state: State): ActionView[] {
  // R18: whatever is thrown out from a field is thrown out from field 0 as well.
  const victims = state.phase === "decide" ? kernel.thrownOut(state, 0) : [];
  return kernel.legalActions(state).map((action): ActionView => {
    if (action.do === "throw") return { do: "throw", pair: action.pair, field: null, throws_out: [] };
    const throwsOut = victims.filter(({ field }) => field > action.field).map(({ owner, index }) => [owner, index] as const);
    return { do: "place", pair: null, field: action.field, throws_out: throwsOut };
  });
}
