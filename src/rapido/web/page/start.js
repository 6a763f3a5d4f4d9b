// The start page: make a room, or knock with a short code.

import { button, el, memory, refill } from "./dom.js";
import { ask } from "./link.js";
import { SAY } from "./words.js";

const KNOCK_MS = 1500;

/** Show the start page. */
export function showStart(main, status) {
  let seats = Number(memory.get("seats")) || 2;
  const note = el("p", { class: "note", role: "status" });
  const hint = el("p", { class: "hint" });
  const name = el("input", { id: "name", type: "text", maxlength: 20, autocomplete: "nickname", value: memory.get("name") });
  const code = el("input", { id: "code", type: "text", maxlength: 12, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", class: "code" });
  const counts = el("div", { class: "counts", role: "radiogroup", "aria-label": SAY.howMany });

  function drawCounts() {
    refill(counts, [2, 3, 4, 5, 6].map((count) => el("label", { class: "count" },
      el("input", { type: "radio", name: "seats", value: String(count), key: `count${count}`, checked: count === seats, on: { change: () => { seats = count; memory.set("seats", String(count)); drawHint(); } } }),
      el("span", {}, String(count)))));
    drawHint();
  }
  function drawHint() {
    hint.textContent = SAY.soloHint(seats);
  }
  async function make(how) {
    memory.set("name", name.value.trim());
    try {
      const { room } = await ask("POST", "/api/rooms", { seats });
      location.href = `/r/${room}#${how}`;
    } catch (error) {
      note.textContent = error.status ? SAY.wrong(error.message) : SAY.offline;
    }
  }
  async function knock(event) {
    event.preventDefault();
    if (!code.value.trim()) return code.focus();
    memory.set("name", name.value.trim());
    try {
      const { knock: id } = await ask("POST", "/api/knocks", { code: code.value.trim(), name: name.value.trim() });
      note.textContent = SAY.knocking;
      await outcome(id);
    } catch (error) {
      note.textContent = error.status ? SAY.wrong(error.message) : SAY.offline;
    }
  }
  async function outcome(id) {
    for (;;) {
      const { state, room } = await ask("GET", `/api/knocks/${encodeURIComponent(id)}`);
      if (state === "admitted") return void (location.href = `/r/${room}`);
      if (state === "refused") return void (note.textContent = SAY.notLetIn);
      await new Promise((done) => setTimeout(done, KNOCK_MS));
    }
  }

  drawCounts();
  status.textContent = "";
  refill(main,
    el("h1", { class: "hero" }, "Rapido"),
    el("p", { class: "tagline" }, SAY.tagline),
    el("section", { class: "card" },
      el("label", { for: "name" }, SAY.yourName), name,
      el("p", { class: "label" }, SAY.howMany), counts,
      el("div", { class: "row" },
        button(SAY.makeRoom, () => make("new"), { class: "main" }),
        button(SAY.solo, () => make("solo"))),
      hint),
    el("form", { class: "card", on: { submit: knock } },
      el("label", { for: "code" }, SAY.haveCode),
      el("div", { class: "row" }, code, el("button", { type: "submit" }, SAY.knock))),
    note);
}
