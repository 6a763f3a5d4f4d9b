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

/** A core that accepts one line; it is asked for advice at most once per line. */
function core(failing = false) {
  const asked: string[] = [];
  const services: EditorServices = {
    core: {
      position: (text) => {
        asked.push(`position ${text}`);
        const bad = text.includes("bad");
        const game = bad ? null : position({ steps: [4, 9], player: 1 });
        return Promise.resolve({ game, position: text, fault: bad ? FAULT : null });
      },
      advice: (line) => {
        asked.push(`advice ${line}`);
        if (failing) return Promise.reject(new ApiError("not_loaded"));
        return Promise.resolve({ win: [0.4, 0.6], options: [] } as never);
      },
    },
    pause: () => Promise.resolve(),
  };
  return { asked, services };
}

describe("Editor", () => {
  it("takes over a line, and evaluates it", async () => {
    const { asked, services } = core();
    const editor = new Editor([], services);
    await editor.read("4,9/21   -/-/-/-/-/- B");
    expect([editor.line, editor.position, editor.fault]).toEqual([GOOD, GOOD, null]);
    expect(editor.advice?.win).toEqual([0.4, 0.6]);
    expect(asked.at(-1)).toBe(`advice ${GOOD}`);
  });

  it("keeps the draft when a line is invalid", async () => {
    const editor = new Editor([], core().services);
    const before = editor.position;
    await editor.read("bad");
    expect([editor.position, editor.line, editor.lineAtFault, editor.fault]).toEqual([before, "bad", true, FAULT]);
    await editor.set(withStep(editor.draft, 0, 3));
    expect([editor.lineAtFault, editor.fault, editor.line]).toEqual([false, null, editor.position]);
  });

  it("asks once after several changes, and for no advice on a finished game", async () => {
    const { asked, services } = core();
    const editor = new Editor([], services);
    await Promise.all([1, 2, 3].map((step) => editor.set(withStep(editor.draft, 0, step))));
    expect(asked).toEqual(["position 3,0,0/21 -/-/-/-/-/- A", "advice 3,0,0/21 -/-/-/-/-/- A"]);
    await editor.set(withStep(blank(2), 0, 21));
    expect([editor.over, editor.advice, asked.length]).toEqual([true, null, 3]);
  });

  it("reports what failed and retries", async () => {
    const editor = new Editor([], core(true).services);
    await editor.set(editor.draft);
    expect([editor.failure, editor.busy, editor.fault]).toEqual(["not_loaded", false, null]);
    Object.assign(editor, { services: core().services });
    await editor.retrying.again();
    expect([editor.failure, editor.advice?.win]).toEqual(["", [0.4, 0.6]]);
  });
});
