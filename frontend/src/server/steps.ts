// Positions, legal actions and events of a list of tokens, computed by the server's rules without a room.

import type { StepsRequest, StepsView } from "../wire.gen";
import { request } from "./api";

/** Plays the tokens; the first illegal one is returned as `fault`, after the steps before it. */
export function playSteps(body: StepsRequest): Promise<StepsView> {
  return request<StepsView>("POST", "/api/steps", body);
}
