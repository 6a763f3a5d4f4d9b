// The events of a game in order, each with its turn.

import type { EventView, GameView } from "../wire.gen";

/** A move with its events, and where all pieces stand after it. */
export interface TimelineStep {
  /** whether a computer player chose the move in place of the person */
  readonly stand_in?: boolean;
  readonly events: readonly EventView[];
  readonly game: Pick<GameView, "steps">;
}

export interface TimelineEvent {
  readonly event: EventView;
  readonly turn: number;
  /** whether a computer player did it in place of the person */
  readonly standIn?: true;
  /** the game after the move that the event belongs to */
  readonly game: Pick<GameView, "steps">;
}

/** All events of some steps; events after a `turn` event belong to the new turn. */
export function timelineOf(start: Pick<GameView, "turn">, steps: readonly TimelineStep[]): TimelineEvent[] {
  let turn = start.turn;
  return steps.flatMap(({ events, game, stand_in = false }) => {
    const first = turn;
    return events.map((event) => {
      if (event.event === "turn") turn += 1;
      return { event, turn, game, ...(stand_in && turn === first && { standIn: true }) };
    });
  });
}
