// Applies an event to the drawn game. It knows no rules: the server's events are complete.

import type { EventView, GameView } from "../../wire.gen";

/** The drawn game after an event. It has no actions: those come with the server's view. */
export function after(game: GameView, event: EventView): GameView {
  const next = { ...game, actions: [] };
  switch (event.event) {
    case "scored":
      return {
        ...next,
        steps: moved(game, event.player, event.steps ?? 0),
        pairs: game.pairs.filter((pair) => pair.player !== event.player),
      };
    case "climbed":
      return { ...next, steps: moved(game, event.player, event.steps ?? 0) };
    case "fell":
      return { ...next, steps: moved(game, event.player, -(event.steps ?? 0)) };
    case "rolled":
      return {
        ...next,
        player: event.player,
        phase: "decide",
        pair: event.pair ?? 0,
        roll: event.dice ?? null,
        value: event.value ?? null,
        rolls: game.player === event.player ? game.rolls + 1 : 1,
      };
    case "placed": {
      const pair = event.pair ?? 0;
      const lying = { player: event.player, pair, field: event.field ?? 0, dice: game.roll ?? ([0, 0] as const), value: event.value ?? 0 };
      return { ...next, pairs: [...without(game, event.player, pair), lying], roll: null, value: null, pair: null };
    }
    case "thrown_out":
      return { ...next, pairs: without(game, event.player, event.pair ?? 0) };
    case "turn":
      return { ...next, player: event.player, phase: "roll", pair: null, roll: null, value: null, rolls: 0 };
    case "won":
      return { ...next, player: event.player, winner: event.player, phase: "over" };
  }
}

function moved(game: GameView, player: number, by: number): readonly number[] {
  return game.steps.map((step, index) => (index === player ? Math.max(0, Math.min(game.finish, step + by)) : step));
}

function without(game: GameView, player: number, pair: number): GameView["pairs"] {
  return game.pairs.filter((lying) => lying.player !== player || lying.pair !== pair);
}
