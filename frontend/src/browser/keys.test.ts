import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fieldOf, isHandledElsewhere, normalizedKey } from "./keys";

const press = (key: string, more: object = {}) => ({ key, target: { closest: () => null }, ...more }) as unknown as KeyboardEvent;

const root = { dataset: { shortcuts: "on" } };
beforeEach(() => vi.stubGlobal("document", { documentElement: root }));
afterEach(() => {
  root.dataset.shortcuts = "on";
  vi.unstubAllGlobals();
});

it("parses fields and letters", () => {
  expect(["0", "5", "6", "r"].map((key) => fieldOf(press(key)))).toEqual([0, 5, null, null]);
  expect(normalizedKey(press("R"))).toBe("r");
});

it("ignores keys that belong to something else", () => {
  expect(isHandledElsewhere(press("r"))).toBe(false);
  expect(isHandledElsewhere(press("r", { ctrlKey: true }))).toBe(true);
  expect(isHandledElsewhere(press("r", { repeat: true }))).toBe(true);
  expect(isHandledElsewhere(press("3", { target: { closest: (what: string) => (what.includes("input") ? {} : null) } }))).toBe(true);
});

it("ignores single keys that are switched off, but not Escape", () => {
  root.dataset.shortcuts = "off";
  expect(isHandledElsewhere(press("r"))).toBe(true);
  expect(isHandledElsewhere(press("Escape"))).toBe(false);
});
