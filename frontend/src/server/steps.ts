// Positions, legal actions and events of a list of tokens, worked out by the server's rules without a room.

import type { StepsRequest, StepsView } from "../wire.gen";
import { request } from "./api";

/** Play the tokens; a refused token is the `fault`, and the steps before it are there. */
export function playSteps(wanted: StepsRequest): Promise<StepsView> {
  return request<StepsView>("POST", "/api/steps", wanted);
}
