// The rematch: who has agreed, who has not, and who begins.

import type { AbsentGuest, RoomView } from "../../../wire.gen";
import { nameOf } from "../../../words/names";
import { say } from "../../../words/words.svelte";
import { agreedGuests } from "./newer-members";

export interface Rematch {
  /** the guest who proposed it; empty if nobody has */
  readonly by: string;
  readonly agreed: readonly string[];
  /** guests who have not agreed */
  readonly waiting: readonly string[];
  /** Unix timestamp at which it begins without those who are not connected; null while somebody who is here thinks it over */
  readonly startsAt: number | null;
}

export function rematchOf(view: RoomView, absent: readonly AbsentGuest[]): Rematch {
  const agreed = agreedGuests(view);
  const people = view.seats.filter((seat) => seat.kind === "person" && !seat.away && !agreed.includes(seat.guest));
  const waiting = [...new Set(people.map(({ guest }) => guest))];
  const from = waiting.map((guest) => absent.find((each) => each.guest === guest)?.stand_in_from);
  const allAbsent = from.length > 0 && from.every((each) => each !== undefined);
  return { by: agreed[0] ?? "", agreed, waiting, startsAt: allAbsent ? Math.max(...from) : null };
}

/** Whether all people of a room sit at this device, so that there is nobody to ask. */
export function isAlone({ seats }: RoomView, you: string): boolean {
  return seats.every(({ kind, guest }) => kind !== "person" || guest === you);
}

/** The seat that begins the next game, if that is known: it goes around the table. */
export function nextStarter({ settings, game, seats }: RoomView): number | null {
  if (settings.starter === "random" || !game) return null;
  return ((game.order[0] ?? 0) + 1) % seats.length;
}

/** Who begins: in the game that has just begun, or in the next one. */
export function starterSentence({ seats }: RoomView, starter: number | null, you: string, next: boolean): string {
  const seat = starter === null ? undefined : seats[starter];
  if (!seat) return "";
  const alone = seats.filter(({ kind, guest }) => kind === "person" && guest === you).length === 1;
  if (seat.kind === "person" && seat.guest === you && alone) return say(next ? "absence-begins-next-you" : "absence-begins-you");
  return say(next ? "absence-begins-next" : "absence-begins", { name: nameOf(seat) });
}
