import { afterEach, expect, test, vi } from "vitest";
import { SharedAddress } from "./shared-address.svelte";

afterEach(() => void vi.unstubAllGlobals());

/** The origin for others of a page at this address, and how often the server was asked. */
async function originOf(page: string, answer: unknown, status = 200): Promise<[string | null | undefined, number]> {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer), { status })));
  vi.stubGlobal("fetch", fetched);
  const shared = new SharedAddress(new URL(page));
  await shared.load();
  return [shared.origin, fetched.mock.calls.length];
}

test("a page that others can open is its own address", async () => {
  await expect(originOf("http://192.168.1.7:8000/r/x", {})).resolves.toEqual(["http://192.168.1.7:8000", 0]);
  await expect(originOf("https://localhost.example/r/x", {})).resolves.toEqual(["https://localhost.example", 0]);
});

test("otherwise the server knows the address, or there is none", async () => {
  const here = ["http://127.0.0.1:8000/r/x", "http://localhost:8000/", "http://[::1]:8000/"];
  for (const page of here) {
    const answer = { address: "http://192.168.1.7:8000/" };
    await expect(originOf(page, answer)).resolves.toEqual(["http://192.168.1.7:8000", 1]);
    await expect(originOf(page, { address: null })).resolves.toEqual([null, 1]);
    await expect(originOf(page, { error: "not_found" }, 404)).resolves.toEqual([null, 1]);
  }
});
