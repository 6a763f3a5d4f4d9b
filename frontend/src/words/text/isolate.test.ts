import { beforeAll, expect, test, vi } from "vitest";
import { words } from "../words.svelte";
import { isolate } from "./isolate";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.setLanguage("en");
});

test("only text from right to left is isolated", () => {
  expect(isolate("Zoë 小明 👩‍🚀")).toBe("Zoë 小明 👩‍🚀");
  expect(isolate("דנה")).toBe("\u2068דנה\u2069");
  expect(isolate("ليلى B")).toBe("\u2068ليلى B\u2069");
});

test("names are isolated in sentences and lists, once", () => {
  expect(words.say("event-won", { player: "דנה" })).toBe("\u2068דנה\u2069 reaches the finish and wins!");
  expect(words.list(["Ana", "דנה"])).toBe("Ana and \u2068דנה\u2069");
  expect(words.say("event-won", { player: words.list(["Ana", "דנה"]) })).toMatch(/^\u2068Ana and \u2068דנה\u2069\u2069/);
});
