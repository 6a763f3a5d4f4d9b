// Animates flying dice: thrown in an arc, or knocked off a field.

import type { Stage } from "../stage.svelte";
import type { AnimationGroup } from "./animation-group";

const middle = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** Where returning dice go: to the player's entry on the page, or to the foot of the lane. */
export function home(stage: Stage, player: number): DOMRect | undefined {
  return (stage.find(`owner-${player}`) ?? stage.find(`foot-${player}`))?.getBoundingClientRect();
}

/** The bounding box of the dice in the tray, if there are any. */
export function tray(stage: Stage): DOMRect | undefined {
  const rects = [0, 1].flatMap((die) => stage.find(`die-${die}`)?.getBoundingClientRect() ?? []);
  if (rects.length === 0) return undefined;
  const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
  const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Keyframes of an arc, for an element that rests at `own`. */
export function arc(from: DOMRect, to: DOMRect, own = to): Keyframe[] {
  const [a, b, o] = [middle(from), middle(to), middle(own)];
  const lift = 30 + Math.hypot(b.x - a.x, b.y - a.y) * 0.18;
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
    const x = a.x + (b.x - a.x) * part - o.x;
    const y = a.y + (b.y - a.y) * part - lift * 4 * part * (1 - part) - o.y;
    const size = Math.max(0.3, (from.width + (to.width - from.width) * part) / own.width);
    return { offset: part, transform: `translate(${x}px, ${y}px) rotate(${(part - part * part) * -50}deg) scale(${size})` };
  });
}

/** Flies a lifted copy to a place and removes it. */
export async function fly(animations: AnimationGroup, copy: HTMLElement, to: DOMRect | undefined, time: number): Promise<void> {
  const from = copy.getBoundingClientRect();
  if (to) await animations.move(copy, arc(from, to, from), time, { easing: "ease-in-out" });
  animations.drop(copy);
}

/** Knocks a pair off its field: up, over, and down to its owner. */
export async function knock(stage: Stage, animations: AnimationGroup, pair: HTMLElement, player: number): Promise<void> {
  const at = pair.getBoundingClientRect();
  const copy = animations.lift(pair, at);
  const to = home(stage, player) ?? new DOMRect(at.left - at.width, at.bottom + at.height * 4, at.width / 2, at.height);
  const [x, y] = [middle(to).x - middle(at).x, middle(to).y - middle(at).y];
  const small = Math.min(0.8, Math.max(0.35, to.width / at.width));
  const over = `translate(${-at.width * 0.18}px, ${-at.height * 0.9}px) rotate(-70deg) scale(1.12)`;
  await animations.move(
    copy,
    [
      { transform: "none", easing: "cubic-bezier(.1,.7,.4,1)" },
      { transform: over, offset: 0.28, easing: "cubic-bezier(.5,0,.9,.7)" },
      { transform: `translate(${x}px, ${y}px) rotate(640deg) scale(${small})`, opacity: 1, offset: 0.88 },
      { transform: `translate(${x}px, ${y}px) rotate(640deg) scale(${small * 0.6})`, opacity: 0 },
    ],
    760,
    { easing: "linear" },
  );
  animations.drop(copy);
}
