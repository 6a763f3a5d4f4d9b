// Between games: who sits where, how the room plays, who is let in.

import { button, copy, el, mark, memory } from "./dom.js";
import { ask } from "./link.js";
import { BOTS, COLOURS, LIMITS, SAY, STARTERS } from "./words.js";

/** Draw the lobby. `at` knows the room: view, you, present, knocks, do, say. */
export function lobby(at) {
  const { view } = at;
  const mine = view.seats.filter((seat) => seat.guest === at.you);
  const again = view.games.length > 0;
  const full = view.seats.every((seat) => seat.kind !== "open");
  return [
    at.knocks.map((knock) => knocking(at, knock)),
    again && start(at, full),
    el("section", { class: "card", "aria-label": SAY.lobby },
      el("h2", {}, SAY.lobby),
      el("ul", { class: "seats" }, view.seats.map((seat, number) => seatRow(at, seat, number, mine.length))),
      mine.length ? el("p", { class: "hint" }, SAY.sitTooHint) : full && el("p", { class: "hint" }, SAY.noSeat)),
    !again && start(at, full),
    mine.length > 0 && words(at),
    invite(at),
    settings(at),
    end(at),
  ];
}

function start(at, full) {
  if (!at.hosting) return el("p", { class: "hint centre" }, SAY.waitHost);
  return el("div", { class: "begin" },
    button(at.view.games.length ? SAY.again : SAY.begin, () => at.do({ do: "begin" }), { class: "main big", key: "begin", disabled: !full }),
    !full && el("p", { class: "hint" }, SAY.seatsOpen));
}

function knocking(at, knock) {
  const answer = (yes) => {
    at.tell({ type: "admit", knock: knock.knock, yes });
    at.forgetKnock(knock.knock);
  };
  return el("section", { class: "card knock", role: "alert" },
    el("p", {}, SAY.knocks(knock.name)),
    el("div", { class: "row" },
      button(SAY.admit, () => answer(true), { class: "main", key: `admit${knock.knock}` }),
      button(SAY.deny, () => answer(false), { key: `deny${knock.knock}` })));
}

function seatRow(at, seat, number, mine) {
  const own = seat.kind === "person" && seat.guest === at.you;
  const tags = [
    own && SAY.you,
    seat.kind === "person" && seat.guest === at.view.host && SAY.host,
    seat.kind === "person" && !at.present.includes(seat.guest) && SAY.offlineTag,
    seat.kind === "computer" && SAY.computer(seat.bot),
    seat.kind === "open" && SAY.open,
  ].filter(Boolean);
  return el("li", { class: `seat ${seat.kind}` },
    el("div", { class: "who" }, mark(seat.colour, 22),
      el("span", { class: "named" }, el("strong", {}, seat.kind === "open" ? SAY.seat(number + 1) : at.nameOf(seat)), " ",
        el("span", { class: "tags" }, tags.join(" · "))),
      el("span", { class: "row tight" }, seatButtons(at, seat, number, own, mine))),
    seat.kind === "open" && at.hosting && computers(at, number),
    own && ownSeat(at, seat, number));
}

function seatButtons(at, seat, number, own, mine) {
  const label = (text) => ({ "aria-label": `${text}: ${SAY.seat(number + 1)}` });
  const free = () => button(SAY.free, () => at.do({ do: "setseat", seat: number, kind: "open" }), { key: `free${number}`, ...label(SAY.free) });
  if (seat.kind === "open") {
    const text = mine ? SAY.sitToo : SAY.sit;
    const name = mine ? "" : memory.get("name");
    return button(text, () => at.sit(number, name), { class: mine ? "" : "main", key: `sit${number}`, ...label(text) });
  }
  if (own) return button(SAY.stand, () => at.do({ do: "stand", seat: number }), { key: `stand${number}`, ...label(SAY.stand) });
  if (!at.hosting) return [];
  if (seat.kind === "computer") return free();
  return [free(), button(SAY.makeHost, () => at.do({ do: "passhost", seat: number }), { key: `host${number}`, ...label(SAY.makeHost) })];
}

function computers(at, number) {
  return el("div", { class: "row tight equal" }, Object.entries(BOTS).map(([bot, level]) =>
    button(SAY.putComputer(level), () => at.do({ do: "setseat", seat: number, kind: "computer", bot }), {
      key: `bot${number}${bot}`, "aria-label": `${SAY.putComputer(level)}: ${SAY.seat(number + 1)}`,
    })));
}

function ownSeat(at, seat, number) {
  const name = el("input", { type: "text", maxlength: 20, value: seat.name, placeholder: SAY.colour(seat.colour), "aria-label": SAY.nameOf(number + 1), key: `name${number}`, autocomplete: "off" });
  const save = (event) => {
    event.preventDefault();
    const said = name.value.trim();
    if (number === at.firstSeat()) memory.set("name", said);
    at.do({ do: "sit", seat: number, name: said, colour: seat.colour });
  };
  const taken = new Set(at.view.seats.filter((other) => other !== seat && other.kind === "person").map((other) => other.colour));
  return el("div", { class: "own" },
    el("form", { class: "row tight", on: { submit: save } }, name,
      el("button", { type: "submit", key: `save${number}`, "aria-label": `${SAY.save}: ${SAY.nameOf(number + 1)}` }, SAY.save)),
    el("div", { class: "colours", role: "group", "aria-label": SAY.colourOf(number + 1) }, COLOURS.map((colour, index) =>
      button(mark(index, 24), () => at.do({ do: "sit", seat: number, name: seat.name, colour: index }), {
        class: "colour", key: `colour${number}-${index}`, title: colour, "aria-label": colour,
        "aria-pressed": String(index === seat.colour), disabled: taken.has(index),
      }))));
}

function words(at) {
  const rows = at.view.seats.map((seat, number) => {
    if (seat.guest !== at.you || seat.kind !== "person") return null;
    const input = el("input", { type: "text", maxlength: 100, key: `word${number}`, "aria-label": `${SAY.luckyWord}: ${at.nameOf(seat)}`, autocomplete: "off" });
    const give = async (event) => {
      event.preventDefault();
      if (await at.do({ do: "giveword", seat: number, word: input.value.trim() })) input.value = "";
      at.redraw();
    };
    return el("form", { class: "row tight", on: { submit: give } }, mark(seat.colour), input,
      el("button", { type: "submit", key: `give${number}` }, SAY.give), seat.word && el("span", { class: "tags" }, SAY.given));
  });
  return el("details", { class: "card", key: "words" },
    el("summary", {}, SAY.luckyWord),
    el("p", { class: "hint" }, SAY.luckyHint(at.view.next_seal)), rows);
}

function invite(at) {
  const link = el("input", { type: "text", readonly: true, value: location.href.split("#")[0], "aria-label": SAY.link, class: "link", key: "link" });
  const done = el("span", { class: "tags", role: "status" });
  return el("details", { class: "card", key: "invite", open: at.view.seats.some((seat) => seat.kind === "open") },
    el("summary", {}, SAY.invite),
    el("div", { class: "row tight" }, link, button(SAY.copy, async () => { await copy(link.value, link); done.textContent = SAY.copied; }, { key: "copy" }), done),
    at.hosting && el("div", { class: "row tight" },
      button(SAY.getCode, async () => {
        try {
          at.code = (await ask("POST", `/api/rooms/${encodeURIComponent(at.view.room)}/code`)).code;
          at.redraw();
        } catch (error) { at.warn(error.status ? SAY.wrong(error.message) : SAY.offline); }
      }, { key: "code" }),
      at.code && el("strong", { class: "code" }, SAY.codeIs(at.code))),
    at.hosting && at.code && el("p", { class: "hint" }, SAY.codeHint));
}

function settings(at) {
  const now = at.view.settings;
  if (!at.hosting) return el("p", { class: "hint centre" }, SAY.setting(now));
  const change = (part) => at.do({ do: "configure", ...now, ...part });
  const choice = (name, text, options, value, act) => el("label", { class: "line" }, text,
    el("select", { key: name, on: { change: (event) => act(event.target.value) } },
      options.map(([option, shown]) => el("option", { value: option, selected: String(option) === String(value) }, shown))));
  return el("details", { class: "card", key: "settings" },
    el("summary", {}, SAY.settings),
    choice("seats", SAY.seatsCount, [2, 3, 4, 5, 6].map((count) => [count, count]), at.view.seats.length, (count) => at.do({ do: "setseats", seats: Number(count) })),
    choice("limit", SAY.turnLimit, Object.entries(LIMITS), now.turn_limit, (limit) => change({ turn_limit: Number(limit) })),
    choice("starter", SAY.starter, Object.entries(STARTERS), now.starter, (starter) => change({ starter })),
    now.starter === "youngest" && choice("youngest", SAY.youngest, at.view.seats.map((seat, number) => [number, seat.kind === "open" ? SAY.seat(number + 1) : at.nameOf(seat)]), now.youngest, (youngest) => change({ youngest: Number(youngest) })),
    el("label", { class: "line" }, SAY.finish,
      el("input", { type: "number", min: 1, max: 999, value: String(now.finish), key: "finish", on: { change: (event) => {
        const finish = Math.round(Number(event.target.value));
        event.target.value = event.target.defaultValue;
        if (finish >= 1 && finish <= 999) change({ finish });
      } } })),
    el("label", { class: "line" }, SAY.spectators,
      el("input", { type: "checkbox", checked: now.spectators, key: "spectators", on: { change: (event) => change({ spectators: event.target.checked }) } })));
}

/** The ways out of a room. */
export function end(at) {
  const seated = at.view.seats.some((seat) => seat.guest === at.you && !seat.away);
  return el("details", { class: "card", key: "more" },
    el("summary", {}, SAY.more),
    el("div", { class: "row tight" },
      (seated || at.hosting) && button(SAY.leave, () => confirm(SAY.leaveSure) && at.leave(), { key: "leave" }),
      at.hosting && at.view.playing && button(SAY.abandon, () => confirm(SAY.abandonSure) && at.do({ do: "abandon" }), { key: "abandon" }),
      at.hosting && button(SAY.remove, () => confirm(SAY.removeSure) && at.remove(), { key: "remove" })));
}
