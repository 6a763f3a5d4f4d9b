// Adds the finished games of a local table to the lists of this device.

import type { Table } from "../../../game/table";
import { recentRooms } from "../../../storage/games/recent-rooms";
import { askToPersist } from "../../../storage/persist";

export function keepFinishedGames(table: Pick<Table, "onUpdate" | "onWelcome" | "you">): void {
  table.onUpdate(({ fact, view }) => {
    if (fact !== "ended") return;
    recentRooms.addGame(view, table.you);
    void askToPersist(); // from now on there is something to lose
  });
  // A page that was killed right after the last move was stored has not got to it.
  table.onWelcome(({ view }) => recentRooms.addGame(view, table.you));
}
