// The turn in the location hash: #turn=12.

export function turnIn(hash: string): number | null {
  const match = /^#turn=(\d{1,6})$/.exec(hash);
  return match ? Number(match[1]) : null;
}
