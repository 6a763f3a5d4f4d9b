import { beforeAll, describe, expect, it, vi } from "vitest";
import { formatFace } from "../game/notation";
import { timeline } from "../game/timeline.testing";
import type { EventView } from "../wire.gen";
import { eventSentence } from "./events";
import { groupByTurn, logLines } from "./log-lines";
import { words } from "./words.svelte";

const players = [
  { name: "Ana", color: 0 },
  { name: "Ben", color: 3 },
];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.setLanguage("en");
});

describe("an event sentence", () => {
  const said: readonly (readonly [EventView, string | null])[] = [
    [{ event: "rolled", player: 0, pair: 0, dice: [2, 6], value: 62, valid: true }, "Ana rolls 2 and 6: 62."],
    [{ event: "rolled", player: 0, pair: 0, dice: [7, 0], value: 70, valid: true }, "Ana rolls 7 and X: 70."],
    [{ event: "rolled", player: 1, pair: 1, dice: [0, 0], value: 0, valid: false }, "Ben rolls X and X."],
    [{ event: "scored", player: 0, steps: 1 }, "Ana scores: up one step to step 4."],
    [{ event: "scored", player: 1, steps: 5 }, "Ben scores: up 5 steps to step 9."],
    [{ event: "climbed", player: 1, steps: 3 }, "A double! Ben climbs 3 steps to step 9."],
    [{ event: "fell", player: 0, steps: 2 }, "Two Xs! The turn is over. Ana drops 2 steps to step 4."],
    [{ event: "placed", player: 0, pair: 0, field: 3, value: 62 }, "Ana places 62 on field 3."],
    [{ event: "thrown_out", player: 1, pair: 0, field: 5, value: 31, by: 0 }, "Ana throws out Ben’s 31 from field 5."],
    [{ event: "won", player: 1 }, "Ben reaches the finish and wins!"],
    [{ event: "turn", player: 1 }, null],
  ];
  it.each(said)("%o", (event, sentenced) => {
    expect(eventSentence(event, [4, 9], players)).toBe(sentenced);
  });

  it("tells a fall to the start, and that it ends there", () => {
    const fell = (steps: number) => eventSentence({ event: "fell", player: 0, steps }, [0, 9], players);
    expect(fell(2)).toBe("Two Xs! The turn is over. Ana drops 2 steps to the start.");
    expect(fell(1)).toBe("X! The turn is over. Ana drops to the start, as low as it goes.");
    expect(fell(0)).toBe("X! The turn is over. Ana is at the start and can’t drop any lower.");
  });

  it("exists in every language", async () => {
    const event: EventView = { event: "placed", player: 0, field: 3, value: 62 };
    await words.setLanguage("de");
    expect(eventSentence(event, [4, 9], players)).toBe("Ana platziert die 62 auf Feld 3.");
    await words.setLanguage("en");
  });

  it("writes the cross as X", () => {
    expect([0, 1, 7].map(formatFace)).toEqual(["X", "1", "7"]);
  });
});

describe("the log lines", () => {
  const events: EventView[] = [
    { event: "placed", player: 0, field: 2, value: 62 },
    { event: "thrown_out", player: 1, field: 4, value: 31, by: 0 },
    { event: "turn", player: 1 },
    { event: "scored", player: 1, steps: 3 },
  ];

  it("are grouped by turn, with the player's color and the rule", () => {
    const lines = logLines(timeline([4, 9], events), players);
    expect(lines.map(({ turn, player, rule }) => [turn, player?.color, rule])).toEqual([
      [1, 0, "R14"],
      [1, 0, "R18"],
      [2, 3, "R25"],
    ]);
    expect(groupByTurn(lines).map((each) => [each.turn, each.lines.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it("are the last ones of a long game", () => {
    const [first] = timeline([4, 9], events);
    expect(logLines(first ? [{ ...first, standIn: true }] : [], players).map((line) => line.standIn)).toEqual([true]);
    expect(logLines(timeline([4, 9], events), players, 1).map((line) => line.turn)).toEqual([2]);
  });
});
