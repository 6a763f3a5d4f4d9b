import { afterEach, describe, expect, it, vi } from "vitest";
import { fragmentOf, LARGEST_SHARED, LONGEST_LINK, recordIn } from "./share-link";

const record = `Rapido 1\nPlayer A: Zoë 🎲\nPlayer B: Ben\n\n${Array.from({ length: 40 }, (_, turn) => `${turn + 1}. A46 @3\n`).join("")}Result: unfinished\n`;
/** Packs any text, however long. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `1${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}
const fault = async (fragment: string | Promise<string>) =>
  recordIn(await fragment).then(String, (error: unknown) => (error as { fault?: string }).fault);

afterEach(() => vi.unstubAllGlobals());

describe("a link", () => {
  it("carries a record, smaller than it is, in characters that no messenger changes", async () => {
    const fragment = (await fragmentOf(record)) ?? "";
    expect(fragment).toMatch(/^1[\w-]+$/);
    expect(fragment.length).toBeLessThan(record.length / 2);
    expect(await recordIn(`#${fragment}`)).toBe(record);
  });

  it("is written without compression where the browser has none, and read everywhere", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    const fragment = (await fragmentOf(record)) ?? "";
    expect(fragment).toMatch(/^0[\w-]+$/);
    expect(await recordIn(fragment)).toBe(record);
    vi.unstubAllGlobals();
    const other = await packed(record);
    vi.stubGlobal("DecompressionStream", undefined);
    expect([await recordIn(fragment), await fault(other)]).toEqual([record, "browser"]);
  });

  it("is refused for a record that would be too long for one", async () => {
    const noise = Array.from({ length: 40_000 }, (_, index) => String.fromCharCode(33 + ((index * index * 7919) % 90))).join("");
    vi.stubGlobal("CompressionStream", undefined);
    expect(await fragmentOf(noise)).toBeNull();
    vi.unstubAllGlobals();
    expect(await fragmentOf("x".repeat(LARGEST_SHARED + 1))).toBeNull();
  });
});

describe("a hostile link is refused:", () => {
  it.each<[what: string, fragment: string | Promise<string>, fault: string]>([
    ["nothing", "", "cut"],
    ["a turn of a replay", "#turn=12", "cut"],
    ["other characters", packed(record).then((fragment) => `${fragment}%20…`), "cut"],
    ["garbage", "1AAAAgarbage", "cut"],
    ["one that was cut off", packed(record).then((fragment) => fragment.slice(0, -30)), "cut"],
    ["base64 of an impossible length", "0AAAAA", "cut"],
    ["bytes that are no text", "0_____w", "cut"],
    ["a version of the future", "2AAAA", "newer"],
    ["a thousand times its size", packed("x".repeat(2 * LARGEST_SHARED)), "long"],
    ["a huge one", `1${"A".repeat(LONGEST_LINK + 1)}`, "long"],
  ])("%s", async (_, fragment, expected) => {
    expect(await fault(fragment)).toBe(expected);
  });

  it("a bomb, without unpacking more of it than a record may have", async () => {
    const bomb = await packed("x".repeat(10_000_000));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    let read = 0;
    const chunk = (value: Uint8Array): Uint8Array => {
      read += value.length;
      return value;
    };
    const original = DecompressionStream;
    vi.stubGlobal("DecompressionStream", function counted(format: CompressionFormat) {
      const { readable, writable } = new original(format);
      const counter = new TransformStream<Uint8Array, Uint8Array>({ transform: (value, out) => out.enqueue(chunk(value)) });
      return { readable: readable.pipeThrough(counter), writable };
    });
    expect(await fault(bomb)).toBe("long");
    expect(read).toBeLessThan(3 * LARGEST_SHARED);
  });
});
