// Whether a local table can be turned into a room: a static site has no rooms, and opens none on another server.

import { linkTo } from "../../../browser/router.svelte";
import { serverLink } from "../../../browser/site/game-server";

export function hasRooms(): boolean {
  return serverLink("/") === linkTo("/");
}
