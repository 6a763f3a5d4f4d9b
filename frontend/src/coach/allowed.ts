// Who may use the coach during a game: whoever plays alone or shares the device; others if the host allows it.

import type { RoomView } from "../wire.gen";

export function coachAllowed(view: Pick<RoomView, "seats" | "settings">, you: string): boolean {
  return view.settings.coach || view.seats.every((seat) => seat.kind !== "person" || seat.guest === you);
}
