// Who may see the chances during a game: whoever plays alone, or shares the device; others only if the host allows it to all.

import type { RoomView } from "../wire.gen";

export function coachAllowed(view: Pick<RoomView, "seats" | "settings">, you: string): boolean {
  return view.settings.coach || view.seats.every((seat) => seat.kind !== "person" || seat.guest === you);
}
