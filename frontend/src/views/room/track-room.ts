// Keeps the list of recent rooms up to date while the page is connected to one.

import type { Connection } from "../../server/connection.svelte";
import { recentRooms } from "../../storage/games/recent-rooms";

const tracked = new WeakSet<object>();

/** Updates the stored room for as long as the connection is open. */
export function trackRoom(connection: Pick<Connection, "view" | "you" | "onUpdate" | "onWelcome">): void {
  if (connection.view) recentRooms.visit(connection.view, connection.you);
  if (tracked.has(connection)) return;
  tracked.add(connection);
  connection.onWelcome(({ view, you }) => recentRooms.visit(view, you));
  connection.onUpdate(({ view }) => recentRooms.visit(view, connection.you));
}
