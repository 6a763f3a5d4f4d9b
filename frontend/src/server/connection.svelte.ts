// The WebSocket connection to a room: reconnects automatically, and resends commands until they are answered.

import { ApiError } from "../game/api-error";
import type { Table, TableStatus } from "../game/table";
import type { AbsentGuest, Command, Delta, FromBrowser, Knocked, Phrase, RoomView, ToBrowser, Update, Updates, Welcome } from "../wire.gen";
import { errorOf } from "./api";
import { ABNORMAL_CLOSURE, BAD_MESSAGE, closeQuietly, NO_SUCH_ROOM, RESTART, TURNED_AWAY } from "./close-codes";
import { applyDelta } from "./delta";
import { PendingCommands } from "./pending-commands";
import { RetryTimer } from "./retry-timer.svelte";

export type Knock = Omit<Knocked, "type">;
const without = (knocks: readonly Knock[], knock: string): readonly Knock[] => knocks.filter((each) => each.knock !== knock);

// milliseconds
const BACKOFF = { min: 250, max: 8000 };
/** after the server has turned us away */
const SLOW_BACKOFF = { min: 2000, max: 60_000 };
/** a connection that lasted this long shows that we are welcome again */
const STABLE = 10_000;
const SECOND = 1000;
const PING_INTERVAL = 20_000;
const PONG_TIMEOUT = 6_000;
/** seconds over which the browsers of a process that stops spread their return */
const RESTART_SPREAD = 2;

/** The connection to one room, across any number of sockets. */
export class Connection implements Table {
  view: RoomView | null = $state.raw(null);
  you = $state("");
  present: readonly string[] = $state.raw([]);
  absent: readonly AbsentGuest[] = $state.raw([]);
  status: TableStatus = $state("connecting");
  readonly local = null;
  knocks: readonly Knock[] = $state.raw([]);
  clockOffset = $state(0);
  /** why there is no connection, as an error code; empty if that is not known or not worth a sentence */
  failure = $state("");

  readonly #path: string;
  readonly #retry = new RetryTimer(BACKOFF);
  #socket: WebSocket | null = null;
  /** whether the handshake of the current socket succeeded */
  #accepted = false;
  /** whether the hello of the current socket was answered */
  #welcomed = false;
  #welcomedAt = 0;
  /** what to ask for in hello; full from when a server did not know deltas, or sent one that did not fit */
  #updates: Updates = "delta";
  /** until when the server does not want to hear from us */
  #notBefore = 0;
  #hasAskedForCookie = false;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #pending = new PendingCommands();
  readonly #updateListeners = new Set<(update: Update) => void>();
  readonly #welcomeListeners = new Set<(welcome: Welcome) => void>();
  readonly #phraseListeners = new Set<(guest: string, phrase: Phrase) => void>();

  /** `background`: to hear what happens, on a page that is not the table. */
  constructor(
    readonly room: string,
    readonly background = false,
  ) {
    this.#path = `/ws/${room}`;
    addEventListener("online", this.#reconnectNow);
    addEventListener("offline", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    this.#open();
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  /** Calls the listener on every (re)connection, with what was missed. */
  onWelcome(listener: (welcome: Welcome) => void): () => void {
    this.#welcomeListeners.add(listener);
    return () => this.#welcomeListeners.delete(listener);
  }

  onPhrase(listener: (guest: string, phrase: Phrase) => void): () => void {
    this.#phraseListeners.add(listener);
    return () => this.#phraseListeners.delete(listener);
  }

  /** Settles when the command is stored or refused, even across reconnects. */
  do(command: Command): Promise<void> {
    const { message, answer } = this.#pending.add(command, this.view?.version);
    this.#sendText(message);
    return answer;
  }

  sendPhrase(phrase: Phrase): void {
    this.#send({ type: "say", phrase });
  }

  /** Answers a knock; `seat` is that of a person, to be given to their new device. */
  admit(knock: string, yes: boolean, seat: number | null = null): void {
    this.#send({ type: "admit", knock, yes, ...(seat === null ? {} : { seat }) });
    this.knocks = without(this.knocks, knock);
  }

  playHere(): void {
    if (this.#socket) this.#send({ type: "here" });
    else this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#reconnectNow);
    removeEventListener("offline", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#retry.cancel();
    clearTimeout(this.#pingTimer);
    if (this.#socket) closeQuietly(this.#socket);
  }

  /** Seconds until the next attempt to connect; 0 if there will be none. */
  get seconds(): number {
    return this.#retry.seconds;
  }

  /** Connects without waiting, because a person asks for it. */
  again(): void {
    this.#retry.now();
  }

  #open(): void {
    this.#retry.cancel();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.#path}`);
    this.#socket = socket;
    this.#accepted = false;
    this.#welcomed = false;
    socket.onopen = () => {
      this.#accepted = true;
      const seen = this.view?.version ?? 0;
      // A server of an older version refuses members that it does not know, whatever their values.
      const updates = this.#updates === "full" ? {} : { updates: this.#updates };
      this.#send({ type: "hello", seen, ...updates, ...(this.background ? { background: true } : {}) });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = (event) => void this.#onClose(socket, event.code);
  }

  async #onClose(socket: WebSocket, code: number): Promise<void> {
    if (this.#closed || socket !== this.#socket) return;
    clearTimeout(this.#pingTimer);
    this.#socket = null;
    if (this.status === "elsewhere" && code !== NO_SUCH_ROOM) return; // reconnecting would take over from the other tab
    if (code === NO_SUCH_ROOM) {
      this.#giveUp("gone");
      return;
    }
    if (code === BAD_MESSAGE && !this.#welcomed && this.#updates === "delta") {
      this.#updates = "full"; // this page is newer than the server: some processes are still to be upgraded
      this.#open();
      return;
    }
    if (code === BAD_MESSAGE) {
      this.#giveUp("outdated");
      return;
    }
    this.status = this.view ? "lost" : "connecting";
    const why = this.#accepted ? new ApiError(TURNED_AWAY[code] ?? "offline") : await this.#handshakeError();
    if (this.#isSettled()) return;
    const turnedAway = why.code !== "offline";
    if (turnedAway && Date.now() - this.#welcomedAt > STABLE && this.#accepted) this.#retry.reset();
    this.failure = why.code;
    const atLeast = code === RESTART ? Math.random() * RESTART_SPREAD : (why.retryAfter ?? 0);
    this.#retry.schedule(() => this.#open(), atLeast, turnedAway ? SLOW_BACKOFF : BACKOFF);
    this.#notBefore = Date.now() + SECOND * (turnedAway ? this.#retry.seconds : 0);
  }

  /** Whether the page was left, or has connected, while the server was asked. */
  #isSettled(): boolean {
    return this.#closed || this.#socket !== null;
  }

  /** Asks by HTTP why a handshake failed: browsers do not tell scripts. */
  async #handshakeError(): Promise<ApiError> {
    const response = await fetch(this.#path).catch(() => null);
    if (!response) return new ApiError("offline");
    const error = await errorOf(response);
    if (error.code === "unavailable") return new ApiError("unreachable", error.retryAfter, true); // too many connections
    if (error.refused || error.code === "busy") return error;
    if (!this.#hasAskedForCookie) {
      this.#hasAskedForCookie = true;
      await fetch("/").catch(() => null); // a cached page has set no cookie, and without one nobody is let in
      return new ApiError("offline");
    }
    return error.code === "no_token" ? error : new ApiError("unreachable");
  }

  #giveUp(status: TableStatus): void {
    this.status = status;
    this.#pending.refuseAll("no_such_room");
  }

  /** The page became visible or the network changed: reconnect or ping without waiting. */
  readonly #reconnectNow = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#ping();
      return;
    }
    if (this.#socket || (this.status !== "lost" && this.status !== "connecting")) return;
    if (Date.now() >= this.#notBefore) this.#retry.now();
  };

  #receive(message: ToBrowser): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "update":
        this.#update(message);
        break;
      case "delta":
        this.#applyDelta(message);
        break;
      case "done":
        this.#pending.done(message.key);
        break;
      case "refused":
        this.#pending.refuse(message.key, message.code);
        break;
      case "said":
        for (const listener of this.#phraseListeners) listener(message.guest, message.phrase);
        break;
      case "present":
        this.present = message.guests;
        this.absent = message.absent ?? [];
        break;
      case "elsewhere":
        this.status = "elsewhere";
        break;
      case "here":
        this.status = "open";
        break;
      case "knocked":
        this.knocks = [...without(this.knocks, message.knock), message];
        break;
      case "answered":
        this.knocks = without(this.knocks, message.knock);
        break;
      case "pong":
        this.#schedulePing();
        break;
    }
  }

  #update(message: Update): void {
    this.view = message.view;
    this.clockOffset = message.now * 1000 - Date.now();
    for (const listener of this.#updateListeners) listener(message);
  }

  #applyDelta(message: Delta): void {
    const view = this.view && applyDelta(this.view, message);
    if (view) {
      const { version, fact, events, now } = message;
      this.#update({ type: "update", version, fact, events, view, now });
      return;
    }
    this.#updates = "full"; // what does not fit once may never fit
    const socket = this.#socket;
    if (socket) this.#abandon(socket);
  }

  #welcome(message: Welcome): void {
    // Whoever is let in and turned away again and again must not come back faster and faster.
    if (this.failure === "" || this.failure === "offline") this.#retry.reset();
    this.failure = "";
    this.#welcomed = true;
    this.#welcomedAt = Date.now();
    this.you = message.you;
    this.present = message.present;
    this.knocks = []; // those that still wait are sent again
    this.clockOffset = message.now * 1000 - Date.now();
    this.view = message.view;
    this.status = "open";
    for (const listener of this.#welcomeListeners) listener(message);
    for (const each of this.#pending.messages) this.#sendText(each);
    this.#schedulePing();
  }

  /** A dead connection looks the same as a quiet one, so ping regularly. */
  #schedulePing(): void {
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => this.#ping(), PING_INTERVAL);
  }

  #ping(): void {
    clearTimeout(this.#pingTimer);
    const socket = this.#socket;
    this.#send({ type: "ping" });
    this.#pingTimer = setTimeout(() => {
      if (socket && socket === this.#socket) this.#abandon(socket);
    }, PONG_TIMEOUT);
  }

  /** Closes a socket and reconnects, without waiting for its close event: that may take minutes on a dead connection. */
  #abandon(socket: WebSocket): void {
    socket.close();
    void this.#onClose(socket, ABNORMAL_CLOSURE);
  }

  #send(message: FromBrowser): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
}
