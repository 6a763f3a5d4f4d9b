// Building the page: elements with text only, never with markup from outside.

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: properties, then children (elements or texts; false and null are left out). */
export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [type, listener] of Object.entries(value)) made.addEventListener(type, listener);
    else if (name === "key") made.dataset.key = value;
    else if (name === "selected") made.selected = made.defaultSelected = true;
    else if (name === "checked") made.checked = made.defaultChecked = true;
    else if (name === "value") {
      made.value = value;
      if (tag === "input") made.defaultValue = value;
    } else if (name === "class") made.className = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Make a button that does something. */
export function button(text, act, properties = {}) {
  return el("button", { type: "button", ...properties, on: { click: act } }, text);
}

/** Put new children into an element; focus, and what was being typed, stay where they were. */
export function refill(root, ...children) {
  const active = root.contains(document.activeElement) ? document.activeElement : null;
  const focused = active?.dataset.key;
  const span = active instanceof HTMLInputElement && active.type === "text" ? [active.selectionStart, active.selectionEnd] : null;
  const typed = new Map();
  for (const input of root.querySelectorAll("input[data-key]")) {
    if (input.type !== "checkbox" && input.value !== input.defaultValue) typed.set(input.dataset.key, input.value);
  }
  const open = new Map([...root.querySelectorAll("details[data-key]")].map((each) => [each.dataset.key, each.open]));
  root.replaceChildren(...children.flat(Infinity).filter((child) => child));
  for (const each of root.querySelectorAll("details[data-key]")) each.open = open.get(each.dataset.key) ?? each.open;
  for (const input of root.querySelectorAll("input[data-key]")) {
    if (typed.has(input.dataset.key)) input.value = typed.get(input.dataset.key);
  }
  if (focused === undefined) return;
  const again = [...root.querySelectorAll("[data-key]")].find((each) => each.dataset.key === focused);
  if (again && !again.disabled) {
    again.focus({ preventScroll: true });
    if (span) again.setSelectionRange(...span);
  }
}

const SHAPES = [
  ["circle", { cx: 10, cy: 10, r: 8 }],
  ["polygon", { points: "10,1.5 19,17.5 1,17.5" }],
  ["rect", { x: 2, y: 2, width: 16, height: 16, rx: 2 }],
  ["polygon", { points: "10,0.5 19.5,10 10,19.5 0.5,10" }],
  ["polygon", { points: "10,0.8 12.7,7 19.5,7.6 14.4,12.1 15.9,18.8 10,15.2 4.1,18.8 5.6,12.1 0.5,7.6 7.3,7" }],
  ["polygon", { points: "5.2,1.7 14.8,1.7 19.5,10 14.8,18.3 5.2,18.3 0.5,10" }],
];

/** Draw the mark of a colour: shape and colour always go together. */
export function mark(colour, size = 18) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ viewBox: "-1 -1 22 22", width: size, height: size, "aria-hidden": "true", class: `mark c${colour}` })) {
    svg.setAttribute(name, value);
  }
  const [tag, shape] = SHAPES[colour] ?? SHAPES[0];
  const drawn = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(shape)) drawn.setAttribute(name, value);
  svg.append(drawn);
  return svg;
}

/** Draw a pair of dice, the higher one left, so that its value can be read. */
export function dice(faces, colour, label, kind = "") {
  const sorted = [...faces].sort((a, b) => b - a);
  return el(
    "span",
    { class: `dice c${colour} ${kind}`, role: "img", "aria-label": label },
    sorted.map((face) => el("span", { class: face ? "die" : "die cross" }, face ? String(face) : "✕")),
  );
}

/** Keep a value in this browser, if it lets us. */
export const memory = {
  get(name) {
    try { return localStorage.getItem(`rapido.${name}`) ?? ""; } catch { return ""; }
  },
  set(name, value) {
    try { localStorage.setItem(`rapido.${name}`, value); } catch { /* private windows may refuse */ }
  },
};

/** Copy a text; pages that are not served over https have only the old way. */
export async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.focus();
    field.select();
    document.execCommand("copy");
  }
}
