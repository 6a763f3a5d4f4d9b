// Which moves a computer player made in place of a person, from headers such as `StandInB: 5-9 13.2`. Equal to rapido/record/stand_ins.py.

import { playerLetter } from "../../../game/notation";
import { turnsIn } from "../play";
import type { RecordedGame } from "./game";

/** From the first place up to the one after the last; a place is a turn and a token in it, as one number. */
type Span = readonly [from: number, to: number];

/** a list that is too long for one header goes on in `StandInBa` and so on */
const CONTINUATIONS = ["", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o"];
const PLACE = "([1-9][0-9]{0,6})(?:[.]([1-9][0-9]{0,6}))?";
const SPAN = new RegExp(`^${PLACE}(?:-${PLACE})?$`);
/** more tokens than a turn can have */
const TURN = 10 ** 7;

/** The indices of the tokens that a computer player chose in place of a person. A header that is not such a list is some other tag. */
export function standInTokens({ players, tags, moves }: Pick<RecordedGame, "players" | "tags" | "moves">): ReadonlySet<number> {
  const found = new Set<number>();
  const spans = players.map(({ computer }, player) => (computer === "" ? spansOf(tags, player) : []));
  if (spans.every((each) => each.length === 0)) return found;
  let [index, turn, number] = [0, 1, 1];
  for (const { player, move, step } of moves) {
    if (covers(spans[player] ?? [], turn * TURN + number)) found.add(index);
    if (move.do === "throw") continue; // its dice belong to the same token
    index += 1;
    [turn, number] = turnsIn(step.events) > 0 ? [turn + 1, 1] : [turn, number + 1];
  }
  return found;
}

/** The spans of a player, in order and without overlaps. */
function spansOf(tags: ReadonlyMap<string, string>, player: number): readonly Span[] {
  const texts = CONTINUATIONS.flatMap((more) => tags.get(`StandIn${playerLetter(player)}${more}`) ?? []);
  const joined: [number, number][] = [];
  for (const [from, to] of texts.flatMap(readSpans).toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(to, last[1]);
    else joined.push([from, to]);
  }
  return joined;
}

function readSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (const word of text.split(" ")) {
    const match = SPAN.exec(word);
    if (!match) return [];
    const [, turn, number, toTurn, toNumber] = match;
    const from = Number(turn) * TURN + Number(number ?? 1);
    const to = toTurn === undefined ? after(turn, number) : after(toTurn, toNumber);
    if (to <= from) return [];
    spans.push([from, to]);
  }
  return spans;
}

function after(turn: string | undefined, number: string | undefined): number {
  return number === undefined ? (Number(turn) + 1) * TURN + 1 : Number(turn) * TURN + Number(number) + 1;
}

function covers(spans: readonly Span[], place: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.[0] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return place < (spans[low - 1]?.[1] ?? 0);
}
