// Totals over many games, with 95 % bands.

import { DIE_A, DIE_B } from "../game/notation";
import type { PlayerSummary, ReviewedGame } from "../storage/games/reviewed-game";

const SIGMAS = 1.96;
const SIDES = 6;
/** the chance of one bar to leave its band, so that with a chance of 95 % none of the twelve does */
const OUTSIDE = 0.05 / 12;
/** below this, luck is not judged */
export const FEWEST_ROLLS = 60;

export interface Totals {
  readonly games: number;
  readonly wins: number;
  /** wins expected from the starting positions, and half the width of the 95 % band */
  readonly expected: number;
  readonly spread: number;
  readonly luck: number;
  readonly luckSpread: number;
  readonly rolls: number;
  readonly decisions: number;
  readonly meanLoss: number;
  readonly mistakes: readonly { readonly kind: string; readonly count: number; readonly loss: number }[];
  readonly dice: readonly number[];
}

/** Adds up the selected players of all games. */
export function totalsOf(games: readonly ReviewedGame[], selects: (player: PlayerSummary) => boolean): Totals {
  const selected = games.flatMap((game) => game.players.filter(selects));
  const total = (of: (player: PlayerSummary) => number) => selected.reduce((all, player) => all + of(player), 0);
  const kinds = new Map<string, { kind: string; count: number; loss: number }>();
  for (const [kind, [count, loss]] of selected.flatMap((player) => Object.entries(player.mistakes))) {
    const before = kinds.get(kind) ?? { kind, count: 0, loss: 0 };
    kinds.set(kind, { kind, count: before.count + count, loss: before.loss + loss });
  }
  const decisions = total((player) => player.decisions);
  return {
    games: selected.length,
    wins: total((player) => (player.won ? 1 : 0)),
    expected: total((player) => player.start),
    spread: SIGMAS * Math.sqrt(total((player) => player.start * (1 - player.start))),
    luck: total((player) => player.luck),
    luckSpread: SIGMAS * Math.sqrt(total((player) => player.variance)),
    rolls: total((player) => player.rolls),
    decisions,
    meanLoss: decisions > 0 ? total((player) => player.loss) / decisions : 0,
    mistakes: [...kinds.values()].toSorted((one, other) => other.loss - one.loss),
    dice: Array.from({ length: 2 * SIDES }, (_, index) => total((player) => player.dice[index] ?? 0)),
  };
}

export interface Face {
  readonly die: "a" | "b";
  readonly face: number;
  readonly count: number;
}

/** The faces with their counts, in the order in which they are stored. */
export function facesOf(dice: readonly number[]): Face[] {
  const of = (die: "a" | "b", faces: readonly number[], from: number) =>
    faces.map((face, index) => ({ die, face, count: dice[from + index] ?? 0 }));
  return [...of("a", DIE_A, 0), ...of("b", DIE_B, SIDES)];
}

/** The band within which the count of a fair die's face stays in that many rolls. */
export function band(rolls: number): readonly [low: number, high: number] {
  let chance = Math.exp(rolls * Math.log(1 - 1 / SIDES)); // P(0 times); underflows with very many rolls
  if (chance === 0) {
    const half = 2.87 * Math.sqrt((rolls * (SIDES - 1)) / SIDES ** 2);
    return [Math.floor(rolls / SIDES - half), Math.ceil(rolls / SIDES + half)];
  }
  let [below, low] = [0, 0];
  for (let count = 0; count <= rolls; count++) {
    below += chance;
    if (below <= OUTSIDE / 2) low = count + 1;
    if (below >= 1 - OUTSIDE / 2) return [low, count];
    chance *= (rolls - count) / (count + 1) / (SIDES - 1);
  }
  return [low, rolls];
}

export interface Rivalry {
  readonly name: string;
  readonly computer: boolean;
  readonly games: number;
  readonly thrown: number;
  readonly suffered: number;
}

/** Who threw out whom, by name; `nameOf` names players without a name. */
export function rivalries(games: readonly ReviewedGame[], nameOf: (player: PlayerSummary) => string): Rivalry[] {
  const found = new Map<string, Rivalry>();
  for (const { players } of games) {
    const mine = players.flatMap((player, seat) => (player.mine ? [seat] : []));
    players.forEach((other, seat) => {
      if (other.mine) return;
      const name = nameOf(other);
      const before = found.get(name) ?? { name, computer: other.computer, games: 0, thrown: 0, suffered: 0 };
      const thrown = mine.reduce((all, me) => all + (players[me]?.threwOut[seat] ?? 0), 0);
      const suffered = mine.reduce((all, me) => all + (other.threwOut[me] ?? 0), 0);
      found.set(name, { ...before, games: before.games + 1, thrown: before.thrown + thrown, suffered: before.suffered + suffered });
    });
  }
  return [...found.values()].toSorted((one, other) => other.games - one.games);
}

/** The kind of decision that lost the most; null while there are no mistakes. */
export function weakness(games: readonly ReviewedGame[]): Totals["mistakes"][number] | null {
  return totalsOf(games, (player) => player.mine).mistakes[0] ?? null;
}
