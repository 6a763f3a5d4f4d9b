// Sentences on what the last move caused, each with its rule.

import type { Player } from "../../game/player";
import { ruleOf } from "../../game/rule-references";
import type { EventView, GameView, StepView } from "../../wire.gen";
import { eventSentence } from "../../words/events";
import { say } from "../../words/words.svelte";

export interface MoveResult {
  readonly text: string;
  /** such as R18; null if there is nothing to explain */
  readonly rule: string | null;
}

/** Describes the effects of the last move, and how the new turn starts. */
export function moveResults(last: StepView | undefined, game: GameView, players: readonly Player[]): MoveResult[] {
  const events = (last?.events ?? []).flatMap((event) => eventResults(event, game, players));
  const all = [...events, ...beginning(last, game, players)];
  return all.length > 1 && last?.events[0]?.event === "rolled" ? all.slice(1) : all; // the person who entered it knows it
}

function eventResults(event: EventView, game: GameView, players: readonly Player[]): MoveResult[] {
  const text = eventSentence(event, game, players);
  if (text === null) return [];
  const results: MoveResult[] = [{ text, rule: ruleOf(event, players.length) }];
  const harmless = event.event === "rolled" && event.valid !== false && event.dice?.includes(0);
  if (harmless) results.push({ text: say("referee-first-cross"), rule: "R9" });
  return results;
}

/** A turn that starts without scoring is what people ask about most. */
function beginning(last: StepView | undefined, game: GameView, players: readonly Player[]): MoveResult[] {
  const begins = game.phase === "roll" && last?.events.some((event) => event.event === "turn");
  if (!begins || last?.events.some((event) => event.event === "scored")) return [];
  const player = players[game.player]?.name ?? "";
  const lying = game.pairs.some((pair) => pair.player === game.player);
  return [lying ? { text: say("referee-alone", { player }), rule: "R26" } : { text: say("referee-nothing", { player }), rule: "R6" }];
}
