// Sentences for the events of a game.

import { formatFace } from "../game/notation";
import type { EventView, GameView } from "../wire.gen";
import { say } from "./words.svelte";

export interface HasName {
  readonly name: string;
}

/** Describes an event. `after` gives everyone's step afterward; null if there is nothing to say. */
export function eventSentence(
  event: EventView,
  after: Pick<GameView, "steps"> | readonly number[],
  players: readonly HasName[],
): string | null {
  const steps = "steps" in after ? after.steps : after;
  const player = players[event.player]?.name ?? "";
  const climb = { player, steps: event.steps ?? 0, step: steps[event.player] ?? 0 };
  switch (event.event) {
    case "scored":
      return say("event-scored", climb);
    case "climbed":
      return say("event-climbed", climb);
    case "fell":
      return say("event-fell", climb);
    case "rolled": {
      const [a, b] = event.dice ?? [0, 0];
      const faces = { player, a: formatFace(a), b: formatFace(b) };
      return event.valid === false ? say("event-rolled-cross", faces) : say("event-rolled", { ...faces, value: String(event.value ?? 0) });
    }
    case "placed":
      return say("event-placed", { player, value: String(event.value ?? 0), field: String(event.field ?? 0) });
    case "thrown_out": {
      const by = players[event.by ?? 0]?.name ?? "";
      return say("event-thrown-out", { player, by, value: String(event.value ?? 0), field: String(event.field ?? 0) });
    }
    case "won":
      return say("event-won", { player });
    case "turn":
      return null;
  }
}
