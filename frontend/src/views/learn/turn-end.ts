// Cuts what a token did where the turn passes on: what the next player scores belongs to the next step of the lesson.

import { after } from "../../board/animation/apply-event";
import type { EventView, GameView, StepView } from "../../wire.gen";

export interface Cut {
  /** what happened in the turn, and the board when it was over */
  readonly turn: readonly EventView[];
  readonly end: GameView;
  /** the dice show an X that ended the turn */
  readonly lost: boolean;
  /** what the next turn begins with; null if the turn goes on */
  readonly next: { readonly events: readonly EventView[]; readonly game: GameView } | null;
}

export function cutTurn(before: GameView, { events, game }: StepView): Cut {
  const at = events.findIndex(({ event }) => event === "turn");
  if (at < 0) return { turn: events, end: game, lost: false, next: null };
  const turn = events.slice(0, at);
  const lost = turn.some(({ event, valid }) => event === "rolled" && valid === false);
  return { turn, end: turn.reduce(after, before), lost, next: { events: events.slice(at), game } };
}
