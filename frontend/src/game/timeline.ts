// The events of a game in order, each with its turn.

import type { EventView, GameView, StepView } from "../wire.gen";

export interface TimelineEvent {
  readonly event: EventView;
  readonly turn: number;
  /** the game after the move that the event belongs to */
  readonly game: GameView;
}

/** All events of some steps; events after a `turn` event belong to the new turn. */
export function timelineOf(start: GameView, steps: readonly Pick<StepView, "events" | "game">[]): TimelineEvent[] {
  let turn = start.turn;
  return steps.flatMap(({ events, game }) =>
    events.map((event) => {
      if (event.event === "turn") turn += 1;
      return { event, turn, game };
    }),
  );
}
