// The time left for a move.

/** Seconds left. `moved` is by the server's clock, which is `ahead` milliseconds ahead of `now`. */
export function secondsLeft(moved: number, limit: number, now: number, ahead: number): number {
  const left = moved + limit - (now + ahead) / 1000;
  return Math.min(limit, Math.max(0, Math.ceil(left)));
}

/** Minutes and seconds, or hours; whole days are formatted elsewhere. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
