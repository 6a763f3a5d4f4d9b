// The core, as the page uses it.

import { ApiError } from "../game/api-error";
import type { StepsView } from "../wire.gen";
import type { Core } from "./core";

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const found: unknown = await response.json();
  if (!response.ok) throw new ApiError((found as { error: string }).error);
  return found as Answer;
}

export const core: Core = {
  steps: (request) => post("/api/steps", request),
  played: (record) => post("/api/record", { record }),
  review: (record) => post("/api/review", { record }),
  position: (text) => post("/api/position", { text }),
  advice: (position) => post("/api/advice", { position }),
  async choose(position) {
    const { start } = await post<StepsView>("/api/steps", { start: position });
    const action = start.actions[Math.floor(Math.random() * start.actions.length)];
    if (!action) throw new ApiError("game_over");
    return action.do === "throw" ? { do: "throw", pair: action.pair ?? 0 } : { do: "place", field: action.field ?? 0 };
  },
  watchLoading: () => () => undefined,
};
