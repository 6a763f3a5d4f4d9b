import { describe, expect, it } from "vitest";
import { EXAMPLES, GROUPS, QUESTIONS } from "./rule-groups";
import { fits, folded, pieces, wordsOf } from "./search";

const FILES = import.meta.glob<string>("../../../../src/rapido/locales/*/web/rules.ftl", { query: "?raw", import: "default", eager: true });

describe("search", () => {
  it("ignores accents and case, and keeps all indices", () => {
    expect(folded("Éjecté Würfelpaar ÑÇ")).toBe("ejecte wurfelpaar nc");
    expect(folded("İß’½")).toHaveLength(4);
  });

  it("requires every word", () => {
    expect(fits(wordsOf("field double"), "A double on field 3")).toBe(true);
    expect(fits(wordsOf("field triple"), "A double on field 3")).toBe(false);
    expect(fits(wordsOf("  "), "anything")).toBe(true);
  });

  it("finds long words anywhere and short ones at the start of a word", () => {
    expect(fits(wordsOf("paar"), "Würfelpaar")).toBe(true);
    expect(fits(wordsOf("x"), "the next turn")).toBe(false);
    expect(fits(wordsOf("X"), "two X, then")).toBe(true);
    expect(fits(wordsOf("r1"), "R18")).toBe(true);
    expect(fits(wordsOf("0"), "step 10")).toBe(false);
  });

  it("marks the matches and keeps the whole text", () => {
    const found = pieces(wordsOf("ejecte"), "Qui est éjecté ?");
    expect(found.map(({ text }) => text).join("")).toBe("Qui est éjecté ?");
    expect(found.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["éjecté"]);
  });
});

describe("the rule groups", () => {
  const numbers = Array.from({ length: 26 }, (_, at) => at + 1);
  const keys = [
    ...numbers.flatMap((rule) => [`rules-r${rule}`, `rules-r${rule}-name`]),
    ...GROUPS.map(({ key }) => `rules-group-${key}`),
    ...QUESTIONS.flatMap(({ key }) => [`rules-q-${key}`, `rules-a-${key}`]),
    ...[...EXAMPLES.keys()].map((rule) => `rules-show-r${rule}`),
  ];

  it("contain every rule once", () => {
    expect(GROUPS.flatMap(({ rules }) => rules).toSorted((one, other) => one - other)).toEqual(numbers);
  });

  it("answer questions with existing rules", () => {
    for (const { rules } of QUESTIONS) for (const rule of rules) expect(numbers).toContain(rule);
  });

  it.each(["en", "de", "fr", "it", "es"])("have all their messages in %s", (language) => {
    const text = FILES[`../../../../src/rapido/locales/${language}/web/rules.ftl`];
    for (const key of keys) expect(text).toContain(`\n${key} = `);
  });
});
