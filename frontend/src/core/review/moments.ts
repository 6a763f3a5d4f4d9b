// Key moments: the entries that changed somebody's chance most.

import type { MomentView } from "../../wire.gen";
import type { Entry } from "./entries";

const MOST = 6;
const LEAST_SWING = 0.03;

/** The largest swings of a game, in the order of the game. */
export function moments(entries: readonly Entry[]): MomentView[] {
  return entries
    .map(momentView)
    .filter(({ swing }) => Math.abs(swing) >= LEAST_SWING)
    .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST)
    .sort((one, other) => one.entry - other.entry);
}

function momentView(entry: Entry, number: number): MomentView {
  const { index, kind, turn, player, before, after } = entry;
  const changes = after.map((chance, seat) => chance - (before[seat] ?? 0));
  const seat = mostChanged(changes, player);
  return { entry: number, index, kind, turn, player, seat, swing: changes[seat] ?? 0, before, after };
}

/** With two players both chances change equally; it is then the player who acted. */
function mostChanged(changes: readonly number[], player: number): number {
  const sizes = changes.map((change) => Math.round(Math.abs(change) * 1e9));
  const most = Math.max(...sizes);
  return sizes[player] === most ? player : sizes.indexOf(most);
}
