// What the user touched last: some help is for fingers only.

export type InputDevice = "touch" | "mouse" | "keyboard";

let last: InputDevice = "mouse";

if (typeof document !== "undefined") {
  // A click alone does not tell in every browser.
  document.addEventListener("pointerdown", ({ pointerType }) => (last = pointerType === "mouse" ? "mouse" : "touch"), { capture: true });
  document.addEventListener("keydown", () => (last = "keyboard"), { capture: true });
}

export function lastInput(): InputDevice {
  return last;
}
