// The animation and sound of each event.

import { play, type Sound } from "../../browser/sound";
import type { EventView, GameView } from "../../wire.gen";
import type { Stage } from "../stage.svelte";
import type { AnimationGroup } from "./animation-group";
import { after } from "./apply-event";
import { dropTiles } from "./confetti";
import type { EventAnimation } from "./event-animation";
import { arc, fly, home, knock, tray } from "./flight";
import { climbed, fell } from "./pieces";
import { rolled } from "./roll";

type Name = EventView["event"];

const CALM = 260; // how long a change lights up under reduced motion
const VICTIM_DELAY = 90; // delay between one victim and the next
const FLIGHT = 440;

export const MOTIONS: Readonly<Record<Exclude<Name, "thrown_out">, EventAnimation>> = { scored, rolled, climbed, fell, placed, turn, won };

// Sounds under reduced motion, by priority.
const SOUND_PRIORITY: readonly (readonly [Name, Sound])[] = [
  ["won", "win"],
  ["thrown_out", "out"],
  ["fell", "cross"],
  ["scored", "score"],
  ["placed", "place"],
  ["climbed", "hop"],
  ["rolled", "land"],
];

/** Plays the sound of the most important event. */
export function playOneSound(events: readonly EventView[]): void {
  const found = SOUND_PRIORITY.find(([name]) => events.some(({ event }) => event === name));
  if (found) play(found[1]);
}

async function scored(stage: Stage, animations: AnimationGroup, event: EventView, before: GameView, next: GameView): Promise<void> {
  const lying = before.pairs.filter((pair) => pair.player === event.player);
  const glow = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }];
  play("score");
  for (const { field } of lying) void animations.light(stage.find(`glow-${field}`), glow, 620);
  await animations.wait(animations.calm ? 420 : 340);
  const copies = lying.flatMap((pair) => {
    const element = stage.find(`pair-${pair.player}-${pair.pair}`);
    return element && !animations.calm && !animations.skipped ? [animations.lift(element, element.getBoundingClientRect())] : [];
  });
  const back = { ...before, actions: [], pairs: next.pairs };
  await stage.draw(back);
  const to = tray(stage) ?? home(stage, event.player);
  const flights = copies.map((copy) => fly(animations, copy, to, FLIGHT));
  if (copies.length > 0) {
    const appear = [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }];
    for (const die of [0, 1]) void animations.move(stage.find(`die-${die}`), appear, FLIGHT);
  }
  await Promise.all([...flights, climbed(stage, animations, event, back, next)]);
}

async function placed(stage: Stage, animations: AnimationGroup, event: EventView, _before: GameView, next: GameView): Promise<void> {
  const from = tray(stage);
  await stage.draw(next);
  const lying = stage.find(`pair-${event.player}-${event.pair ?? 0}`);
  if (lying && from && !animations.calm && !animations.skipped) {
    const to = lying.getBoundingClientRect();
    const copy = animations.lift(lying, to);
    const hidden = animations.move(lying, [{ opacity: 0 }, { opacity: 0 }], FLIGHT);
    await animations.move(copy, arc(from, to), FLIGHT, { easing: "cubic-bezier(.4,.1,.5,1)" });
    animations.drop(copy);
    await hidden;
  }
  play("place");
  const settle: Keyframe[] = [
    { transform: "none" },
    { transform: "translateY(4%) scale(1.08, .88)", offset: 0.35 },
    { transform: "translateY(-3%) scale(.98, 1.03)", offset: 0.7 },
    { transform: "none" },
  ];
  void animations.move(lying, settle, 240);
  await animations.light(stage.find(`glow-${event.field ?? 0}`), [{ opacity: 0.65 }, { opacity: 0 }], 280);
}

/** Knocks off the victims of a placement, lowest field first, shortly after one another. */
export async function thrownOut(stage: Stage, animations: AnimationGroup, before: GameView, events: readonly EventView[]): Promise<void> {
  let game = before;
  const falls: Promise<void>[] = [];
  for (const event of [...events].sort((one, other) => (one.field ?? 0) - (other.field ?? 0))) {
    const pair = stage.find(`pair-${event.player}-${event.pair ?? 0}`);
    play("out");
    if (animations.calm) await animations.light(pair, [{ opacity: 1 }, { opacity: 0 }], CALM);
    else if (pair && !animations.skipped) falls.push(knock(stage, animations, pair, event.player));
    game = after(game, event);
    await stage.draw(game);
    await animations.wait(animations.calm ? 0 : VICTIM_DELAY);
  }
  await Promise.all(falls);
}

async function turn(stage: Stage, animations: AnimationGroup, event: EventView, before: GameView, next: GameView): Promise<void> {
  stage.turnLost = false;
  await stage.draw(next);
  if (before.player === event.player) return;
  const nod = [{ transform: "none" }, { transform: "translateY(-22%)", offset: 0.4, easing: "ease-in" }, { transform: "none" }];
  void animations.move(stage.find(`token-${event.player}`), nod, 300);
  const come = [-60, 60].map((from, die) => {
    const frames = [
      { transform: `translateX(${from}%) scale(.6)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    return animations.move(stage.find(`die-${die}`), frames, 240);
  });
  await Promise.all(come);
  await animations.wait(animations.calm ? CALM : 120);
}

async function won(stage: Stage, animations: AnimationGroup, event: EventView, _before: GameView, next: GameView): Promise<void> {
  play("win");
  await stage.draw(next);
  const lamps = [...(stage.find("lamps")?.children ?? [])];
  const shine = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }];
  lamps.forEach((lamp, index) => void animations.light(lamp, shine, 900, { delay: (index * 1100) / lamps.length }));
  if (!animations.calm && !animations.skipped) stage.stopConfetti = dropTiles(stage.players[event.player]?.color ?? 0, animations.pace);
  await animations.wait(animations.calm ? 900 : 1900);
}
