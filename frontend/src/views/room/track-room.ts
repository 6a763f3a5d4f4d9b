// Keeps the list of recent rooms up to date while the page is connected to one.

import type { Connection } from "../../server/connection.svelte";
import { recentRooms } from "../../storage/games/recent-rooms";

const followed = new WeakSet<object>();

/** Updates the stored room for as long as the connection is open. */
export function trackRoom(link: Pick<Connection, "view" | "you" | "onUpdate" | "onWelcome">): void {
  if (link.view) recentRooms.visit(link.view, link.you);
  if (followed.has(link)) return;
  followed.add(link);
  link.onWelcome(({ view, you }) => recentRooms.visit(view, you));
  link.onUpdate(({ view }) => recentRooms.visit(view, link.you));
}
