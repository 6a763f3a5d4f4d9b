// A player as displayed, indexed by the order of play.

export interface Player {
  readonly name: string;
  readonly color: number;
}
