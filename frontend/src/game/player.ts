// A player as the page shows one, by the index in the order of play.

export interface Player {
  readonly name: string;
  readonly colour: number;
}
