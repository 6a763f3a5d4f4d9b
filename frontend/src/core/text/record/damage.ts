// Errors in records: the location, what was found, what was expected. Equal to rapido/record/damage.py.

import { escapeText } from "../../../game/text/foreign-text";
import type { DamageView } from "../../../wire.gen";
import { RuleError } from "../errors";
import { short } from "../quote";

/** Everything the parser can expect; the sentences of developers are those of the Python package. */
const EXPECTED = {
  version: "the format and its version",
  header: "a header such as 'Player A: Ana', or an empty line",
  header_once: "each header only once",
  players: "two to six players, from A on without gaps, as many as at the start",
  start_or_finish: "either Start or Finish, not both",
  position: "a position such as 0,0,0/21 -/-/-/-/-/- A",
  finish: "a step from 1 to 999",
  turn: "the next turn or the result",
  move: "a move",
  end_of_turn: "the end of the line, because the turn is over",
  result: "the result as it was played",
  end: "nothing after the result",
  line: "a text in one line, not too long, without control characters",
  digits: "64 digits from 0 to 9 and a to f",
  tag: "another name: one capitalized word that is not yet in use",
  tags: "at most 100 headers besides those of the game",
  length: "a record of at most 8 million characters",
  json: "JSON",
  object: "an object",
  list: "a list",
  text: "a text",
  member: "only these members",
  member_once: "each member only once",
} as const;

export type Expected = keyof typeof EXPECTED;
/** A line, counted from 1, or the path of a JSON member. */
export type Where = number | string;

/** A record that cannot be parsed beyond this point. */
export class BadRecord extends RuleError {
  readonly where: Where;
  readonly token: string;

  /** Foreign text is shortened and escaped, so that it can be shown anywhere. */
  constructor(
    where: Where,
    token: string,
    readonly expected: Expected,
    /** shows what was expected */
    readonly example = "",
    /** the error that rejected the token */
    readonly because: RuleError | null = null,
  ) {
    const place = typeof where === "number" ? where : escapeText(short(where));
    const found = escapeText(short(token));
    super("bad_record", sentence(place, found, expected, example, because));
    this.where = place;
    this.token = found;
  }
}

function sentence(place: Where, token: string, expected: Expected, example: string, because: RuleError | null): string {
  const wanted = example ? `${EXPECTED[expected]}: ${example}` : EXPECTED[expected];
  const reason = because ? ` (${because.code})` : "";
  return `${typeof place === "number" ? `line ${place}` : place}: expected ${wanted}; found '${token}'${reason}`;
}

export function damageView({ where, token, expected, example, because }: BadRecord): DamageView {
  const line = typeof where === "number" ? where : null;
  return { line, member: typeof where === "string" ? where : "", token, expected, example, because: because?.code ?? null };
}
