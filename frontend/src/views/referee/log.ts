// The log of a game with the real box, including corrections.

import { parsePlace, parseRoll } from "../../game/notation";
import type { Player } from "../../game/player";
import { timelineOf } from "../../game/timeline";
import type { Correction } from "../../storage/referee-game";
import type { GameView, StepView } from "../../wire.gen";
import { type LogLine, logLines } from "../../words/log-lines";
import { say } from "../../words/words.svelte";

export function logOf(
  start: GameView,
  steps: readonly StepView[],
  corrections: readonly Correction[],
  players: readonly Player[],
): LogLine[] {
  const notes = (after: number): LogLine[] => corrections.filter((each) => each.after === after).map((each) => noteOf(each, players));
  const lines = steps.flatMap((step, at) => [...notes(at), ...logLines(timelineOf(steps[at - 1]?.game ?? start, [step]), players)]);
  return [...lines, ...notes(steps.length)];
}

function noteOf({ token, player, turn }: Correction, players: readonly Player[]): LogLine {
  const name = players[player]?.name ?? "";
  const field = parsePlace(token);
  const [a = "", b = ""] = parseRoll(token)?.faces ?? "";
  const text =
    field === null ? say("referee-took-roll", { player: name, a, b }) : say("referee-took-place", { player: name, field: String(field) });
  return { turn, text, rule: null };
}
