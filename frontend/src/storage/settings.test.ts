import { beforeAll, expect, test, vi } from "vitest";
import type { Preferences } from "./settings.svelte";

let parsePreferences: (stored: unknown, base: Preferences) => Preferences;
beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { languages: ["fr-CH", "en"] });
  const module = await import("./settings.svelte");
  parsePreferences = module.parsePreferences;
  base = module.defaultPreferences();
  expect(base.language).toBe("fr");
});

let base: Preferences;

test.each([null, undefined, 1, "text"])("an invalid value gives the defaults: %s", (stored) => {
  expect(parsePreferences(stored, base)).toEqual(base);
});

test("stored preferences are taken over", () => {
  const stored = { ...base, language: "it", theme: "night", speed: 0, text: 200, sound: false, name: "Mia", colour: 4 };
  expect(parsePreferences(stored, base)).toEqual(stored);
});

test.each([{ language: "xx" }, { theme: "dusk" }, { motion: true }, { speed: 2 }, { text: 500 }, { sound: "yes" }, { name: 7 }])(
  "an invalid value is left out: %j",
  (stored) => {
    expect(parsePreferences(stored, base)).toEqual(base);
  },
);

test("unknown members are dropped", () => {
  expect(parsePreferences({ shoe: 43 }, base)).toEqual(base);
});
