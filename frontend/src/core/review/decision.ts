// Which decisions count.

/** if every other choice loses more than this, the best one is obvious */
const OBVIOUS = 0.08;
/** if no choice loses more than this, the choice does not matter */
export const SAME = 0.001;

/**
 * Whether it was a real decision: it mattered, and the best choice was not obvious.
 *
 * Missing an obvious choice counts, or the largest blunders would be free.
 */
export function isCounted(losses: readonly number[], missed: boolean): boolean {
  const sorted = losses.toSorted((one, other) => one - other);
  if ((sorted.at(-1) ?? 0) <= SAME) return false;
  return missed || (sorted[1] ?? 0) <= OBVIOUS;
}
