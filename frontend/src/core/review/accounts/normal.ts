// The normal curve, which JavaScript's Math does not have.

/** The share of cases that lie below this many standard deviations; within 1e-7 (Abramowitz and Stegun, 7.1.26). */
export function normalShare(sigmas: number): number {
  const x = Math.abs(sigmas) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const above = (series * Math.exp(-x * x)) / 2;
  return sigmas < 0 ? above : 1 - above;
}
