import { expect, test } from "vitest";
import { parseChoices } from "./game-choices.svelte";

const usual = { opponents: 2, level: "heuristic", people: ["", ""], colors: [0, 1], youngest: 0, guests: 0, seats: 3 };

test.each([null, undefined, 5, "text", [], {}])("an invalid value gives the defaults: %s", (stored) => {
  expect(parseChoices(stored)).toEqual(usual);
});

test("valid choices are taken over", () => {
  const stored = { opponents: 5, level: "mine", people: ["Mia", "Ben", ""], colors: [4, 0, 2], youngest: -1, guests: 3, seats: 6 };
  expect(parseChoices(stored)).toEqual(stored);
});

test("unplayable choices are not", () => {
  expect(parseChoices({ opponents: 6, level: "", people: [], guests: 9, seats: 1 })).toEqual(usual);
  expect(parseChoices({ opponents: 1.5, people: [1], seats: "4" })).toEqual(usual);
});

test("there are at most six players, and one person alone needs an opponent", () => {
  expect(parseChoices({ people: Array.from({ length: 9 }, () => "x"), guests: 1 })).toMatchObject({
    people: Array(6).fill("x"),
    guests: 0,
  });
  expect(parseChoices({ people: ["Mia"], guests: 0 })).toMatchObject({ guests: 1 });
});

test("names are truncated to the server's limit", () => {
  expect(parseChoices({ people: ["x".repeat(99), ""] }).people[0]).toHaveLength(20);
});

test("colors that are missing, shared or too few are dealt anew, and the youngest is one of the people", () => {
  for (const colors of [undefined, [1, 1], [0], [0, 6], ["0", "1"]])
    expect(parseChoices({ people: ["A", "B"], colors }).colors).toEqual([0, 1]);
  expect(parseChoices({ people: ["A", "B"], youngest: 2 }).youngest).toBe(0);
});
