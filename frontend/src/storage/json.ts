// What this device keeps for the page.

/** The shelf of this device; null in a browser that keeps nothing. */
export function deviceShelf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
