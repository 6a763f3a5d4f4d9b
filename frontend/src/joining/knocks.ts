// Who asks to be let in, and what a yes would do.

import type { RoomView } from "../wire.gen";

interface Asking {
  readonly knock: string;
  readonly name: string;
  readonly seat?: number;
}

/**
 * `seat`: gets an open seat; `computer`: takes the seat of a computer player; `watch`: may only watch;
 * `full`: there is no place at all; `person`: says to be somebody who is not connected; `you`: wants to go on for this device.
 */
export type Outcome = "seat" | "computer" | "watch" | "full" | "person" | "you";

export interface AskedKnock {
  readonly knock: string;
  readonly name: string;
  readonly outcome: Outcome;
  /** the seat that changes hands, for `computer`, `person` and `you` */
  readonly seat: number | null;
  /** the seat of somebody with this name who is not connected: it may be them */
  readonly lost: number | null;
}

type Room = Pick<RoomView, "seats" | "settings" | "playing" | "host">;

/** What to ask the user; null if the answer is not up to this device any more. */
export function askedKnock(asking: Asking, view: Room, you: string, present: readonly string[]): AskedKnock | null {
  const { knock, name } = asking;
  const wanted = asking.seat === undefined ? undefined : view.seats[asking.seat];
  const asked = (outcome: Outcome, seat: number | null, lost: number | null = null): AskedKnock => ({ knock, name, outcome, seat, lost });
  if (wanted?.kind === "person") {
    if (wanted.guest === you) return asked("you", asking.seat ?? null);
    return present.includes(wanted.guest) ? null : asked("person", asking.seat ?? null);
  }
  if (wanted?.kind === "computer") return asked("computer", asking.seat ?? null);
  const lost = lostSeat(view, name, present);
  const open = view.playing ? -1 : view.seats.findIndex((seat) => seat.kind === "open");
  if (open >= 0) return asked("seat", open, lost);
  const computer = view.settings.latecomers ? view.seats.findIndex((seat) => seat.kind === "computer") : -1;
  if (computer >= 0) return asked("computer", computer, lost);
  return asked(view.settings.spectators ? "watch" : "full", null, lost);
}

/** The seat of a person with this name who is not connected. */
function lostSeat(view: Room, name: string, present: readonly string[]): number | null {
  const same = (other: string): boolean =>
    name.trim() !== "" && other.localeCompare(name.trim(), undefined, { sensitivity: "accent" }) === 0;
  const found = view.seats.findIndex((seat) => seat.kind === "person" && same(seat.name) && !present.includes(seat.guest));
  return found < 0 ? null : found;
}
