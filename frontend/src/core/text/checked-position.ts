// Checks a position: POST /api/position.

import type { PositionView } from "../../wire.gen";
import type { Kernel } from "../kernel";
import { BadPosition } from "./errors";
import { checkText } from "./limits";
import { readPosition, writePosition } from "./position";
import { boardView } from "./view";

const MAX_LENGTH = 400;

export function position(kernel: Kernel, text: string): PositionView {
  checkText("a position", text, MAX_LENGTH);
  try {
    const state = readPosition(text);
    return { position: writePosition(state), game: boardView(kernel, state), fault: null };
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error;
    return { position: null, game: null, fault: error.fault };
  }
}
