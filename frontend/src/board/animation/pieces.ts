// Animates pieces on the stairs: hopping up, sliding down.

import { play } from "../../browser/sound";
import type { Stage } from "../stage.svelte";
import type { AnimationGroup } from "./animation-group";
import type { EventAnimation } from "./event-animation";

const HOP = 165;
const SLIDE = 620;

/** One hop per step, rising in pitch, and a tag with the number of steps. */
export const climbed: EventAnimation = async (stage, animations, { player }, before, next) => {
  const [from, to] = [before.steps[player] ?? 0, next.steps[player] ?? 0];
  if (to > from) raise(stage.find(`tag-${player}`), animations, to - from);
  for (let step = from + 1; step <= to && !animations.skipped; step++) {
    play("hop", step - from);
    const unroll = ribbon(stage, animations, player, HOP);
    await stage.draw({ ...next, steps: before.steps.map((stood, index) => (index === player ? step : stood)) });
    unroll();
    await (animations.calm ? animations.wait(70) : hop(stage, animations, player, step));
  }
  await stage.draw(next);
};

function raise(tag: HTMLElement | undefined, animations: AnimationGroup, steps: number): void {
  if (!tag) return;
  tag.textContent = `+${steps}`;
  const time = steps * HOP + 500;
  void animations.light(tag, [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], time);
  void animations.move(
    tag,
    [
      { transform: "translateY(40%) scale(.6)" },
      { transform: "none", offset: 0.15 },
      { transform: "none", offset: 0.8 },
      { transform: "translateY(-40%)" },
    ],
    time,
  );
}

async function hop(stage: Stage, animations: AnimationGroup, player: number, step: number): Promise<void> {
  const piece = stage.find(`piece-${player}`);
  if (!piece || !stage.spot) return;
  const [start, end] = [stage.spot(player, step - 1), stage.spot(player, step)];
  const high = end.y - piece.offsetHeight * 0.42;
  const at = (x: number, y: number, wide = 1, tall = 1) => `translate(${x}px, ${y}px) scale(${wide}, ${tall})`;
  await animations.move(
    piece,
    [
      { transform: at(start.x, start.y, 1.12, 0.86), easing: "cubic-bezier(.2,.6,.4,1)" },
      { transform: at((start.x + end.x) / 2, high, 0.94, 1.1), offset: 0.5, easing: "cubic-bezier(.6,0,.8,.5)" },
      { transform: at(end.x, end.y, 1.12, 0.88), offset: 0.88 },
      { transform: at(end.x, end.y) },
    ],
    HOP,
    { easing: "linear" },
  );
}

export const fell: EventAnimation = async (stage, animations, { player }, before, next) => {
  play("out");
  const roll = ribbon(stage, animations, player, SLIDE * 0.7);
  await stage.draw(next);
  roll();
  const [start, end] = [before, next].map((game) => stage.spot?.(player, game.steps[player] ?? 0));
  if (!start || !end) return;
  const at = ({ x, y }: typeof start, angle: number) => `translate(${x}px, ${y}px) rotate(${angle}deg)`;
  const frames: Keyframe[] = [
    { transform: at(start, 0) },
    { transform: at(start, -14), offset: 0.25 },
    { transform: at(end, 12), offset: 0.7, easing: "ease-in" },
    { transform: at(end, -5), offset: 0.86 },
    { transform: at(end, 0) },
  ];
  await Promise.all([animations.move(stage.find(`piece-${player}`), frames, SLIDE), animations.wait(SLIDE + 80)]);
};

/** Animates the ribbon from its current shape to the one drawn at the time of the call. */
function ribbon(stage: Stage, animations: AnimationGroup, player: number, time: number): () => void {
  const element = stage.find(`ribbon-${player}`);
  const before = element?.style.transform ?? "";
  return () => void animations.move(element, [{ transform: before }, { transform: element?.style.transform ?? "" }], time);
}
