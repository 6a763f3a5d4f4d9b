// The people who share a device: names, colors, the order of play, and who starts.

import { COLORS, MAX_PLAYERS } from "../game/limits";
import type { GameChoices } from "../storage/game-choices.svelte";

/** Nobody says who is the youngest: the starter is drawn by lot. */
export const BY_LOT = -1;

type People = Pick<GameChoices, "people" | "colors" | "youngest" | "guests">;

/** One more person, in the first free color; the computer players make room. */
export function withPerson(now: People): People {
  const people = [...now.people, ""];
  const color = Array.from({ length: COLORS }, (_, each) => each).find((each) => !now.colors.includes(each)) ?? 0;
  return { ...now, people, colors: [...now.colors, color], guests: Math.min(now.guests, MAX_PLAYERS - people.length) };
}

/** One person less; somebody who is left alone plays against a computer. */
export function withoutPerson(now: People, index: number): People {
  const people = now.people.toSpliced(index, 1);
  const youngest = now.youngest > index ? now.youngest - 1 : now.youngest === index ? 0 : now.youngest;
  return { people, colors: now.colors.toSpliced(index, 1), youngest, guests: Math.max(people.length > 1 ? 0 : 1, now.guests) };
}

/** A color for one person; whoever has it takes the other one. */
export function withColor(now: People, index: number, color: number): People {
  const old = now.colors[index] ?? 0;
  return { ...now, colors: now.colors.map((each, at) => (at === index ? color : each === color ? old : each)) };
}

/** One person at another place of the order; the youngest stays the youngest. */
export function withMoved(now: People, from: number, to: number): People {
  const move = <Item>(list: readonly Item[]): Item[] => {
    const rest = list.toSpliced(from, 1);
    return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
  };
  const places = move(now.people.map((_, index) => index));
  const youngest = now.youngest === BY_LOT ? BY_LOT : places.indexOf(now.youngest);
  return { ...now, people: move(now.people), colors: move(now.colors), youngest };
}
