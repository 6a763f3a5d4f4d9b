// Animates a roll: the dice tumble and land on the known result, then the value counts up.
// Until they land, the result is in the keyframes alone: nothing in the document tells it.

import { play } from "../../browser/sound";
import type { EventView, GameView } from "../../wire.gen";
import { restOn } from "../dice/cube";
import type { Stage } from "../stage.svelte";
import type { AnimationGroup } from "./animation-group";

const TUMBLE = 650;
const UP = "cubic-bezier(.2,.7,.4,1)";
const DOWN = "cubic-bezier(.6,0,.9,.6)";
const DICE = [0, 1] as const;

export async function rolled(stage: Stage, animations: AnimationGroup, event: EventView, before: GameView, next: GameView): Promise<void> {
  stage.tumbling = true;
  stage.turnLost = false;
  play("roll");
  await stage.draw({ ...before, actions: [], player: event.player });
  const tall = stage.find("die-0")?.offsetHeight ?? 0;
  if (animations.calm) play("land");
  else await Promise.all(DICE.map((die) => tumble(stage, animations, die, event.dice?.[die] ?? 0, tall)));
  const from = DICE.map((die) => stage.find(`die-${die}`)?.offsetLeft ?? 0);
  stage.landed();
  stage.counting = animations.calm || event.valid === false ? null : 0;
  await stage.draw(next);
  for (const die of DICE) for (const filled of stage.find(`cube-${die}`)?.getAnimations() ?? []) filled.cancel();
  if (animations.skipped) return;
  const slides = DICE.map((die) => slide(stage, animations, die, from[die] ?? 0, tall));
  if (event.valid === false) {
    stage.turnLost = true;
    play("cross");
    const shake = [0, -7, 7, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    await Promise.all([...slides, animations.move(stage.find("tray"), shake, 380), animations.wait(520)]);
    return;
  }
  const appear = animations.light(stage.find("value"), [{ opacity: 0.2 }, { opacity: 1 }], 260);
  await Promise.all([...slides, count(stage, animations, event.value ?? 0), appear]);
}

async function tumble(stage: Stage, animations: AnimationGroup, die: 0 | 1, face: number, tall: number): Promise<void> {
  const cube = stage.find(`cube-${die}`);
  if (!cube) return;
  const before = getComputedStyle(cube).getPropertyValue("--rest");
  const side = die ? 1 : -1;
  const timing = { delay: die * 50, easing: "linear" };
  for (const landing of [390, 560]) setTimeout(() => animations.skipped || play("land"), (landing + timing.delay) * animations.pace);
  const at = (x: number, y: number) => `translate(${side * x * tall}px, ${y * tall}px)`;
  void animations.move(
    stage.find(`die-${die}`),
    [
      { transform: at(0, 0), easing: UP },
      { transform: at(0.25, -0.62), offset: 0.26, easing: DOWN },
      { transform: at(0.12, 0.04), offset: 0.6, easing: UP },
      { transform: at(0.06, -0.2), offset: 0.74, easing: DOWN },
      { transform: at(0.02, 0.02), offset: 0.87, easing: UP },
      { transform: at(0.01, -0.05), offset: 0.94, easing: DOWN },
      { transform: at(0, 0) },
    ],
    TUMBLE,
    timing,
  );
  void animations.move(
    stage.find(`shade-${die}`),
    [
      { transform: "none", opacity: 1 },
      { transform: "scale(.55)", opacity: 0.35, offset: 0.26 },
      { transform: "none", opacity: 1, offset: 0.6 },
      { transform: "scale(.8)", opacity: 0.7, offset: 0.74 },
      { transform: "none", opacity: 1 },
    ],
    TUMBLE,
    timing,
  );
  const after = restOn(die, face);
  const turned = (z: number, x: number, y: number, rest = after) =>
    `rotateZ(${side * z}deg) rotateX(${x}deg) rotateY(${side * y}deg) ${rest}`;
  await animations.move(
    cube,
    [
      { transform: turned(0, -360, 360, before || after) },
      { transform: turned(200, -520 - die * 90, 400), offset: 0.3 },
      { transform: turned(40, -110, 100), offset: 0.6, easing: "cubic-bezier(.2,.6,.4,1)" },
      { transform: turned(-6, 0, 0), offset: 0.87 },
      { transform: turned(0, 0, 0) },
    ],
    TUMBLE,
    { ...timing, fill: "both" }, // until the document shows the landed dice
  );
  dust(stage, animations, die);
}

function dust(stage: Stage, animations: AnimationGroup, die: 0 | 1): void {
  const grains = [...(stage.find(`dust-${die}`)?.children ?? [])];
  grains.forEach((grain, index) => {
    const angle = Math.PI * (0.1 + (0.8 * index) / Math.max(1, grains.length - 1));
    const to = `translate(${-Math.cos(angle) * 170}%, ${-Math.sin(angle) * 60}%) scale(1.3)`;
    void animations.move(
      grain,
      [
        { transform: "scale(.4)", opacity: 0.7 },
        { transform: to, opacity: 0 },
      ],
      320,
    );
  });
}

/** Moves the higher die to the left, over the other one. */
async function slide(stage: Stage, animations: AnimationGroup, die: 0 | 1, from: number, tall: number): Promise<void> {
  const element = stage.find(`die-${die}`);
  const by = from - (element?.offsetLeft ?? 0);
  if (!by) return;
  const half = `translate(${by / 2}px, ${(die ? -0.3 : 0.12) * tall}px)`;
  const frames = [`translate(${by}px, 0)`, half, "translate(0, 0)"].map((transform) => ({ transform }));
  await animations.move(element, frames, 230, { easing: "ease-in-out" });
}

async function count(stage: Stage, animations: AnimationGroup, value: number): Promise<void> {
  if (animations.calm) return;
  const ticks = 7;
  for (let tick = 1; tick <= ticks && !animations.skipped; tick++) {
    stage.counting = Math.round((value * tick) / ticks);
    await animations.wait(32);
  }
  stage.counting = null;
}
