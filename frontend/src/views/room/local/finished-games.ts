// Adds the finished games of a local table to the lists of this device, which is asked to keep what is stored.

import type { Table } from "../../../game/table";
import { recentRooms } from "../../../storage/games/recent-rooms";
import { askToPersist } from "../../../storage/persist";

export function keepFinishedGames(table: Pick<Table, "onUpdate" | "onWelcome" | "you">): void {
  let asked = false;
  table.onUpdate(({ fact, view }) => {
    if (fact === "ended") recentRooms.addGame(view, table.you);
    if (asked || fact !== "played") return;
    asked = true; // some browsers ask the user
    void askToPersist();
  });
  // A page that was killed right after the last move was stored has not got to it.
  table.onWelcome(({ view }) => recentRooms.addGame(view, table.you));
}
