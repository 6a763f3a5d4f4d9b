// What the rules refuse: the same codes, reasons and sentences as the Python package.

import { ApiError } from "../../game/api-error";
import type { PositionFault } from "../../wire.gen";

export class RuleError extends ApiError {
  constructor(
    code: string,
    /** sentence in English, for developers */
    readonly sentence: string,
  ) {
    super(code);
  }
}

export class BadPosition extends RuleError {
  constructor(readonly fault: PositionFault) {
    super("bad_position", fault.message);
  }
}

export function badRequest(sentence: string): RuleError {
  return new RuleError("bad_request", sentence);
}
