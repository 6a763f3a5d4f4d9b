// The props of a field and of its drawing.

import type { ActionView, GameView } from "../wire.gen";
import type { Note } from "./field-note";
import type { Stage } from "./stage.svelte";

export interface FieldProps {
  readonly stage: Stage;
  readonly game: GameView;
  readonly field: number;
  readonly width: number;
  readonly height: number;
  /** what placing here would do, if allowed */
  readonly action: ActionView | undefined;
  /** the note shown while the field is free */
  readonly note: Note | undefined;
  /** whether the field is hovered or selected: the dice are previewed on it */
  readonly tried: boolean;
  /** who would be thrown out by the previewed placement: player and pair */
  readonly victims: ActionView["throws_out"];
  /** who could be thrown out by any placement, or would be by the previewed one */
  readonly endangered: ActionView["throws_out"];
}
