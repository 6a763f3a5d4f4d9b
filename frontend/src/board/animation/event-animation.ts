// The signature of the animations of events.

import type { EventView, GameView } from "../../wire.gen";
import type { Stage } from "../stage.svelte";
import type { AnimationGroup } from "./animation-group";

/** Animates an event; `before` and `next` are the drawn game around it. */
export type EventAnimation = (
  stage: Stage,
  animations: AnimationGroup,
  event: EventView,
  before: GameView,
  next: GameView,
) => Promise<void>;
