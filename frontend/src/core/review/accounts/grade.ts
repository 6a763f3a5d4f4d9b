// A grade for a player: the mean loss in one word.

import type { Grade } from "../../../wire.gen";
import { type Skill, stakes } from "./skill";

/** fewer decisions that count are not graded */
const FEWEST = 5;

/** for two players; with more, a fair share of the game is smaller, and so is the loss */
const UP_TO: readonly (readonly [number, Grade])[] = [
  [0.0005, "perfect"],
  [0.002, "masterly"],
  [0.008, "strong"],
  [0.015, "solid"],
  [0.03, "shaky"],
];

/** Null if too few decisions count. */
export function playerGrade(skill: Skill, players: number): Grade | null {
  if (skill.decisions < FEWEST) return null;
  const measure = skill.mean_loss / stakes(players);
  return UP_TO.find(([limit]) => measure <= limit)?.[1] ?? "wild";
}
