// The props of a field of the board, and of its drawing.

import type { ActionView, GameView } from "../wire.gen";
import type { Note } from "./field-note";
import type { Stage } from "./stage.svelte";

export interface FieldProps {
  readonly stage: Stage;
  readonly game: GameView;
  readonly field: number;
  readonly width: number;
  readonly height: number;
  /** what placing here would do, if it is allowed */
  readonly action: ActionView | undefined;
  /** what is written on the field while it is free */
  readonly note: Note | undefined;
  /** whether the field is hovered or chosen: the dice are shown as they would lie */
  readonly tried: boolean;
  /** who would be thrown out by what is tried now: player and pair */
  readonly victims: ActionView["throws_out"];
}
