// Commands of the lobby and their errors, each next to its field or seat.

import { ApiError } from "../../../game/api-error";
import { MIN_PLAYERS } from "../../../game/limits";
import type { Table } from "../../../game/table";
import type { Command, RoomView, SeatView } from "../../../wire.gen";
import { failureSentence } from "../../../words/error-sentence";

/** The indices of the open seats. */
export function openSeats(view: Pick<RoomView, "seats">): readonly number[] {
  return view.seats.flatMap((seat, number) => (seat.kind === "open" ? [number] : []));
}

/** The number of seats without the open ones; null if they cannot be removed: only the last ones can. */
export function seatsWithout(view: Pick<RoomView, "seats">): number | null {
  const taken = view.seats.filter((seat) => seat.kind !== "open").length;
  const first = openSeats(view)[0] ?? view.seats.length;
  return first === taken && taken >= MIN_PLAYERS && taken < view.seats.length ? taken : null;
}

/** The host's name, if the host is seated and has one. */
export function hostName(view: Pick<RoomView, "seats" | "host">): string {
  return view.seats.find((seat) => seat.kind === "person" && seat.guest === view.host && seat.name)?.name ?? "";
}

export function isOf(seat: SeatView, guest: string): boolean {
  return seat.kind === "person" && seat.guest === guest;
}

/** The words for the dice of the next game. */
export interface LuckyWords {
  /** those given on this device, by seat */
  readonly words: Readonly<Record<number, string>>;
  /** Gives a word for one seat; an ApiError says why not. */
  giveWord(seat: number, word: string): Promise<void>;
}

export class LobbyActions {
  /** error messages by place */
  #failures: Readonly<Record<string, string>> = $state.raw({});

  constructor(readonly table: Table) {}

  failure(place: string): string {
    return this.#failures[place] ?? "";
  }

  /** Sends a command; an error is shown at its place until the next try. */
  async do(command: Command, place = "room"): Promise<boolean> {
    return this.try(() => this.table.do(command), place);
  }

  async try(act: () => Promise<unknown>, place = "room"): Promise<boolean> {
    this.#failures = { ...this.#failures, [place]: "" };
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#failures = { ...this.#failures, [place]: failureSentence(error) };
      return false;
    }
  }
}
