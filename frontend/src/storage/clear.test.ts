import { expect, test, vi } from "vitest";
import { clearStorage } from "./clear";

/** A storage with these keys. */
function storage(...keys: string[]): Storage {
  const left = [...keys];
  const found: Storage = {
    key: (index) => left[index] ?? null,
    removeItem: (key) => void left.splice(left.indexOf(key), 1),
    getItem: () => "",
    setItem: () => undefined,
    clear: () => undefined,
    length: keys.length,
  };
  return Object.defineProperty(found, "length", { get: () => left.length });
}

const CACHES = ["rapido-1", "rapido-/-pack-1", "rapido-/games/-pack-1", "rapido-/games/-pack-2", "foreign"];

test.each([
  ["/", ["rapido-1", "rapido-/-pack-1"]],
  ["/games/", ["rapido-/games/-pack-1", "rapido-/games/-pack-2"]],
])("all stored data of the page in %s is deleted, and nothing else", async (folder, dropped) => {
  const stored = storage("rapido-preferences", "other", "rapido-remembered", "rapido-seen");
  const drop = vi.fn(() => Promise.resolve(true));
  const caches = { keys: () => Promise.resolve(CACHES), delete: drop } as unknown as CacheStorage;
  await clearStorage(caches, folder, stored);
  expect(Array.from({ length: stored.length }, (_, index) => stored.key(index))).toEqual(["other"]);
  expect(drop.mock.calls).toEqual(dropped.map((name) => [name]));
});

test("caches are optional", async () => {
  const stored = storage("rapido-preferences");
  await clearStorage(undefined, "/", stored);
  expect(stored.length).toBe(0);
});
