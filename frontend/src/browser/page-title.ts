// The title of the tab.

/** What the view is called, and the name of the game if it is not there. */
export function pageTitle(text: string): string {
  return text.startsWith("Rapido") ? text : `${text} – Rapido`;
}
