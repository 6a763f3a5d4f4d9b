// A note written on a field; the board does not know what it means.

export interface Note {
  /** a short figure, such as 78 % */
  readonly figure: string;
  /** a second figure below it */
  readonly under: string;
  /** the players it is about */
  readonly players: readonly number[];
  /** whether it is the best field */
  readonly best: boolean;
  /** the whole note as text */
  readonly words: string;
}
