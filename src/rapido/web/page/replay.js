// A recorded game, move by move.

import { board, sentence, tray } from "./board.js";
import { button, el, refill } from "./dom.js";
import { ask } from "./link.js";
import { play, readPosition } from "./rules.js";
import { records } from "./table.js";
import { COLOURS, SAY } from "./words.js";

/** Show the record of a game. */
export async function showReplay(main, status, id) {
  let record;
  try {
    record = await ask("GET", `/api/games/${encodeURIComponent(id)}.json`);
  } catch (error) {
    status.textContent = "";
    return refill(main, el("p", { class: "card" }, error.status ? SAY.noGame : SAY.offline), el("p", {}, el("a", { href: "/" }, SAY.newRoom)));
  }
  const frames = framesOf(record);
  const turns = frames.at(-1).turn;
  const who = (player) => ({ name: record.players[player]?.name ?? COLOURS[player], colour: player });
  let at = 0;

  const firstOf = (turn) => Math.max(0, frames.findIndex((frame) => frame.turn >= turn));
  const fromHash = () => {
    const asked = location.hash.match(/^#turn=(\d{1,6})$/);
    return asked ? firstOf(Math.min(turns, Math.max(1, Number(asked[1])))) : 0;
  };
  function go(to) {
    at = Math.min(frames.length - 1, Math.max(0, to));
    history.replaceState(null, "", `#turn=${frames[at].turn}`);
    draw();
  }
  const turnBack = () => go(at > firstOf(frames[at].turn) ? firstOf(frames[at].turn) : firstOf(frames[at].turn - 1));
  const turnOn = () => go(frames[at].turn === turns ? frames.length - 1 : firstOf(frames[at].turn + 1));

  function draw() {
    const frame = frames[at];
    status.textContent = SAY.turn(frame.turn, turns);
    refill(main,
      board(frame.game, who),
      tray(frame.last, who, false),
      el("input", { type: "range", min: 0, max: frames.length - 1, value: String(at), "aria-label": SAY.where, key: "where", class: "where", on: { input: (event) => { const to = Number(event.target.value); event.target.defaultValue = event.target.value; go(to); } } }),
      el("div", { class: "row steer" },
        button("«", turnBack, { key: "tb", "aria-label": SAY.turnBack, title: SAY.turnBack, disabled: at === 0 }),
        button("‹", () => go(at - 1), { key: "b", "aria-label": SAY.back, title: SAY.back, disabled: at === 0 }),
        button("›", () => go(at + 1), { class: "main", key: "f", "aria-label": SAY.forward, title: SAY.forward, disabled: at === frames.length - 1 }),
        button("»", turnOn, { key: "tf", "aria-label": SAY.turnForward, title: SAY.turnForward, disabled: at === frames.length - 1 })),
      el("p", { class: "told", "aria-live": "polite" }, frame.events.map((event) => sentence(event, who)).filter(Boolean).join(" ") || SAY.start),
      at === frames.length - 1 && frame.game.winner === null && el("p", { class: "hint" }, SAY.unfinished),
      el("p", { class: "hint" }, SAY.keys),
      records(id, false));
  }

  addEventListener("hashchange", () => go(fromHash()));
  addEventListener("keydown", (event) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowRight") go(at + 1);
    if (event.key === "ArrowLeft") go(at - 1);
  });
  go(fromHash());
}

/** All positions of a record, with the turn each belongs to and what led there. */
export function framesOf(record) {
  let game = readPosition(record.start);
  let turn = 1;
  let last = null;
  const frames = [{ game, turn, last, events: [] }];
  for (const token of record.moves) {
    const { game: after, events } = play(game, token);
    game = after;
    last = events.find((event) => event.event === "rolled") ?? last;
    turn += events.some((event) => event.event === "turn") ? 1 : 0;
    frames.push({ game, turn, last, events });
  }
  return frames;
}
