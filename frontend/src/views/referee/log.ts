// The log of a game with the real box: what happened, and what was taken back, where it happened.

import type { Player } from "../../board/stage.svelte";
import { toldIn } from "../../server/games";
import { type Line, linesOf } from "../../words/log-lines";
import type { GameView, StepView } from "../../wire.gen";
import { say } from "../../words/words.svelte";
import type { Correction } from "./setup/game-setup";

export function logOf(start: GameView, steps: readonly StepView[], corrections: readonly Correction[], players: readonly Player[]): Line[] {
  const notes = (after: number): Line[] => corrections.filter((each) => each.after === after).map((each) => noteOf(each, players));
  const told = steps.flatMap((step, at) => [...notes(at), ...linesOf(toldIn(steps[at - 1]?.game ?? start, [step]), players)]);
  return [...told, ...notes(steps.length)];
}

function noteOf({ token, player, turn }: Correction, players: readonly Player[]): Line {
  const name = players[player]?.name ?? "";
  const text = token.startsWith("@")
    ? say("referee-took-place", { player: name, field: token.slice(1) })
    : say("referee-took-roll", { player: name, a: token[1] ?? "", b: token[2] ?? "" });
  return { turn, text, colour: null, rule: null };
}
