import { expect, test, vi } from "vitest";
import { errorSentence, failureSentence, retrySentence } from "./error-sentence";
import { type Language, LANGUAGES, words } from "./words.svelte";

vi.stubGlobal("document", { documentElement: {} });

test.each(Object.keys(LANGUAGES))("every error has a sentence in %s, even an unknown one", async (language) => {
  await words.setLanguage(language as Language);
  const known = ["too_many", "unavailable", "busy", "offline", "unreachable", "room_closed"].map(errorSentence);
  const general = errorSentence("a_code_of_tomorrow");
  for (const sentence of [...known, general]) expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
  expect(new Set([...known, general]).size).toBe(7);
  expect(errorSentence("another_code_of_tomorrow")).toBe(general);
});

test("a sentence says when to try again, if the server has said so", async () => {
  await words.setLanguage("en");
  expect(failureSentence({ code: "too_many", retryAfter: 12 })).toMatch(/Try again in 12 sec\.$/);
  expect(failureSentence({ code: "too_many", retryAfter: 300 })).toMatch(/Try again in 5 min\.$/);
  expect(failureSentence({ code: "too_many", retryAfter: null })).toBe(errorSentence("too_many"));
  expect(retrySentence(3)).toBe("Trying again in 3 sec.");
});
