// Who is gone from a running game, and when a computer player may stand in.

import { say, words } from "../../../words/words.svelte";
import type { RoomGame } from "../room-game.svelte";
import { type AbsentPlayers, absentPlayers, goneValues, namesOf } from "./absent-players";

const SECOND = 1000;

export class Absence {
  now = $state(Date.now());
  /** those whose absence was announced */
  readonly #announced = new Set<string>();

  constructor(readonly play: RoomGame) {
    $effect(() => {
      if (this.players.every(({ away }) => away)) return;
      this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), SECOND);
      return () => clearInterval(timer);
    });
    $effect(() => this.#announce());
  }

  readonly players: readonly AbsentPlayers[] = $derived.by(() => {
    const { view, absent, clockOffset } = this.play.table;
    return absentPlayers(view, absent, clockOffset);
  });

  /** Those for whom anybody at the table may ask for a stand-in now. */
  readonly replaceable: readonly AbsentPlayers[] = $derived.by(() => {
    if (this.play.mine.length === 0) return [];
    return this.players.filter(({ away, standInFrom }) => !away && standInFrom <= this.now);
  });

  /** The player to act on the drawn board, if that is somebody who is gone. */
  readonly acting: AbsentPlayers | null = $derived.by(() => {
    const { stage } = this.play;
    const seat = stage.game?.winner === null ? this.play.seat(stage.game.player) : null;
    return this.players.find(({ guest }) => seat?.kind === "person" && seat.guest === guest) ?? null;
  });

  /** Whom the controls are about while one waits: first of all, the player to act. */
  readonly shown: AbsentPlayers | null = $derived(this.acting && !this.acting.away ? this.acting : (this.replaceable[0] ?? this.acting));

  /** Lets a computer player stand in; true if one does. */
  standIn({ seat }: AbsentPlayers): Promise<boolean> {
    return this.play.do({ do: "requeststandin", seat });
  }

  /** Says once that somebody is gone for long, and that they are back. */
  #announce(): void {
    for (const group of this.replaceable) {
      if (this.#announced.has(group.guest)) continue;
      this.#announced.add(group.guest);
      this.play.notify(say("absence-gone", goneValues(group, this.now)));
    }
    const { view, present } = this.play.table;
    for (const guest of [...this.#announced].filter((each) => present.includes(each))) {
      this.#announced.delete(guest);
      const seats = view?.seats.filter((seat) => seat.guest === guest) ?? [];
      // A seat that a computer player gives back is announced with that.
      if (view && seats.every(({ away }) => !away)) this.play.notify(say("table-is-back", { name: words.list(namesOf(view, [guest])) }));
    }
  }
}
