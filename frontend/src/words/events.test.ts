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
    [{ event: "scored", player: 0, steps: 1 }, "Ana scores one step and stands on 4."],
    [{ event: "scored", player: 1, steps: 5 }, "Ben scores 5 steps and stands on 9."],
    [{ event: "climbed", player: 1, steps: 3 }, "A double! Ben climbs 3 steps, to 9."],
    [{ event: "fell", player: 0, steps: 2 }, "Two X! The turn is over. Ana falls 2 steps, to 4."],
    [{ event: "placed", player: 0, pair: 0, field: 3, value: 62 }, "Ana places 62 on field 3."],
    [{ event: "thrown_out", player: 1, pair: 0, field: 5, value: 31, by: 0 }, "Ana throws out Ben’s 31 from field 5."],
    [{ event: "won", player: 1 }, "Ben reaches the finish and wins!"],
    [{ event: "turn", player: 1 }, null],
  ];
  it.each(said)("%o", (event, sentenced) => {
    expect(eventSentence(event, [4, 9], players)).toBe(sentenced);
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
    expect(logLines(timeline([4, 9], events), players, 1).map((line) => line.turn)).toEqual([2]);
  });
});
