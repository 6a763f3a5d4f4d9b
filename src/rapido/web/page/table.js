// A game in a room, and its end.

import { board, tray } from "./board.js";
import { button, el, mark } from "./dom.js";
import { end } from "./lobby.js";
import { SAY } from "./words.js";

/** Draw the table while a game goes on. */
export function table(at) {
  const { game } = at.view;
  const mine = at.acting?.guest === at.you && at.acting.kind === "person";
  const act = mine && !at.busy ? (action) => at.play(action) : null;
  const away = at.view.seats.some((seat) => seat.guest === at.you && seat.away);
  return [
    board(game, at.who, act),
    tray(at.lastRoll, at.who, at.fresh),
    mine ? throws(at, game) : null,
    away && el("section", { class: "card" }, el("p", {}, SAY.standIn), button(SAY.takeBack, () => at.do({ do: "return" }), { class: "main", key: "return" })),
    people(at),
    end(at),
  ];
}

function throws(at, game) {
  const throwing = game.actions.filter((action) => action.do === "throw");
  const first = game.phase === "roll";
  return el("div", { class: "actions" },
    el("div", { class: "row" }, throwing.map((action) =>
      button(throwing.length > 1 ? SAY.rollPair(action.pair) : first ? SAY.roll : SAY.rollAgain, () => at.play(action), {
        class: first ? "main big" : "big", key: throwing.length > 1 ? `throw${action.pair}` : "throw", disabled: at.busy,
      }))),
    el("p", { class: "hint" }, first ? SAY.firstHint : SAY.rollHint));
}

function people(at) {
  const { view } = at;
  const guests = new Set(view.seats.map((seat) => seat.guest));
  const watchers = at.present.filter((guest) => !guests.has(guest)).length;
  return el("ul", { class: "people" },
    view.game.order.map((number, player) => {
      const seat = view.seats[number];
      if (!seat) return null;
      const tag = seat.kind === "computer" ? SAY.computerTag : seat.away ? SAY.awayTag : !at.present.includes(seat.guest) ? SAY.offlineTag : seat.guest === at.you ? SAY.you : "";
      return el("li", { class: player === view.game.player ? "acts" : "" }, mark(seat.colour, 16), at.who(player).name, el("span", { class: "tags" }, tag));
    }),
    watchers > 0 && el("li", { class: "tags" }, SAY.watchers(watchers)));
}

/** Draw the end of a game, above the lobby for the next one. */
export function ending(at) {
  const { game } = at.view;
  const winner = game.winner === null ? null : at.who(game.winner);
  return el("section", { class: "card ending", "aria-label": SAY.log },
    el("h2", {}, winner && mark(winner.colour, 30), winner ? (at.seatOf(game.winner)?.guest === at.you && !at.several ? SAY.youWin : SAY.wins(winner.name)) : SAY.abandoned),
    board(game, at.who),
    records(game.id),
    el("details", { key: "seal" }, el("summary", {}, SAY.seal.split(",")[0]),
      el("dl", { class: "seal" }, el("dt", {}, SAY.seal), el("dd", {}, game.seal), el("dt", {}, SAY.secret), el("dd", {}, game.secret)),
      el("p", { class: "hint" }, SAY.fair)),
    at.view.games.length > 1 && el("details", { key: "older" }, el("summary", {}, SAY.olderGames),
      el("ul", {}, at.view.games.map((id, number) => el("li", {}, el("a", { href: `/g/${encodeURIComponent(id)}` }, SAY.game(number + 1)))))));
}

/** The links to a record. */
export function records(id, watch = true) {
  const file = `/api/games/${encodeURIComponent(id)}`;
  return el("p", { class: "row tight links" },
    watch && el("a", { href: `/g/${encodeURIComponent(id)}` }, SAY.replay),
    el("a", { href: `${file}.rapido`, download: `${id}.rapido` }, SAY.asText),
    el("a", { href: `${file}.json`, download: `${id}.json` }, SAY.asJson));
}
