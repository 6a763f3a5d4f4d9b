// The turn that an address asks for: #turn=12.

export function turnIn(hash: string): number | null {
  const match = /^#turn=(\d{1,6})$/.exec(hash);
  return match ? Number(match[1]) : null;
}
