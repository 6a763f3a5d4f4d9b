// Pieces on the stairs: they hop up step by step, and slide down; the ribbon of the lane follows.

import { play } from "../../browser/sound";
import type { EventView, GameView } from "../../wire.gen";
import type { Stage } from "../stage.svelte";
import type { Reel } from "./animation-group";

const HOP = 165;
const SLIDE = 620;

/** One hop for each step, rising in pitch, and a sign that says how many. */
export async function climbed(stage: Stage, reel: Reel, { player }: EventView, before: GameView, next: GameView): Promise<void> {
  const [from, to] = [before.steps[player] ?? 0, next.steps[player] ?? 0];
  if (to > from) raise(stage.find(`sign-${player}`), reel, to - from);
  for (let step = from + 1; step <= to && !reel.skipped; step++) {
    play("hop", step - from);
    const unroll = ribbon(stage, reel, player, HOP);
    await stage.draw({ ...next, steps: before.steps.map((stood, index) => (index === player ? step : stood)) });
    unroll();
    await (reel.calm ? reel.wait(70) : hop(stage, reel, player, step));
  }
  await stage.draw(next);
}

function raise(sign: HTMLElement | undefined, reel: Reel, steps: number): void {
  if (!sign) return;
  sign.textContent = `+${steps}`;
  const time = steps * HOP + 500;
  void reel.light(sign, [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], time);
  void reel.move(
    sign,
    [
      { transform: "translateY(40%) scale(.6)" },
      { transform: "none", offset: 0.15 },
      { transform: "none", offset: 0.8 },
      { transform: "translateY(-40%)" },
    ],
    time,
  );
}

async function hop(stage: Stage, reel: Reel, player: number, step: number): Promise<void> {
  const piece = stage.find(`piece-${player}`);
  if (!piece || !stage.spot) return;
  const [start, end] = [stage.spot(player, step - 1), stage.spot(player, step)];
  const high = end.y - piece.offsetHeight * 0.42;
  const at = (x: number, y: number, wide = 1, tall = 1) => `translate(${x}px, ${y}px) scale(${wide}, ${tall})`;
  await reel.move(
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

export async function fell(stage: Stage, reel: Reel, { player }: EventView, before: GameView, next: GameView): Promise<void> {
  play("out");
  const roll = ribbon(stage, reel, player, SLIDE * 0.7);
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
  await Promise.all([reel.move(stage.find(`piece-${player}`), frames, SLIDE), reel.wait(SLIDE + 80)]);
}

/** The ribbon goes from how it is now to how it is drawn when this is called. */
function ribbon(stage: Stage, reel: Reel, player: number, time: number): () => void {
  const element = stage.find(`ribbon-${player}`);
  const before = element?.style.transform ?? "";
  return () => void reel.move(element, [{ transform: before }, { transform: element?.style.transform ?? "" }], time);
}
