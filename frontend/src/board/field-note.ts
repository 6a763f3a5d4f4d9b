// A note written on a field; the board does not know what it means.

export interface Note {
  /** a short figure, as 78 % */
  readonly figure: string;
  /** a second one below it */
  readonly under: string;
  /** the players whom it concerns */
  readonly players: readonly number[];
  /** whether it is the one to look at first */
  readonly best: boolean;
  /** all of it in words */
  readonly words: string;
}
