// The WebSocket connection to a room: it reconnects by itself, and no command is lost or sent twice.

import type { Command, FromBrowser, Phrase, RoomView, ToBrowser, Update, Welcome } from "../wire.gen";
import { ApiError } from "./api";

/** `lost` comes back by itself; `gone` does not; `elsewhere` is another tab that plays. */
export type ConnectionState = "connecting" | "open" | "lost" | "gone" | "elsewhere" | "outdated";

export interface Knock {
  readonly knock: string;
  readonly name: string;
}

interface Waiting {
  readonly message: string;
  readonly done: () => void;
  readonly refused: (why: ApiError) => void;
}

const NO_TOKEN = 4401;
const NO_SUCH_ROOM = 4404;
const NOT_UNDERSTOOD = 4400;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 6_000;
const BROKEN = 1006;

/** A connection to one room, over as many sockets as it takes. */
export class Connection {
  view: RoomView | null = $state.raw(null);
  /** what this browser is called in seats and messages */
  you = $state("");
  present: readonly string[] = $state.raw([]);
  standing: ConnectionState = $state("connecting");
  knocks: readonly Knock[] = $state.raw([]);
  /** milliseconds that the server's clock is ahead of ours */
  ahead = $state(0);

  readonly #url: string;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #waiting = new Map<string, Waiting>();
  readonly #onUpdate = new Set<(update: Update) => void>();
  readonly #onWelcome = new Set<(welcome: Welcome) => void>();
  readonly #onPhrase = new Set<(guest: string, phrase: Phrase) => void>();

  constructor(readonly room: string) {
    this.#url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${room}`;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Hear of every change from now on, in order; the answer ends it. */
  onUpdate(hear: (update: Update) => void): () => void {
    this.#onUpdate.add(hear);
    return () => this.#onUpdate.delete(hear);
  }

  /** Hear of every coming back, with what was missed. */
  onWelcome(hear: (welcome: Welcome) => void): () => void {
    this.#onWelcome.add(hear);
    return () => this.#onWelcome.delete(hear);
  }

  onPhrase(hear: (guest: string, phrase: Phrase) => void): () => void {
    this.#onPhrase.add(hear);
    return () => this.#onPhrase.delete(hear);
  }

  /** Do something; settled when it is stored or refused, however often the line breaks meanwhile. */
  do(command: Command): Promise<void> {
    const key = newKey();
    const guarded = command.do === "throw" || command.do === "place";
    const message = JSON.stringify({
      type: "do",
      key,
      command,
      ...(guarded && this.view ? { seen: this.view.version } : {}),
    } satisfies FromBrowser);
    return new Promise((done, refused) => {
      this.#waiting.set(key, { message, done, refused });
      this.#send(message);
    });
  }

  phrase(phrase: Phrase): void {
    this.#tell({ type: "say", phrase });
  }

  admit(knock: string, yes: boolean): void {
    this.#tell({ type: "admit", knock, yes });
    this.knocks = this.knocks.filter((each) => each.knock !== knock);
  }

  /** Play in this tab again. */
  here(): void {
    if (this.#socket) this.#tell({ type: "here" });
    else this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.#tell({ type: "hello", seen: this.view?.version ?? 0 });
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToBrowser);
    socket.onclose = (event) => void this.#lost(socket, event.code);
  }

  async #lost(socket: WebSocket, code: number): Promise<void> {
    if (this.#closed || socket !== this.#socket) return;
    clearTimeout(this.#pulse);
    this.#socket = null;
    if (this.standing === "elsewhere" && code !== NO_SUCH_ROOM) return; // it must not push out the tab that plays
    if (code === NO_SUCH_ROOM) {
      this.#giveUp("gone");
      return;
    }
    if (code === NOT_UNDERSTOOD) {
      this.#giveUp("outdated");
      return;
    }
    this.standing = this.view ? "lost" : "connecting";
    if (code === NO_TOKEN) await fetch("/").catch(() => null); // a page from the cache brought none
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #giveUp(standing: ConnectionState): void {
    this.standing = standing;
    for (const each of this.#waiting.values()) each.refused(new ApiError("no_such_room"));
    this.#waiting.clear();
  }

  /** Somebody is looking, or the network has changed: do not wait any longer to find out how it stands. */
  readonly #hurry = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#probe();
      return;
    }
    if (this.#socket || (this.standing !== "lost" && this.standing !== "connecting")) return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #hear(message: ToBrowser): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "update":
        this.view = message.view;
        this.ahead = message.now * 1000 - Date.now();
        for (const hear of this.#onUpdate) hear(message);
        break;
      case "done":
        this.#settle(message.key)?.done();
        break;
      case "refused":
        this.#settle(message.key)?.refused(new ApiError(message.code));
        break;
      case "said":
        for (const hear of this.#onPhrase) hear(message.guest, message.phrase);
        break;
      case "present":
        this.present = message.guests;
        break;
      case "elsewhere":
        this.standing = "elsewhere";
        break;
      case "here":
        this.standing = "open";
        break;
      case "knocked":
        this.knocks = [...this.knocks, { knock: message.knock, name: message.name }];
        break;
      case "pong":
        this.#beat();
        break;
    }
  }

  #welcome(message: Welcome): void {
    this.#wait = FIRST_WAIT;
    this.you = message.you;
    this.present = message.present;
    this.ahead = message.now * 1000 - Date.now();
    this.view = message.view;
    this.standing = "open";
    for (const hear of this.#onWelcome) hear(message);
    for (const each of this.#waiting.values()) this.#send(each.message);
    this.#beat();
  }

  /** Ask now and then whether anybody is there: a dead line looks the same as a quiet one. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#probe(), PING_EVERY);
  }

  #probe(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#tell({ type: "ping" });
    this.#pulse = setTimeout(() => {
      if (!socket || socket !== this.#socket) return;
      socket.close(); // which a dead line may not notice for long
      void this.#lost(socket, BROKEN);
    }, PONG_WITHIN);
  }

  #settle(key: string): Waiting | undefined {
    const found = this.#waiting.get(key);
    this.#waiting.delete(key);
    return found;
  }

  #tell(message: FromBrowser): void {
    this.#send(JSON.stringify(message));
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
}

/** A name for a command; plain HTTP has no randomUUID. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
