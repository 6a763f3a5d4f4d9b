// What a server that is older than this page does not send.

import type { RoomView } from "../../../wire.gen";

type Older = Partial<Pick<RoomView, "former_hosts" | "rematch">>;

/** The guests who may be the host again. */
export function formerHosts(view: Older): readonly string[] {
  return view.former_hosts ?? [];
}

/** The guests who have agreed to a rematch, the one who proposed it first. */
export function agreedGuests(view: Older): readonly string[] {
  return view.rematch ?? [];
}
