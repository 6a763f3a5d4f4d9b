// A player as displayed, indexed by the order of play.

export interface Player {
  readonly name: string;
  readonly color: number;
  /** the level of a computer player; empty or missing for a person */
  readonly computer?: string;
}
