// Two tabs with the same table: the one that was opened last plays.

export interface Tabs {
  /** Tells the other tabs that this one plays now. */
  takeOver(): void;
  close(): void;
}

export type OpenTabs = (table: string, onTakenOver: () => void) => Tabs;

/** By BroadcastChannel, which every browser that runs the page has, over plain HTTP as well. */
export const openTabs: OpenTabs = (table, onTakenOver) => {
  const channel = new BroadcastChannel(`rapido-table-${table}`);
  channel.onmessage = () => onTakenOver(); // only other tabs receive what a tab posts
  return { takeOver: () => channel.postMessage("here"), close: () => channel.close() };
};
