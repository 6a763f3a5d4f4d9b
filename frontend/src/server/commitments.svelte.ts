// Adds this browser's part to the dice: commits for its seats between games, and opens the commitments when a game has begun.

import { bytesToHex } from "@noble/hashes/utils.js";
import { ApiError } from "../game/api-error";
import { commitmentOf } from "../game/record/fair";
import type { Table } from "../game/table";
import { type Contributions, contributions, type OwnContribution } from "../storage/games/contributions";
import type { GameView, RoomView } from "../wire.gen";

const SALT_BYTES = 32;
/** the same characters as the server refuses in a record */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

type Room = Pick<Table, "do" | "view" | "you" | "status">;

export class Commitments {
  /** the words given on this device for the next game, by seat */
  words: Readonly<Record<number, string>> = $state.raw({});
  #sending: Promise<void> | null = null;

  constructor(
    readonly connection: Room,
    readonly store: Contributions = contributions,
  ) {}

  /** Does what is due after every change of the room; nothing happens twice. */
  async update(): Promise<void> {
    await (this.connection.view?.playing ? this.reveal() : this.commit());
  }

  /** Commits for all seats of this browser, with or without words. */
  async commit(): Promise<void> {
    const view = this.#activeView();
    if (!view || view.playing) return;
    const own = this.#seats(view).map((seat) => this.store.own(view.next_seal, seat) ?? this.#draw(view.next_seal, seat, ""));
    this.words = Object.fromEntries(own.map(({ seat, word }) => [seat, word]));
    const due = own.filter(({ seat, commitment }) => view.seats[seat]?.commitment !== commitment);
    if (due.length > 0) await this.#once(() => this.#send(due));
  }

  /** Commits to a word for one seat; an ApiError says why not. */
  async giveWord(seat: number, word: string): Promise<void> {
    if (FORBIDDEN.test(word)) throw new ApiError("bad_name");
    const view = this.connection.view;
    if (!view || view.playing) throw new ApiError("game_running");
    const drawn = this.#draw(view.next_seal, seat, word);
    this.words = { ...this.words, [seat]: word };
    await this.#send([drawn]);
  }

  /** Opens the commitments of a game that waits for them, after noting those of all players. */
  async reveal(): Promise<void> {
    const view = this.#activeView();
    const game = view?.game;
    if (!view?.playing || !game || game.ready || game.commitments.every((each) => each === "")) return;
    const own = this.#contributionsTo(view, game);
    const fitting = own.filter(({ player, commitment }) => game.commitments[player] === commitment);
    this.store.begin({
      seal: game.seal,
      commitments: game.commitments,
      opened: [],
      missing: own.filter((each) => each.accepted && !fitting.includes(each)).map(({ player }) => player),
    });
    // Opening after the commitments have changed would let somebody choose theirs to suit this one.
    if (!sameList(this.store.game(game.seal)?.commitments ?? [], game.commitments)) return;
    const due = fitting.filter(({ player }) => !game.revealed[player]);
    if (due.length === 0) return;
    await this.#once(async () => {
      await this.connection.do({ do: "revealwords", words: due.map(({ seat, salt, word }) => ({ seat, salt, word })) });
      this.store.setOpened(
        game.seal,
        due.map(({ player }) => player),
      );
    });
  }

  /** The room, if this tab is the one that plays. */
  #activeView(): RoomView | null {
    const { status, view } = this.connection;
    return status === "open" && view && !view.closed ? view : null;
  }

  #seats(view: RoomView): number[] {
    return view.seats.flatMap((seat, number) => (seat.kind === "person" && seat.guest === this.connection.you ? [number] : []));
  }

  #contributionsTo(view: RoomView, game: GameView): (OwnContribution & { readonly player: number })[] {
    return this.#seats(view).flatMap((seat) => {
      const found = this.store.own(game.seal, seat);
      return found ? [{ ...found, player: game.order.indexOf(seat) }] : [];
    });
  }

  #draw(seal: string, seat: number, word: string): OwnContribution {
    const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
    const drawn = { seal, seat, salt, word, commitment: commitmentOf(seal, salt, word), accepted: false };
    this.store.add(drawn);
    return drawn;
  }

  async #send(due: readonly OwnContribution[]): Promise<void> {
    await this.connection.do({ do: "commitwords", commitments: due.map(({ seat, commitment }) => ({ seat, commitment })) });
    for (const each of due) this.store.accept(each);
  }

  /** One at a time; what is refused is due again after the next change of the room. */
  async #once(send: () => Promise<void>): Promise<void> {
    if (this.#sending) return this.#sending;
    this.#sending = send().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
    try {
      await this.#sending;
    } finally {
      this.#sending = null;
    }
  }
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
