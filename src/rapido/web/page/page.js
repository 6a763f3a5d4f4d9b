// The plain page: which view is wanted, and a room from its first hello to its end.

import { sentence } from "./board.js";
import { button, el, memory, refill } from "./dom.js";
import { Link, ask } from "./link.js";
import { lobby } from "./lobby.js";
import { showReplay } from "./replay.js";
import { showStart } from "./start.js";
import { ending, table } from "./table.js";
import { COLOURS, PHRASES, SAY } from "./words.js";

const main = document.getElementById("main");
const status = document.getElementById("status");
const banner = document.getElementById("banner");
const talk = document.getElementById("talk");
const LOG_LINES = 200;
const KNOCK_MS = 5 * 60_000;
const WARN_MS = 6000;
const SAY_MS = 1500;

class RoomPage {
  constructor(room) {
    Object.assign(this, { view: null, you: "", present: [], knocks: [], code: "", lastRoll: null, fresh: false, busy: false, how: location.hash.slice(1) });
    this.who = (player) => this.#playerOf(player);
    this.log = el("ol", { class: "log", role: "log", "aria-live": "polite", "aria-label": SAY.log });
    this.#talk();
    this.link = new Link(room, (message) => this.#heard(message), (state) => this.#connection(state));
  }

  get hosting() { return this.view.host === this.you; }
  get several() { return this.view.seats.filter((seat) => seat.guest === this.you).length > 1; }
  get acting() { return this.view.playing ? this.seatOf(this.view.game.player) : undefined; }
  seatOf(player) { return this.view.seats[this.view.game.order[player]]; }
  firstSeat() { return this.view.seats.findIndex((seat) => seat.guest === this.you); }
  nameOf(seat) { return seat.name || COLOURS[seat.colour]; }
  #playerOf(player) {
    const seat = this.seatOf(player);
    return seat ? { name: this.nameOf(seat), colour: seat.colour } : { name: COLOURS[player], colour: player };
  }

  /** Ask the room for something and show a refusal; resolves with whether it was done. */
  async do(command, seen = null) {
    const answer = await this.link.do(command, seen);
    if (answer.type === "refused") this.warn(answer.code === "stale" ? SAY.old : answer.code === "elsewhere" ? SAY.elsewhere : SAY.wrong(answer.message));
    return answer.type === "done";
  }

  async sit(seat, name) {
    const taken = this.view.seats.some((other) => other.name === name);
    await this.do({ do: "sit", seat, name: taken ? "" : name });
  }

  async play(action) {
    this.busy = true;
    this.redraw();
    const command = action.do === "throw" ? { do: "throw", pair: action.pair } : { do: "place", field: action.field };
    await this.do(command, this.view.version);
    this.busy = false;
    this.redraw();
  }

  async leave() {
    if (await this.do({ do: "leave" })) location.href = "/";
  }

  async remove() {
    try {
      await ask("DELETE", `/api/rooms/${encodeURIComponent(this.view.room)}`);
      location.href = "/";
    } catch (error) {
      this.warn(error.status ? SAY.wrong(error.message) : SAY.offline);
    }
  }

  tell(message) { this.link.tell(message); }
  forgetKnock(knock) {
    this.knocks = this.knocks.filter((each) => each.knock !== knock);
    this.redraw();
  }

  warn(text) {
    show(text);
    clearTimeout(this.warning);
    this.warning = setTimeout(() => this.#connection(this.link.elsewhere ? "elsewhere" : this.link.open ? "open" : "lost"), WARN_MS);
  }

  #connection(state) {
    if (state === "open" || (state === "connecting" && !this.view)) show(state === "open" ? "" : SAY.connecting);
    else if (state === "elsewhere") show(SAY.elsewhere, button(SAY.playHere, () => this.link.connect(), { class: "main" }));
    else if (state === "noRoom") {
      show("");
      status.textContent = "";
      talk.hidden = true;
      refill(main, el("p", { class: "card" }, SAY.noRoom), el("p", { class: "centre" }, el("a", { href: "/" }, SAY.newRoom)));
    } else if (state === "reload") location.reload();
    else show(state === "tooMuch" ? SAY.tooMuch : SAY.lost);
  }

  #heard(message) {
    this.fresh = false;
    if (message.type === "welcome") {
      Object.assign(this, { you: message.you, view: message.view, present: message.present });
      for (const missed of message.missed) this.#tellOf(missed);
      this.#arrive();
    } else if (message.type === "update") {
      this.view = message.view;
      this.fresh = message.events.some((event) => event.event === "rolled");
      this.#tellOf(message);
    } else if (message.type === "present") this.present = message.guests;
    else if (message.type === "knocked") {
      this.knocks.push(message);
      setTimeout(() => this.forgetKnock(message.knock), KNOCK_MS);
    } else if (message.type === "said") {
      if (memory.get("mute") !== "yes") this.#line(SAY.says(this.#guestName(message.guest), PHRASES[message.phrase] ?? ""), "said");
      return;
    } else return;
    this.redraw();
  }

  /** The host of a new room sits down at once; whoever wants the computer gets it at once. */
  async #arrive() {
    const how = this.how;
    this.how = "";
    if (location.hash) history.replaceState(null, "", location.pathname);
    if ((how !== "new" && how !== "solo") || !this.hosting || this.view.version > 1) return;
    await this.sit(0, memory.get("name"));
    if (how === "new") return;
    for (let seat = 1; seat < this.view.seats.length; seat += 1) await this.do({ do: "setseat", seat, kind: "computer", bot: "heuristic" });
    await this.do({ do: "begin" });
  }

  #tellOf({ fact, events }) {
    if (fact === "began") {
      this.lastRoll = null;
      this.log.replaceChildren();
    }
    const said = { began: SAY.began, stoodin: SAY.stoodIn, returned: SAY.returned, ended: SAY.gameEnded, hostpassed: SAY.hostPassed }[fact];
    if (said) this.#line(said);
    for (const event of events) {
      if (event.event === "rolled") this.lastRoll = event;
      const text = sentence(event, this.who);
      if (text) this.#line(text, event.event === "won" ? "won" : "");
    }
  }

  #line(text, kind = "") {
    this.log.append(el("li", { class: kind }, text));
    while (this.log.children.length > LOG_LINES) this.log.firstChild.remove();
    this.log.scrollTop = this.log.scrollHeight;
  }

  #guestName(guest) {
    const seat = this.view.seats.find((each) => each.guest === guest);
    return seat ? this.nameOf(seat) : SAY.someone;
  }

  #talk() {
    const phrases = Object.entries(PHRASES).map(([phrase, text]) => button(text, () => {
      this.tell({ type: "say", phrase });
      for (const each of phrases) each.disabled = true;
      setTimeout(() => { for (const each of phrases) each.disabled = false; }, SAY_MS);
    }));
    const mute = el("input", { type: "checkbox", checked: memory.get("mute") === "yes", on: { change: (event) => memory.set("mute", event.target.checked ? "yes" : "") } });
    refill(talk, this.log, el("details", {}, el("summary", {}, SAY.phrases),
      el("div", { class: "row tight phrases" }, phrases), el("label", { class: "line mute" }, SAY.mute, mute)));
  }

  redraw() {
    const { view } = this;
    if (!view || this.link.ended) return;
    talk.hidden = false;
    if (document.body.classList.toggle("playing", view.playing) !== this.played) scrollTo(0, 0);
    this.played = view.playing;
    if (view.closed) {
      status.textContent = SAY.closed;
      refill(main, view.game && ending(this), el("p", { class: "card" }, SAY.closed), el("p", { class: "centre" }, el("a", { href: "/" }, SAY.newRoom)));
    } else if (view.playing) {
      status.textContent = this.#turn();
      refill(main, ...table(this));
      this.#offer();
    } else {
      status.textContent = view.game?.winner !== null && view.game ? SAY.wins(this.who(view.game.winner).name) : SAY.lobby;
      refill(main, view.game && ending(this), ...lobby(this));
    }
    const mine = this.acting?.guest === this.you;
    document.title = mine ? `● ${SAY.turnYou} – Rapido` : "Rapido";
  }

  #turn() {
    const seat = this.acting;
    const name = this.who(this.view.game.player).name;
    if (!seat) return "";
    if (seat.kind === "computer" || seat.away) return SAY.thinks(name);
    if (seat.guest === this.you) return this.several ? SAY.turnYours(name) : SAY.turnYou;
    return this.present.includes(seat.guest) ? SAY.turnOf(name) : SAY.waitFor(name);
  }

  /** Put the keyboard on the dice when the turn comes, unless it is in use elsewhere. */
  #offer() {
    if (this.acting?.guest !== this.you || document.activeElement !== document.body) return;
    main.querySelector('[data-key="throw"], [data-key="throw0"]')?.focus({ preventScroll: true });
  }
}

function show(text, ...more) {
  banner.hidden = !text;
  refill(banner, text && el("span", {}, text), ...more);
}

const [, kind, id] = location.pathname.split("/");
if (kind === "r" && id) new RoomPage(decodeURIComponent(id));
else if (kind === "g" && id) showReplay(main, status, decodeURIComponent(id));
else showStart(main, status);
