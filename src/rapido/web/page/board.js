// The board as everyone sees it: the stairs, the fields, the roll. Also used for replays.

import { button, dice, el, mark } from "./dom.js";
import { SAY } from "./words.js";

/** Draw stairs and fields. `who(player)` gives name and colour; `act(action)` plays, if one may. */
export function board(game, who, act = null) {
  return el("div", { class: "board" }, stairs(game, who), fields(game, who, act));
}

function stairs(game, who) {
  const lanes = game.steps.map((step, player) => {
    const { name, colour } = who(player);
    const piece = el("div", { class: "piece" }, mark(colour, 20), el("span", { class: "step" }, String(step)));
    const bar = el("div", { class: `bar c${colour}` });
    const lane = el("li", { class: player === game.player && game.winner === null ? "lane acts" : "lane", "aria-label": SAY.lane(name, step, game.finish) }, el("div", { class: "air" }), piece, bar);
    lane.style.setProperty("--height", String(step / game.finish));
    return lane;
  });
  return el("div", { class: "stairs" },
    el("p", { class: "top-step", "aria-hidden": "true" }, `${game.finish} ⚑`),
    el("ol", { class: "lanes", "aria-label": SAY.stairs }, lanes));
}

function fields(game, who, act) {
  const places = new Map((act ? game.actions : []).filter((action) => action.do === "place").map((action) => [action.field, action]));
  return el("ol", { class: "fields", "aria-label": SAY.fields }, [5, 4, 3, 2, 1, 0].map((field) => {
    const lying = game.pairs.filter((pair) => pair.field === field).map((pair) => {
      const { name, colour } = who(pair.player);
      return el("span", { class: "pair" }, mark(colour, 13), dice(pair.dice, colour, SAY.pairOf(name, pair.value), "small"));
    });
    const action = places.get(field);
    const victims = action ? action.throws_out.map(([player, pair]) => victim(game, who, player, pair)) : [];
    const number = el("span", { class: "number" }, String(field));
    const content = el("span", { class: "lying" }, lying);
    if (!action) return el("li", { class: "ledge", "aria-label": SAY.field(field) }, number, content);
    return el("li", { class: "ledge" }, button([number, content, el("span", { class: "go" }, el("b", {}, SAY.place), victims.length > 0 && el("small", {}, SAY.throwsOut(victims)))], () => act(action), {
      class: "put", key: `place${field}`, "aria-label": SAY.placeHere(field, game.value, victims),
    }));
  }));
}

/** A victim by name; with its value when two pairs could be meant. */
function victim(game, who, player, index) {
  const pair = game.pairs.find((each) => each.player === player && each.pair === index);
  return game.steps.length === 2 && pair ? `${who(player).name} ${pair.value}` : who(player).name;
}

/** Draw the roll that lies on the table, or the last one that was seen. */
export function tray(last, who, fresh) {
  if (!last) return el("div", { class: "tray" }, el("p", { class: "hint" }, SAY.noRoll));
  const { name, colour } = who(last.player);
  const faces = [...last.dice].sort((a, b) => b - a).map((face) => face || "✕").join(" ");
  return el("div", { class: `tray ${fresh ? "fresh" : ""} ${last.valid ? "" : "lost"}` },
    el("span", { class: "roller" }, mark(colour), name),
    dice(last.dice, colour, last.valid ? SAY.rolled(name, last.value) : SAY.crossed(name, faces)),
    el("span", { class: "value" }, last.valid ? String(last.value) : SAY.ended));
}

/** Say in words what an event means; nothing for those that go without saying. */
export function sentence(event, who) {
  const name = who(event.player).name;
  switch (event.event) {
    case "scored": return SAY.scored(name, event.steps);
    case "rolled": return event.valid ? SAY.rolled(name, event.value) : SAY.crossed(name, event.dice.map((face) => face || "✕").join(" "));
    case "climbed": return SAY.climbed(name, event.steps);
    case "fell": return SAY.fell(name, event.steps);
    case "placed": return SAY.placed(name, event.value, event.field);
    case "thrown_out": return SAY.thrownOut(name, event.value, event.field, who(event.by).name);
    case "won": return SAY.won(name);
    default: return "";
  }
}
