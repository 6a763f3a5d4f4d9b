// Builds games and timelines for tests.

import type { EventView, GameView } from "../wire.gen";
import { type TimelineEvent, timelineOf } from "./timeline";

export function position(part: Partial<GameView> = {}): GameView {
  return {
    id: "",
    seal: "",
    secret: "",
    commitments: [],
    revealed: [],
    ready: true,
    order: [0, 1],
    turn: 1,
    position: "",
    steps: [0, 0],
    finish: 21,
    pairs: [],
    player: 0,
    phase: "roll",
    pair: null,
    roll: null,
    value: null,
    rolls: 0,
    winner: null,
    actions: [],
    moved: 0,
    ...part,
  };
}

/** A timeline of moves that leads to these steps, from the first turn on. */
export function timeline(steps: readonly number[], ...moves: readonly (readonly EventView[])[]): TimelineEvent[] {
  return timelineOf(
    position(),
    moves.map((events) => ({ events, game: position({ steps }) })),
  );
}
