import { beforeAll, expect, test, vi } from "vitest";
import { counted, countedWins, percent } from "./figures";
import { preferredLanguage, words } from "./words.svelte";

const CATALOGS = import.meta.glob<string>("../../../src/rapido/locales/de/web/*.ftl", { query: "?raw", import: "default", eager: true });
const AREAS = Object.keys(CATALOGS).map((path) => path.replace(/.*\/(\w+)\.ftl$/, "$1"));

beforeAll(() => void vi.stubGlobal("document", { documentElement: {} }));

test.each([
  ["de-CH", "de-CH"],
  ["de-LI", "de-CH"],
  ["gsw", "de-CH"],
  ["de-AT", "de"],
  ["de", "de"],
  ["fr-CH", "fr"],
  ["it-CH", "it"],
  ["rm-CH", "en"],
])("a browser that wants %s gets %s", (wanted, found) => {
  expect(preferredLanguage([wanted])).toBe(found);
});

test("German in Switzerland has no ß and other quotation marks, and its own numbers", async () => {
  const texts = Object.values(CATALOGS).join("\n");
  const keys = [...texts.matchAll(/^([a-z][\w-]*) = [^{\n]*$/gm)].map(([, key]) => key ?? ""); // those without variables
  await words.load(...AREAS);
  await words.setLanguage("de");
  const german = keys.map((key) => words.say(key)).join("\n");
  expect(german).toMatch(/ß[^]*„|„[^]*ß/);
  expect(percent(0.365, 1)).toBe("36,5\u00a0%");
  await words.setLanguage("de-CH");
  const swiss = keys.map((key) => words.say(key)).join("\n");
  expect(swiss).not.toMatch(/[ß„“]/);
  expect(swiss).toContain("«");
  expect(swiss.split("\n")).toHaveLength(german.split("\n").length);
  expect(percent(0.365, 1)).toContain("36.5");
  expect(words.say("phrase-bye")).toBe("Tschau!");
  await words.setLanguage("de");
  expect(words.say("phrase-bye")).toBe("Tschüss!");
});

test("French has the plural from two on", async () => {
  await words.load("history", "review", "puzzles");
  await words.setLanguage("fr");
  const cost = (wins: number) => words.say("puzzles-weakness-cost", { count: 3, wins: counted(wins, { maximumFractionDigits: 2 }) });
  expect(cost(0.14)).toContain("0,14 victoire.");
  expect(cost(2)).toContain("2 victoires.");
  const says = (loss: number) => words.say("review-skill-says", { loss: countedWins(loss), band: "…", decisions: 9 });
  expect(says(0.019)).toContain("1,9 victoire sur");
  expect(says(0.02)).toContain("2,0 victoires sur");
  const luck = words.say("history-luck-sum", { luck: counted(-0.4, { signDisplay: "exceptZero" }), band: "1", rolls: 20 });
  expect(luck).toMatch(/[-−]0,4 victoire\s/);
});
