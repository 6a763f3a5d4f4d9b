// The state of a game in a room, as this browser sees it.

import { Stage } from "../../board/stage.svelte";
import { announcer } from "../../browser/announcer.svelte";
import type { Player } from "../../game/player";
import { ruleOfRefusal } from "../../game/rule-references";
import { type GameUpdate, UpdateQueue } from "../../play/update-queue.svelte";
import { ApiError } from "../../server/api";
import type { Connection } from "../../server/connection.svelte";
import { writeColors } from "../../storage/games/game-colors";
import { settings } from "../../storage/settings.svelte";
import type { Command, GameView, Phrase, RoomView, SeatView, Update, Welcome } from "../../wire.gen";
import { eventSentence } from "../../words/events";
import { nameOf, seatsOf } from "../../words/names";
import { say } from "../../words/words.svelte";
import { GameEvents } from "./game-events.svelte";
import { presenceChanges } from "./presence-changes";
import { ReactionBubbles } from "./reactions.svelte";

/** Something to read for a moment: a refusal with its rule, or news about somebody. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

/**
 * `act`: a move is due; `rolling`: own dice are in the air; `behind`: a move is due, but there is still something
 * to see; `handover`: a move is due by another person at this device; `away`: a computer player plays instead.
 */
export type Mode = "act" | "rolling" | "behind" | "handover" | "wait" | "away" | "watch" | "over";

const DOUBLE_TAP = 350;
const NOTICE = 7000;

export class RoomGame {
  readonly stage = new Stage([]);
  readonly showing: UpdateQueue;
  readonly gameEvents: GameEvents;
  readonly bubbles = new ReactionBubbles();
  notice: Notice | null = $state.raw(null);
  /** a command is under way */
  sending = $state(false);
  /** the end has been looked at long enough at the table */
  curtain = $state(false);
  /** the seal of the game that this browser saw before the first roll; empty if it came later */
  witnessed = $state("");

  /** whether this page saw the game going on */
  followed = $state(false);
  /** who holds the device that several share */
  #holder: number | null = $state(null);
  #called = 0;
  #acted = 0;
  #last = "";
  #before: RoomView | null = null;
  /** who plays, or played: whoever gets up after a game has still played it */
  #cast: readonly SeatView[] = $state.raw([]);
  readonly #stop: () => void;

  constructor(readonly link: Connection) {
    this.showing = new UpdateQueue(this.stage, this.#begun, () => document.hidden);
    this.gameEvents = new GameEvents(link.room);
    link.onWelcome(this.#welcome);
    link.onUpdate(this.#update);
    link.onPhrase(this.#said);
    // The end is looked at for a moment before the page turns.
    this.#stop = $effect.root(() => {
      $effect(() => {
        this.stage.players = this.players; // names change with the language
      });
      $effect(() => {
        const over = this.view?.game && !this.view.playing && this.showing.done && !this.curtain;
        if (!over) return;
        const timer = setTimeout(() => (this.curtain = true), 400 + 2600 * settings.speed);
        return () => clearTimeout(timer);
      });
      $effect(() => {
        if (!this.notice) return;
        const timer = setTimeout(() => (this.notice = null), NOTICE);
        return () => clearTimeout(timer);
      });
    });
  }

  close(): void {
    this.#stop();
  }

  /** Who plays, in the order of play; without a name they are called by their color, in the language of the page. */
  readonly players: readonly Player[] = $derived(this.#cast.map((seat) => ({ name: nameOf(seat), color: seat.colour })));

  get view(): RoomView | null {
    return this.link.view;
  }

  get game(): GameView | null {
    return this.link.view?.game ?? null;
  }

  /** The players that are played on this device, in the order of play. */
  readonly mine: readonly number[] = $derived.by(() => {
    const { view, you } = this.link;
    if (!view?.game) return [];
    return view.game.order.flatMap((number, player) => {
      const seat = view.seats[number];
      return seat?.kind === "person" && seat.guest === you ? [player] : [];
    });
  });

  /** The seat of a player. */
  seat(player: number): SeatView | null {
    const number = this.game?.order[player];
    return number === undefined ? null : (this.view?.seats[number] ?? null);
  }

  /** The player to act, if the game goes on. */
  get acting(): number | null {
    return this.view?.playing && this.game ? this.game.player : null;
  }

  get myTurn(): boolean {
    return this.acting !== null && this.mine.includes(this.acting) && this.seat(this.acting)?.away === false;
  }

  get actingName(): string {
    return this.stage.players[this.acting ?? -1]?.name ?? "";
  }

  /** How everyone is there, in a word. */
  readonly notes: readonly string[] = $derived.by(() =>
    (this.game?.order ?? []).map((_, player) => {
      const seat = this.seat(player);
      if (seat?.kind === "computer") return say("table-computer");
      if (seat?.away) return say("table-away");
      if (seat && !this.link.present.includes(seat.guest)) return say("table-not-connected");
      return this.mine.length === 1 && this.mine[0] === player ? say("table-you") : "";
    }),
  );

  /** What is asked of whoever sits here. */
  readonly mode: Mode = $derived.by(() => {
    if (this.tumbling) return "rolling";
    if (!this.view?.playing) return this.showing.done ? "over" : "wait";
    if (this.mine.length === 0) return "watch";
    if (this.mine.some((player) => this.seat(player)?.away)) return "away";
    if (!this.myTurn) return "wait";
    if (this.showing.waiting.length > 0) return "behind";
    return this.#passing ? "handover" : "act";
  });

  /** Whether others have done something that a player here has not seen. */
  get missedSomething(): boolean {
    return this.mine.length > 0 && this.gameEvents.missed.some(({ event }) => !this.mine.includes(event.player));
  }

  /** Whether anybody else is there to hear what is said. */
  get company(): boolean {
    const { you, present, view } = this.link;
    return present.some((guest) => guest !== you) || (view?.seats.some((seat) => seat.kind === "person" && seat.guest !== you) ?? false);
  }

  /** Whether the device goes to another person now. */
  get #passing(): boolean {
    return this.mine.length > 1 && this.#holder !== null && this.#holder !== this.acting;
  }

  /** The person to act has the device in hand. */
  takeOver(): void {
    this.#holder = this.acting;
  }

  /** Whether somebody is to be called to this turn, which is done once. */
  calls(turn: number): boolean {
    const fresh = turn !== this.#called;
    this.#called = turn;
    return fresh;
  }

  /** How long this device has had nothing to do, in milliseconds. */
  get rested(): number {
    return Date.now() - this.#acted;
  }

  /** Own dice are in the air: nobody should decide about a roll that was not seen. */
  get tumbling(): boolean {
    const own = (player: number) => this.mine.includes(player) && this.seat(player)?.away === false;
    return this.showing.now?.events.some((event) => event.event === "rolled" && own(event.player)) ?? false;
  }

  /** Make a move: once, however often it is tapped. Dice that are in the air come to rest first. */
  async act(command: Command): Promise<void> {
    const twice = command.do === this.#last && Date.now() - this.#acted < DOUBLE_TAP;
    if (this.sending || twice) return;
    if (this.tumbling) {
      this.showing.skip();
      return;
    }
    this.#acted = Date.now();
    this.#last = command.do;
    this.#holder = this.acting;
    this.showing.jump();
    this.gameEvents.missed = [];
    await this.do(command);
  }

  /** Ask for something; a refusal is told. */
  async do(command: Command): Promise<boolean> {
    this.sending = true;
    try {
      await this.link.do(command);
      this.notice = null;
      return true;
    } catch (why) {
      this.refuse(why instanceof ApiError ? why.code : "unavailable");
      return false;
    } finally {
      this.sending = false;
    }
  }

  refuse(code: string): void {
    this.notice = { text: say(`error-${code}`), rule: ruleOfRefusal(code) };
    announcer.alert(this.notice.text);
  }

  readonly #said = (guest: string, phrase: Phrase): void => {
    if (!settings.phrases) return;
    const player = (this.game?.order ?? []).findIndex((_, each) => this.seat(each)?.guest === guest);
    if (player < 0) return;
    const text = say(`phrase-${phrase}`);
    this.bubbles.add(player, text);
    announcer.say(`${this.stage.players[player]?.name}: ${text}`);
  };

  /** Tell something for a moment. */
  tell(text: string): void {
    this.notice = { text, rule: null };
    announcer.say(text);
  }

  readonly #welcome = ({ view, missed, complete }: Welcome): void => {
    const before = this.#before;
    const known = before?.version === view.version;
    this.#before = view;
    if (view.playing || this.#cast.length === 0) this.#meet(view);
    if (known || !view.game) return;
    this.curtain = !view.playing;
    this.followed ||= view.playing;
    if (view.playing && view.game.turn === 1 && view.game.rolls === 0) this.witnessed = view.game.seal; // nobody has rolled yet
    this.#keepColours();
    this.showing.jump(); // what still waits to be shown counts as missed, too
    const resumed = complete && before?.game ? this.gameEvents.resume(before.game, missed) : false;
    this.showing.start(view.game);
    if (!resumed) void this.gameEvents.load(view.game.id, () => this.showing.waiting);
  };

  #meet(view: RoomView): void {
    this.#cast = seatsOf(view);
    this.stage.players = this.players;
  }

  readonly #update = (update: Update): void => {
    const { view, fact, events } = update;
    if (this.#before && view.playing) presenceChanges(this.#before, view, this.link.you).forEach((text) => this.tell(text));
    this.#before = view;
    if (view.playing) this.#meet(view);
    if (!view.game) return;
    if (fact === "began") this.#begin(view.game);
    if (fact !== "played" && fact !== "ended") return;
    const news = { events, game: view.game };
    this.gameEvents.expect(news);
    this.showing.push(news);
  };

  #begin(game: GameView): void {
    this.gameEvents.begin(game.id);
    this.curtain = false;
    this.followed = true;
    this.#holder = null;
    this.#called = 0;
    this.witnessed = game.seal;
    this.showing.start(game);
    this.#keepColours();
  }

  #keepColours(): void {
    if (this.game)
      writeColors(
        this.game.id,
        this.stage.players.map((player) => player.color),
      );
  }

  /** Something is shown, or passed over because nobody looks. */
  readonly #begun = (news: GameUpdate, seen: boolean): void => {
    const fresh = this.gameEvents.note(news, seen);
    if (!seen) return;
    const said = fresh.map(({ event, game }) => eventSentence(event, game, this.stage.players)).filter((each) => each !== null);
    if (said.length > 0) announcer.say(said.join(" "));
  };
}
