// The kernel by the cases of conformance/, in both variants.

import { describe, expect, it } from "vitest";
import { pairLetter, playerLetter } from "../../game/notation";
import type { EventView } from "../../wire.gen";
import type { Dice, Kernel, Move, State } from "../kernel";
import { readPosition, writePosition } from "../text/position";
import { readMoves } from "../text/tokens";
import { type Case, casesOf, perftCounts, recordedGame } from "./conformance.testing";
import { kernelOf, VARIANTS } from "./kernel.testing";
import { rollOf } from "./numbers";

const DICE: readonly Dice[] = Array.from({ length: 36 }, (_, index) => rollOf(index));

/** All legal actions, or all outcomes of the dice. */
function possibleMoves(kernel: Kernel, state: State): readonly Move[] {
  return state.phase === "dice" ? DICE.map((dice) => ({ do: "roll", dice })) : kernel.legalActions(state);
}

function facesOf(dice: Dice): string {
  return dice.map((face) => (face === 0 ? "X" : String(face))).join("");
}

function tokenOf(state: State, move: Move): string {
  if (move.do === "roll") return facesOf(move.dice);
  return move.do === "place" ? `@${move.field}` : `${pairLetter(state.player, move.pair)}?`;
}

function tokens(kernel: Kernel, state: State): readonly string[] {
  return possibleMoves(kernel, state)
    .map((move) => tokenOf(state, move))
    .sort();
}

/** An event as rules.toml writes it. */
function textOf({ event, player, pair = 0, dice = [0, 0], value, valid, steps, field }: EventView): string {
  const [who, whose] = [playerLetter(player), pairLetter(player, pair)];
  switch (event) {
    case "rolled":
      return `rolled ${whose} ${facesOf(dice)}${valid ? "" : " invalid"}`;
    case "placed":
      return `placed ${whose} ${value ?? "?"} on ${field ?? "?"}`;
    case "thrown_out":
      return `thrown out ${whose} ${value ?? "?"} from ${field ?? "?"}`;
    case "turn":
    case "won":
      return `${event} ${who}`;
    case "scored":
    case "climbed":
    case "fell":
      return `${event} ${who} ${steps ?? "?"}`;
  }
}

function play(kernel: Kernel, start: State, token: string): { readonly state: State; readonly events: readonly EventView[] } {
  let state = start;
  const events: EventView[] = [];
  for (const move of readMoves(token, start)) {
    expect(kernel.refusal(state, move)).toBeNull();
    const step = kernel.apply(state, move);
    if (!step) throw new Error(`${token} is refused`);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

function perft(kernel: Kernel, state: State, depth: number): number {
  const moves = possibleMoves(kernel, state);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const step = kernel.apply(state, move);
    if (step) count += perft(kernel, step.state, depth - 1);
  }
  return count;
}

function attempted(given: Case, state: State): Move {
  if ("dice" in given) return { do: "roll", dice: given.dice as Dice };
  if ("field" in given) return { do: "place", field: given.field as number };
  if ("pair" in given) return { do: "throw", pair: given.pair as number };
  return readMoves(given.move as string, state)[0] ?? { do: "place", field: -1 };
}

/** Deeper counts take the wall-clock time of a test that adds nothing: pytest has them for the rules. */
const DEPTH = 5;

describe.each(VARIANTS)("%s", (variant) => {
  it("knows all tables of the cases", () => {
    const counts = ["value", "start", "legal", "move", "refused", "impossible"].map((table) => casesOf(table).length);
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(casesOf("move").length).toBeGreaterThan(50);
  });

  it.each(casesOf("start"))("starts: $name", async ({ players, finish, position, legal }) => {
    const kernel = await kernelOf(variant);
    const state = kernel.newGame(players as number, (finish as number | undefined) ?? 21);
    expect(writePosition(state)).toBe(position);
    expect(tokens(kernel, state)).toEqual((legal as string[]).toSorted());
  });

  it.each(casesOf("legal"))("allows: $name", async ({ position, legal }) => {
    const kernel = await kernelOf(variant);
    expect(tokens(kernel, readPosition(position as string))).toEqual((legal as string[]).toSorted());
  });

  it.each(casesOf("move"))("plays: $name", async ({ position, moves, after, happened }) => {
    const kernel = await kernelOf(variant);
    let state = readPosition(position as string);
    const events: EventView[] = [];
    for (const token of moves as string[]) {
      const step = play(kernel, state, token);
      state = step.state;
      events.push(...step.events);
    }
    expect(writePosition(state)).toBe(after);
    expect(events.map(textOf)).toEqual(happened);
  });

  it.each(casesOf("refused"))("refuses: $name", async (given) => {
    const kernel = await kernelOf(variant);
    const state = readPosition(given.position as string);
    try {
      const move = attempted(given, state);
      expect(kernel.refusal(state, move)).toBe(given.error);
      expect(kernel.apply(state, move)).toBeNull();
    } catch (error) {
      expect(error).toMatchObject({ code: given.error }); // another player's token
    }
  });

  it("counts as many sequences of moves", async () => {
    const kernel = await kernelOf(variant);
    for (const [position, counts] of perftCounts()) {
      const shallow = counts.slice(0, DEPTH);
      const state = readPosition(position);
      expect(shallow.map((_, index) => perft(kernel, state, index + 1))).toEqual(shallow);
    }
  });

  it.each([2, 3, 4, 5, 6])("replays the recorded game of %i players", async (players) => {
    const kernel = await kernelOf(variant);
    const { tokens: recorded, positions } = recordedGame(players);
    let state = readPosition(positions[0] ?? "");
    const reached = [positions[0]];
    for (const token of recorded)
      for (const move of readMoves(token, state)) {
        const step = kernel.apply(state, move);
        if (!step) throw new Error(`${token} is refused`);
        state = step.state;
        reached.push(writePosition(state));
      }
    expect(reached).toEqual(positions);
  });
});
