// A core with much simpler rules than those of the game, for tests of the table: a turn is one roll and one placement,
// which climbs as many steps as the number of its field.

import type { Core } from "../core/core";
import { formatPosition, parseDice, type Position } from "../game/notation";
import type { ActionView, EventView, GameView, StepsView } from "../wire.gen";

/** The state in a position; `roll` is null before the dice are thrown. */
function read(text: string): Position {
  const [race = "", , turn = ""] = text.split(" ");
  const [steps = "", finish = ""] = race.split("/");
  const over = turn.endsWith("!");
  const roll = !over && turn.length > 1 ? parseDice(turn.slice(1, 3)) : null;
  return {
    steps: steps.split(",").map(Number),
    finish: Number(finish),
    pairs: [],
    player: (turn.toUpperCase().charCodeAt(0) || 65) - 65,
    pair: 0,
    roll,
    rolls: roll ? 1 : 0,
    phase: over ? "over" : roll ? "decide" : "roll",
  };
}

function viewOf(state: Position): GameView {
  const fields = [1, 2, 3].map((field): ActionView => ({ do: "place", pair: null, field, throws_out: [] }));
  const throwing: ActionView = { do: "throw", pair: 0, field: null, throws_out: [] };
  return {
    ...state,
    position: formatPosition(state),
    winner: state.phase === "over" ? state.player : null,
    actions: state.phase === "over" ? [] : state.roll ? fields : [throwing],
    order: state.steps.map((_, index) => index),
    turn: 1,
  } as unknown as GameView;
}

/** What a token does; a string is the code of its refusal. */
function play(state: Position, token: string): { readonly state: Position; readonly events: readonly EventView[] } | string {
  const { player } = state;
  if (state.phase === "over") return "game_over";
  if (token.startsWith("@")) {
    const field = Number(token.slice(1));
    if (!state.roll) return "roll_first";
    if (field < 1 || field > 3) return "field_occupied";
    const steps = state.steps.map((step, index) => (index === player ? Math.min(state.finish, step + field) : step));
    const placed: EventView = { event: "placed", player, field };
    if (steps[player] === state.finish)
      return { state: { ...state, steps, roll: null, rolls: 0, phase: "over" }, events: [placed, { event: "won", player }] };
    const next = (player + 1) % steps.length;
    return {
      state: { ...state, steps, player: next, roll: null, rolls: 0, phase: "roll" },
      events: [placed, { event: "turn", player: next }],
    };
  }
  if (state.roll || !token.startsWith(String.fromCharCode(65 + player))) return "pair_on_board";
  if (token.endsWith("?")) return { state, events: [] };
  const dice = parseDice(token.slice(1));
  return { state: { ...state, roll: dice, rolls: 1, phase: "decide" }, events: [{ event: "rolled", player, dice }] };
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
