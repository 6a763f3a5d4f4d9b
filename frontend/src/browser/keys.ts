// Keyboard input at the table.

/** The key, the same for capital and small letters. */
export function normalizedKey(event: Pick<KeyboardEvent, "key">): string {
  return event.key.toLowerCase();
}

/** The field of a digit; null for any other key. */
export function fieldOf(event: Pick<KeyboardEvent, "key">): number | null {
  return /^[0-5]$/.test(event.key) ? Number(event.key) : null;
}

/** Whether a key belongs to something else: a shortcut, a text, a window, or a key that is held down. */
export function isHandledElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  const writing = target?.closest("input, select, textarea, dialog") ?? null;
  return event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented || writing !== null;
}
