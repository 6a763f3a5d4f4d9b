import { expect, it } from "vitest";
import { isImported } from "../../game/links/game-id";
import { MemoryStorage } from "../memory.testing";
import { ImportedRecords } from "./imported-records";

it("stores a record once, newest first, and deletes it", () => {
  const records = new ImportedRecords(new MemoryStorage());
  const [one, two] = [records.keep("one", ["Ana"], 1), records.keep("two", ["Ben"], 2)];
  expect(records.keep("one", ["Ana"], 3)).toBe(one);
  expect(records.all.map(({ id }) => id)).toEqual([one, two]);
  expect(isImported(one) && /^~[0-9a-f]{16}$/.test(one)).toBe(true);
  expect(isImported("Zk1mP0dW9uQh7sJf4nBvRA")).toBe(false);
  records.remove(one);
  expect(records.all.map(({ names }) => names)).toEqual([["Ben"]]);
  expect(records.find(one)).toBeUndefined();
});

it("stores at most a dozen", () => {
  const records = new ImportedRecords(new MemoryStorage());
  for (let each = 0; each < 20; each += 1) records.keep(`record ${each}`, [], each);
  expect(records.all.length).toBe(12);
  expect(records.all[0]?.text).toBe("record 19");
});

it("works without storage, and with invalid data in it", () => {
  const none = new ImportedRecords(null);
  expect(none.find(none.keep("text", []))?.text).toBe("text");
  const other = new MemoryStorage();
  other.texts.set("rapido-records", '[{"id": "~1"}, 3, {"id": "x", "at": 1, "text": "", "names": []}]');
  expect(new ImportedRecords(other).all).toEqual([]);
});
