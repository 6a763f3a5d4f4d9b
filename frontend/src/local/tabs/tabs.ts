// Two tabs with the same table: the one that took over last plays.

export interface Tabs {
  /** Tells the other tabs that this one plays now. */
  takeOver(): void;
  close(): void;
}

export type OpenTabs = (table: string, onTakenOver: () => void) => Tabs;

/** By BroadcastChannel, which every browser that runs the page has, over plain HTTP as well. */
export const openTabs: OpenTabs = (table, onTakenOver) => {
  const channel = new BroadcastChannel(`rapido-table-${table}`); // only other tabs receive what a tab posts
  /** when this tab took over; 0 if another one plays */
  let own = 0;
  let newest = 0;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const other = typeof data === "number" ? data : Infinity; // pages of older builds do not say when
    // Two tabs that are restored together hear each other: exactly one of them must give way.
    if (own > other) channel.postMessage(own);
    if (own >= other) return;
    own = 0;
    if (Number.isFinite(other)) newest = Math.max(newest, other);
    onTakenOver();
  };
  return {
    takeOver: () => {
      own = newest = Math.max(Date.now(), newest + 1) + Math.random();
      channel.postMessage(own);
    },
    close: () => channel.close(),
  };
};
