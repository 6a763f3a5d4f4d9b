// A core with much simpler rules than those of the game, for tests of the table: a turn is one roll and one placement,
// which climbs as many steps as the number of its field.

import type { Core } from "../../core/core";
import { formatPosition, parseDice, type Position } from "../../game/notation";
import type { ActionView, EventView, GameView, StepsView } from "../../wire.gen";

type State = Position & { readonly winner: number | null };

/** The state in a position; `roll` is null before the dice are thrown. */
function read(text: string): State {
  const [race = "", , turn = ""] = text.split(" ");
  const [steps = "", finish = ""] = race.split("/");
  const winner = turn.endsWith("!") ? turn.charCodeAt(0) - 65 : null;
  const roll = winner === null && turn.length > 1 ? parseDice(turn.slice(1, 3)) : null;
  return {
    steps: steps.split(",").map(Number),
    finish: Number(finish),
    pairs: [],
    player: (turn.toUpperCase().charCodeAt(0) || 65) - 65,
    phase: winner !== null ? "over" : roll ? "decide" : "roll",
    pair: roll ? 0 : null,
    roll,
    rolls: roll ? 1 : 0,
    winner,
  };
}

function viewOf(state: State): GameView {
  const fields = [1, 2, 3].map((field): ActionView => ({ do: "place", pair: null, field, throws_out: [] }));
  const throwing: ActionView = { do: "throw", pair: 0, field: null, throws_out: [] };
  return {
    ...state,
    position: formatPosition(state),
    actions: state.winner !== null ? [] : state.roll ? fields : [throwing],
    order: state.steps.map((_, index) => index),
    turn: 1,
  } as unknown as GameView;
}

/** What a token does; a string is the code of its refusal. */
function play(state: State, token: string): { readonly state: State; readonly events: readonly EventView[] } | string {
  const { player } = state;
  if (state.winner !== null) return "game_over";
  if (token.startsWith("@")) {
    const field = Number(token.slice(1));
    if (!state.roll) return "roll_first";
    if (field < 1 || field > 3) return "field_occupied";
    const steps = state.steps.map((step, index) => (index === player ? Math.min(state.finish, step + field) : step));
    const placed: EventView = { event: "placed", player, field };
    if (steps[player] === state.finish)
      return {
        state: { ...state, steps, phase: "over", pair: null, roll: null, rolls: 0, winner: player },
        events: [placed, { event: "won", player }],
      };
    const next = (player + 1) % steps.length;
    return {
      state: { ...state, steps, player: next, phase: "roll", pair: null, roll: null, rolls: 0 },
      events: [placed, { event: "turn", player: next }],
    };
  }
  if (state.roll || !token.startsWith(String.fromCharCode(65 + player))) return "pair_on_board";
  if (token.endsWith("?")) return { state, events: [] };
  const dice = parseDice(token.slice(1));
  return { state: { ...state, phase: "decide", pair: 0, roll: dice, rolls: 1 }, events: [{ event: "rolled", player, dice }] };
}

export const toyCore: Pick<Core, "steps" | "choose"> = {
  steps({ start, moves = [] }): Promise<StepsView> {
    let state = read(start ?? "");
    const steps: StepsView["steps"][number][] = [];
    for (const [index, token] of moves.entries()) {
      const done = play(state, token);
      if (typeof done === "string")
        return Promise.resolve({ start: viewOf(read(start ?? "")), steps, fault: { index, code: done, message: "" } });
      ({ state } = done);
      steps.push({ token, events: done.events, game: viewOf(state) });
    }
    return Promise.resolve({ start: viewOf(read(start ?? "")), steps, fault: null });
  },
  choose: (position) => Promise.resolve(read(position).roll ? { do: "place", field: 2 } : { do: "throw" }),
};
