// The state of a game in a room, as this browser sees it.

import { Stage } from "../../board/stage.svelte";
import { announcer } from "../../browser/announcer.svelte";
import { ApiError } from "../../game/api-error";
import type { Player } from "../../game/player";
import { ruleOfRefusal } from "../../game/rule-references";
import type { Table } from "../../game/table";
import { marksOf, type PresenceMark } from "../../joining/presence-marks";
import { type ShownEvents, UpdateQueue } from "../../play/update-queue.svelte";
import { writeColors } from "../../storage/games/game-colors";
import { settings } from "../../storage/settings.svelte";
import type { Command, GameView, Phrase, RoomView, SeatView, Update, Welcome } from "../../wire.gen";
import { failureSentence } from "../../words/error-sentence";
import { eventSentence } from "../../words/events";
import { playerOf, seatsOf } from "../../words/names";
import { say, words } from "../../words/words.svelte";
import { GameEvents } from "./game-events.svelte";
import { boardTarget } from "./pace/board-target";
import { DoubleTap } from "./pace/double-tap";
import { Skipping } from "./pace/skipping.svelte";
import { presenceChanges } from "./presence-changes";
import { ReactionBubbles } from "./reactions.svelte";
import { isStandInMove, mayHaveStandIns } from "./stand-in-moves";

/** A temporary message: an error with its rule, or a change of presence. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

/**
 * `act`: a move is due; `rolling`: the player's own dice are tumbling; `handover`: a move is due by another person on
 * this device; `away`: a computer player plays instead.
 */
export type Mode = "act" | "rolling" | "handover" | "wait" | "away" | "watch" | "over";

const NOTICE_MS = 7000;

export class RoomGame {
  readonly stage = new Stage([]);
  readonly updates: UpdateQueue;
  readonly gameEvents: GameEvents;
  readonly skipping = new Skipping(this);
  readonly bubbles = new ReactionBubbles();
  notice: Notice | null = $state.raw(null);
  /** a command is being sent */
  sending = $state(false);
  /** the final position was shown long enough: leave the table for the end page */
  endDue = $state(false);
  /** the seal this browser saw before the first roll; empty if it joined later */
  witnessed = $state("");

  /** whether this page was open during the game */
  attended = $state(false);
  /** the player who holds a shared device */
  #holder: number | null = $state(null);
  #alertedTurn = 0;
  readonly #doubleTap = new DoubleTap();
  #before: RoomView | null = null;
  /** the players' seats; kept after the game, when people may leave */
  #seats: readonly SeatView[] = $state.raw([]);
  readonly #stopEffects: () => void;

  constructor(readonly table: Table) {
    this.updates = new UpdateQueue(boardTarget(this), this.#onShown, () => document.hidden || this.skipping.on);
    this.gameEvents = new GameEvents(table.room);
    table.onWelcome(this.#onWelcome);
    table.onUpdate(this.#onUpdate);
    table.onPhrase(this.#onPhrase);
    // Shows the final position for a moment before the end page.
    this.#stopEffects = $effect.root(() => {
      $effect(() => {
        this.stage.players = this.players; // names change with the language
      });
      $effect(this.skipping.stopWhenDue);
      $effect(() => {
        const over = this.view?.game && !this.view.playing && this.updates.done && !this.endDue;
        if (!over) return;
        const timer = setTimeout(() => (this.endDue = true), 400 + 2600 * settings.speed);
        return () => clearTimeout(timer);
      });
      $effect(() => {
        if (!this.notice) return;
        const timer = setTimeout(() => (this.notice = null), NOTICE_MS);
        return () => clearTimeout(timer);
      });
    });
  }

  close(): void {
    this.#stopEffects();
  }

  /** The players in the order of play; players without a name are named by their color. */
  readonly players: readonly Player[] = $derived(this.#seats.map(playerOf));

  get view(): RoomView | null {
    return this.table.view;
  }

  /** The game as far as it may be known here: the result of a roll is not before the dice have landed. */
  get game(): GameView | null {
    const newest = this.table.view?.game ?? null;
    const { known, done } = this.updates;
    return done || !known || known.game.id !== newest?.id ? newest : known.game;
  }

  get #playing(): boolean {
    const { known, done } = this.updates;
    return done || !known ? (this.view?.playing ?? false) : known.playing;
  }

  /** The players on this device, in the order of play. */
  readonly mine: readonly number[] = $derived.by(() => {
    const { view, you } = this.table;
    if (!view?.game) return [];
    return view.game.order.flatMap((number, player) => {
      const seat = view.seats[number];
      return seat?.kind === "person" && seat.guest === you ? [player] : [];
    });
  });

  seat(player: number): SeatView | null {
    const number = this.game?.order[player];
    return number === undefined ? null : (this.view?.seats[number] ?? null);
  }

  /** The player to act during a game. */
  get acting(): number | null {
    return this.#playing && this.game ? this.game.player : null;
  }

  get myTurn(): boolean {
    return this.acting !== null && this.game?.ready === true && this.mine.includes(this.acting) && this.seat(this.acting)?.away === false;
  }

  get actingName(): string {
    return this.stage.players[this.acting ?? -1]?.name ?? "";
  }

  /** Everyone's presence, as icons with words. */
  readonly marks: readonly (readonly PresenceMark[])[] = $derived.by(() =>
    (this.game?.order ?? []).map((_, player) => {
      const seat = this.seat(player);
      return seat && this.view ? marksOf(seat, this.view, this.table) : [];
    }),
  );

  /** What the user can do now. */
  readonly mode: Mode = $derived.by(() => {
    if (this.tumbling) return "rolling";
    if (!this.#playing) return this.updates.done ? "over" : "wait";
    if (this.mine.length === 0) return "watch";
    if (this.mine.some((player) => this.seat(player)?.away)) return "away";
    if (!this.myTurn || this.updates.waiting.length > 0) return "wait";
    return this.#mustHandOver ? "handover" : "act";
  });

  /** Whether others have done something that a player here has not seen. */
  get missedSomething(): boolean {
    return this.mine.length > 0 && this.gameEvents.missed.some(({ event }) => !this.mine.includes(event.player));
  }

  /** Whether other people can see reactions. */
  get hasCompany(): boolean {
    const { you, present, view } = this.table;
    return present.some((guest) => guest !== you) || (view?.seats.some((seat) => seat.kind === "person" && seat.guest !== you) ?? false);
  }

  /** Whether the device must be handed to another person. */
  get #mustHandOver(): boolean {
    return settings.handover && this.mine.length > 1 && this.#holder !== null && this.#holder !== this.acting;
  }

  /** The player to act has the device. */
  takeOver(): void {
    this.#holder = this.acting;
  }

  /** Returns true on the first call for a turn, so that its alert happens once. */
  firstAlert(turn: number): boolean {
    const fresh = turn !== this.#alertedTurn;
    this.#alertedTurn = turn;
    return fresh;
  }

  /** Milliseconds since the last action on this device. */
  get idleTime(): number {
    return this.#doubleTap.idleTime;
  }

  /** The user's own dice are tumbling: no decisions before the roll is visible. */
  get tumbling(): boolean {
    const own = (player: number) => this.mine.includes(player) && this.seat(player)?.away === false;
    return this.updates.now?.events.some((event) => event.event === "rolled" && own(event.player)) ?? false;
  }

  /** Makes a move, ignoring double taps. A tap while the dice tumble only skips the animation. */
  async act(command: Command, tappedAt = Date.now()): Promise<void> {
    if (this.sending || this.#doubleTap.repeats(command, this.acting)) return;
    if (this.tumbling) {
      this.updates.skip();
      return;
    }
    this.#doubleTap.accept(command, this.acting, tappedAt);
    this.#holder = this.acting;
    this.updates.jump(true);
    this.gameEvents.missed = [];
    await this.do(command);
  }

  /** Sends a command; an error is shown as a notice. */
  async do(command: Command): Promise<boolean> {
    this.sending = true;
    this.notice = null;
    try {
      await this.table.do(command);
      return true;
    } catch (error) {
      this.showError(error instanceof ApiError ? error : new ApiError("unknown"));
      return false;
    } finally {
      this.sending = false;
    }
  }

  showError(error: ApiError): void {
    this.notice = { text: failureSentence(error), rule: ruleOfRefusal(error.code) };
    announcer.alert(this.notice.text);
  }

  readonly #onPhrase = (guest: string, phrase: Phrase): void => {
    const player = (this.game?.order ?? []).findIndex((_, each) => this.seat(each)?.guest === guest);
    if (settings.phrases && player >= 0) this.bubbles.hear(player, this.stage.players[player]?.name ?? "", phrase);
  };

  /** Shows and announces a temporary notice. */
  notify(text: string): void {
    this.notice = { text, rule: null };
    announcer.say(text);
  }

  #tell(sentences: readonly string[]): void {
    if (sentences.length > 0) this.notify(sentences.join(" "));
  }

  readonly #onWelcome = ({ view, missed, complete }: Welcome): void => {
    const before = this.#before;
    const known = before?.version === view.version;
    this.#before = view;
    if (view.playing || this.#seats.length === 0) this.#updateSeats(view);
    if (known || !view.game) return;
    this.endDue = !view.playing;
    this.attended ||= view.playing;
    if (view.playing && view.game.turn === 1 && view.game.rolls === 0) this.witnessed = view.game.seal; // nobody has rolled yet
    this.#storeColors();
    this.updates.jump(); // queued updates count as missed, too
    const resumed = complete && before?.game && !mayHaveStandIns(before, missed) ? this.gameEvents.resume(before.game, missed) : false;
    this.updates.start(view.game, view.playing);
    if (!resumed) void this.gameEvents.load(view.game.id);
  };

  #updateSeats(view: RoomView): void {
    this.#seats = seatsOf(view);
    this.stage.players = this.players;
  }

  readonly #onUpdate = (update: Update): void => {
    const { view, fact, events } = update;
    const standIn = isStandInMove(this.#before);
    if (this.#before) this.#tell(presenceChanges(this.#before, view, this.table.you));
    this.#before = view;
    if (view.playing) this.#updateSeats(view);
    if (!view.game) return;
    if (fact === "began") this.#begin(view.game);
    if (fact === "diceready") this.#showReady(view.game);
    if (fact !== "played" && fact !== "ended") return;
    const shown = { events, game: view.game, playing: view.playing, stand_in: standIn };
    this.gameEvents.expect(shown);
    this.updates.push(shown);
  };

  #begin(game: GameView): void {
    this.gameEvents.begin(game.id);
    this.endDue = false;
    this.attended = true;
    this.#holder = null;
    this.#alertedTurn = 0;
    this.witnessed = game.seal;
    this.skipping.on = false;
    this.updates.start(game, true);
    this.#storeColors();
  }

  #showReady(game: GameView): void {
    this.updates.start(game, true);
    const left = game.commitments.flatMap((each, player) => (each !== "" && !game.revealed[player] ? [player] : []));
    if (left.some((player) => this.mine.includes(player))) this.notify(say("table-left-out-yours"));
    else if (left.length > 0) this.notify(say("table-left-out", { names: words.list(left.map((each) => this.players[each]?.name ?? "")) }));
  }

  #storeColors(): void {
    const colors = this.players.map(({ color }) => color);
    if (this.game) writeColors(this.game.id, colors);
  }

  /** Events can be seen now, or are skipped. */
  readonly #onShown = (shown: ShownEvents): void => {
    const fresh = this.gameEvents.note(shown);
    if (!shown.seen) return;
    const said = fresh.map(({ event, game }) => eventSentence(event, game, this.stage.players)).filter((each) => each !== null);
    if (said.length > 0) announcer.say(said.join(" "));
  };
}
