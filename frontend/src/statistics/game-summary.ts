// One game as it is kept on the device: what the review found, made small.

import type { ReviewedView, ReviewView } from "../wire.gen";
import type { Sitter } from "../storage/recent-rooms";

export const FACES_A = [0, 1, 2, 3, 4, 7] as const;
export const FACES_B = [0, 1, 2, 3, 5, 6] as const;

export interface Played {
  readonly name: string;
  readonly colour: number;
  readonly computer: boolean;
  readonly mine: boolean;
  /** the chance to win at the start */
  readonly start: number;
  readonly won: boolean;
  /** luck of the own dice, its variance, and how many rolls it took */
  readonly luck: number;
  readonly variance: number;
  readonly rolls: number;
  /** what own choices cost, and how many of them counted */
  readonly loss: number;
  readonly decisions: number;
  readonly mistakes: Readonly<Record<string, readonly [count: number, loss: number]>>;
  /** how often each face fell, die A and then die B */
  readonly dice: readonly number[];
  /** how often this player threw out each of the others */
  readonly threwOut: readonly number[];
}

export interface Highlight {
  readonly turn: number;
  readonly player: number;
  readonly kind: "roll" | "decision";
  /** whose chance changed, and by how much */
  readonly seat: number;
  readonly swing: number;
}

export interface KeptGame {
  readonly game: string;
  readonly at: number;
  readonly turns: number;
  readonly finish: number;
  readonly exact: boolean;
  readonly players: readonly Played[];
  readonly highlight: Highlight | null;
}

const SIGMAS = 1.96;

/** Make a review small; a game that was given up says nothing about results, and is left out. */
export function keptGame(game: string, at: number, review: ReviewView, sitters: readonly Sitter[]): KeptGame | null {
  if (!review.result) return null;
  const moment = review.moments.toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))[0];
  return {
    game,
    at,
    turns: review.turns,
    finish: review.finish,
    exact: review.source === "exact",
    players: review.players.map((player, seat) => played(review, player, seat, sitters[seat])),
    highlight: moment
      ? { turn: moment.turn, player: moment.player, kind: moment.kind, seat: moment.seat, swing: round(moment.swing) }
      : null,
  };
}

function played(review: ReviewView, player: ReviewedView, seat: number, sitter: Sitter | undefined): Played {
  const count = (die: "a" | "b", face: number) => player.dice.find((bar) => bar.die === die && bar.face === face)?.count ?? 0;
  return {
    name: sitter?.name ?? player.name,
    colour: sitter?.colour ?? seat,
    computer: player.computer !== "",
    mine: sitter?.mine ?? false,
    start: round(player.start),
    won: player.result === 1,
    luck: round(player.luck.total),
    variance: round((player.luck.spread / SIGMAS) ** 2),
    rolls: player.luck.rolls,
    loss: round(player.mean_loss * player.decisions),
    decisions: player.decisions,
    mistakes: Object.fromEntries(player.mistakes.map(({ kind, count: times, loss }) => [kind, [times, round(loss)] as const])),
    dice: [...FACES_A.map((face) => count("a", face)), ...FACES_B.map((face) => count("b", face))],
    threwOut: thrownOut(review, seat),
  };
}

function thrownOut(review: ReviewView, seat: number): number[] {
  const counts = review.players.map(() => 0);
  for (const entry of review.entries) {
    if (entry.kind !== "decision" || entry.player !== seat) continue;
    for (const victim of entry.alternatives[entry.chosen]?.throws_out ?? []) counts[victim] = (counts[victim] ?? 0) + 1;
  }
  return counts;
}

/** Five digits are enough, and make it small. */
function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
