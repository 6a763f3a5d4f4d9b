// Whether the coach may be used during a game: always when playing alone or on a shared device, otherwise if the host allows it.

import type { RoomView } from "../wire.gen";

export function coachAllowed(view: Pick<RoomView, "seats" | "settings">, you: string): boolean {
  return view.settings.coach || view.seats.every((seat) => seat.kind !== "person" || seat.guest === you);
}
