import { describe, expect, it } from "vitest";
import { parseProgress } from "../../storage/lesson-progress";
import { actionToken, ANY, type Chapter, CHAPTERS, fieldAsked, pairAsked, segmentOf, tokensBefore } from "./script";

const FILES = import.meta.glob<string>("../../../../src/rapido/locales/*/web/learn.ftl", { query: "?raw", import: "default", eager: true });
const words = (language: string): string => FILES[`../../../../src/rapido/locales/${language}/web/learn.ftl`] ?? "";

const THROW = /^[A-Fa-f][X12347][X12356]$/;
const PLACE = /^@[0-5]$/;

const tokensOf = (chapter: Chapter): string[] => chapter.steps.flatMap((step) => step.tokens);

describe.each(CHAPTERS)("chapter $key", (chapter) => {
  it("uses only existing die faces", () => {
    for (const token of tokensOf(chapter)) expect(token).toMatch(token.startsWith("@") ? PLACE : THROW);
  });

  it("expects what its tokens do", () => {
    for (const step of chapter.steps.filter((each) => each.expect !== null && each.expect !== ANY)) {
      const [token] = step.tokens;
      expect(step.tokens).toHaveLength(1);
      expect(step.expect?.startsWith("@") ? token : `${token?.[0]}?`).toBe(step.expect);
    }
  });

  it("leaves the learner's moves to the learner", () => {
    for (const step of chapter.steps.filter((each) => each.expect === null)) {
      expect(step.tokens.filter((token) => token.toLowerCase().startsWith("a"))).toEqual([]);
    }
  });

  it("counts the tokens before a step, since the last new position", () => {
    for (const [index, step] of chapter.steps.entries()) {
      const { first, start, tokens } = segmentOf(chapter, index);
      expect(start).toBe(chapter.steps[first]?.start ?? chapter.start);
      expect(tokensBefore(chapter, first)).toBe(0);
      const played = step.expect === ANY ? [] : step.tokens;
      expect(tokens.slice(tokensBefore(chapter, index)).slice(0, played.length)).toEqual(played);
    }
  });

  it("goes on in a new position after a free decision, whatever was decided", () => {
    for (const [index, step] of chapter.steps.entries()) {
      if (step.expect !== ANY) continue;
      expect(step.tokens).toHaveLength(1); // the dice, if the learner rolls again
      expect(chapter.steps[index + 1]?.start).toBeDefined();
    }
  });

  it.each(["en", "de", "fr", "it", "es"])("has every message in %s", (language) => {
    const text = words(language);
    for (const { key } of chapter.steps) expect(text).toContain(`\nlearn-${chapter.key}-${key} = `);
    for (const player of chapter.players.slice(1)) expect(text).toContain(`\nlearn-player-${player} = `);
    expect(text).toContain(`\nlearn-chapter-${chapter.key} = `);
  });
});

it("leaves two decisions to the learner", () => {
  expect(CHAPTERS[0].steps.filter((step) => step.expect === ANY)).toHaveLength(2);
});

describe("the learner's action", () => {
  it("is written in the notation of the script", () => {
    expect(actionToken({ do: "throw", pair: 0, field: null })).toBe("A?");
    expect(actionToken({ do: "throw", pair: 1, field: null })).toBe("a?");
    expect(actionToken({ do: "place", pair: null, field: 3 })).toBe("@3");
  });

  it("is parsed from what a step expects", () => {
    expect(fieldAsked({ key: "", expect: "@4", tokens: [] })).toBe(4);
    expect(fieldAsked({ key: "", expect: "A?", tokens: [] })).toBeNull();
    expect(pairAsked({ key: "", expect: "A?", tokens: [] })).toBe(0);
    expect(pairAsked({ key: "", expect: "a?", tokens: [] })).toBe(1);
    expect(pairAsked({ key: "", expect: null, tokens: [] })).toBeNull();
  });
});

describe("the stored progress", () => {
  it("leads back to the same step", () => {
    expect(parseProgress({ chapter: 1, step: 2 }, CHAPTERS)).toEqual({ chapter: 1, step: 2 });
  });

  it("starts over after the end, and when invalid", () => {
    const last = { chapter: CHAPTERS.length - 1, step: (CHAPTERS.at(-1)?.steps.length ?? 1) - 1 };
    for (const stored of [last, null, 7, {}, { chapter: 9, step: 0 }, { chapter: 0, step: 99 }, { chapter: 0, step: "1" }]) {
      expect(parseProgress(stored, CHAPTERS)).toEqual({ chapter: 0, step: 0 });
    }
  });
});
