// Keyboard input at the table.

/** The key, ignoring case. */
export function normalizedKey(event: Pick<KeyboardEvent, "key">): string {
  return event.key.toLowerCase();
}

/** The field of a digit key; null for any other key. */
export function fieldOf(event: Pick<KeyboardEvent, "key">): number | null {
  return /^[0-5]$/.test(event.key) ? Number(event.key) : null;
}

/** Whether a key press belongs to something else: a shortcut, a text input, a dialog, or key repeat; or single keys are switched off. */
export function isHandledElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  const writing = target?.closest("input, select, textarea, dialog") ?? null;
  const off = event.key.length === 1 && document.documentElement.dataset.shortcuts === "off"; // speech input types letters
  return off || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented || writing !== null;
}
