// The people of a game who are not connected, by device.

import type { AbsentGuest, RoomView, SeatView } from "../../../wire.gen";
import { nameOf } from "../../../words/names";
import { words } from "../../../words/words.svelte";

export interface AbsentPlayers {
  readonly guest: string;
  /** one of their seats, for commands */
  readonly seat: number;
  readonly names: readonly string[];
  /** milliseconds, by the clock of this device */
  readonly since: number;
  /** from when a computer player may stand in */
  readonly standInFrom: number;
  /** whether one does */
  readonly away: boolean;
}

/** Those who share a device are one entry: they come and go together. */
export function absentPlayers(view: RoomView | null, absent: readonly AbsentGuest[], clockOffset: number): readonly AbsentPlayers[] {
  if (!view?.playing) return [];
  return absent.flatMap(({ guest, since, stand_in_from }) => {
    const own = view.seats.flatMap((seat, number) => (isOf(seat, guest) ? [{ seat, number }] : []));
    const left = own.filter(({ seat }) => !seat.away);
    const shown = left.length > 0 ? left : own;
    const [first] = shown;
    if (!first) return [];
    return {
      guest,
      seat: first.number,
      names: shown.map(({ seat }) => nameOf(seat)),
      since: since * 1000 - clockOffset,
      standInFrom: stand_in_from * 1000 - clockOffset,
      away: left.length === 0,
    };
  });
}

/** The names of all people of a guest. */
export function namesOf(view: RoomView, guests: readonly string[]): string[] {
  return guests.flatMap((guest) => view.seats.filter((seat) => isOf(seat, guest)).map(nameOf));
}

/** Values of the messages on somebody who is gone. */
export function goneValues({ names, since }: AbsentPlayers, now: number): { names: string; count: number; time: string } {
  const day: Intl.DateTimeFormatOptions = now - since > 20 * 3_600_000 ? { weekday: "short" } : {};
  const time = new Intl.DateTimeFormat(words.language, { hour: "numeric", minute: "2-digit", ...day }).format(since);
  return { names: words.list(names), count: names.length, time };
}

/** Seconds until a moment; 0 if it has passed. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

function isOf(seat: SeatView, guest: string): boolean {
  return seat.kind === "person" && seat.guest === guest;
}
