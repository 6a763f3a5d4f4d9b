import { beforeAll, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../game/api-error";
import { position } from "../../game/timeline.testing";
import { blank, withStep } from "./draft";
import type { Editor as EditorClass, EditorServices } from "./editor.svelte";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => null }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null });
});

let Editor: typeof EditorClass;
beforeAll(async () => {
  ({ Editor } = await import("./editor.svelte"));
});

const FAULT = { reason: "field_full", part: "fields", field: 3, message: "" } as const;
const GOOD = "4,9/21 -/-/-/-/-/- B";

/** A server that accepts one line; it is asked for advice at most once per line. */
function server(failing = "") {
  const asked: string[] = [];
  const services: EditorServices = {
    request: (_, path, body) => {
      const { text, position: line } = body as { text?: string; position?: string };
      asked.push(`${path} ${text ?? line}`);
      if (path === failing) return Promise.reject(new ApiError("no_analysis"));
      if (path === "/api/advice") return Promise.resolve({ win: [0.4, 0.6], options: [] } as never);
      const bad = text?.includes("bad");
      return Promise.resolve({
        game: bad ? null : position({ steps: [4, 9], player: 1 }),
        position: text,
        fault: bad ? FAULT : null,
      } as never);
    },
    pause: () => Promise.resolve(),
  };
  return { asked, services };
}

describe("Editor", () => {
  it("takes over a line, and evaluates it", async () => {
    const { asked, services } = server();
    const editor = new Editor([], services);
    await editor.read("4,9/21   -/-/-/-/-/- B");
    expect([editor.line, editor.position, editor.fault]).toEqual([GOOD, GOOD, null]);
    expect(editor.advice?.win).toEqual([0.4, 0.6]);
    expect(asked.at(-1)).toBe(`/api/advice ${GOOD}`);
  });

  it("keeps the draft when a line is invalid", async () => {
    const editor = new Editor([], server().services);
    const before = editor.position;
    await editor.read("bad");
    expect([editor.position, editor.line, editor.lineAtFault, editor.fault]).toEqual([before, "bad", true, FAULT]);
    await editor.set(withStep(editor.draft, 0, 3));
    expect([editor.lineAtFault, editor.fault, editor.line]).toEqual([false, null, editor.position]);
  });

  it("sends one request after several changes, and none for a finished game", async () => {
    const { asked, services } = server();
    const editor = new Editor([], services);
    await Promise.all([1, 2, 3].map((step) => editor.set(withStep(editor.draft, 0, step))));
    expect(asked).toEqual(["/api/position 3,0,0/21 -/-/-/-/-/- A", "/api/advice 3,0,0/21 -/-/-/-/-/- A"]);
    await editor.set(withStep(blank(2), 0, 21));
    expect([editor.over, editor.advice, asked.length]).toEqual([true, null, 3]);
  });

  it("reports what failed and retries", async () => {
    const editor = new Editor([], server("/api/advice").services);
    await editor.set(editor.draft);
    expect([editor.failure, editor.busy, editor.fault]).toEqual(["no_analysis", false, null]);
    Object.assign(editor, { services: server().services });
    await editor.retrying.again();
    expect([editor.failure, editor.advice?.win]).toEqual(["", [0.4, 0.6]]);
  });
});
