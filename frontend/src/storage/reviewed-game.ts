// Whether something is a game as it is kept here: whole, and with nothing in it that a page could stumble over.

import { FACES_A, FACES_B, type Highlight, type KeptGame, type Played } from "../statistics/game-summary";

const NAME = /^[\w~-]{1,64}$/;
const LONGEST = 200; // letters of a name
const COLOURS = 6;

export function isWhole(found: unknown): found is KeptGame {
  const { game, at, turns, finish, exact, players, highlight } = (found ?? {}) as Partial<KeptGame>;
  const named = typeof game === "string" && NAME.test(game);
  if (!named || ![at, turns, finish].every(isNumber) || typeof exact !== "boolean" || !Array.isArray(players)) return false;
  const seats = players.length;
  if (seats < 2 || seats > COLOURS || !players.every((player) => isPlayed(player, seats))) return false;
  return highlight === null || isHighlight(highlight, seats);
}

function isPlayed(found: unknown, seats: number): found is Played {
  const { name, colour, computer, mine, won, mistakes, dice, threwOut, ...figures } = (found ?? {}) as Partial<Played>;
  const { start, luck, variance, rolls, loss, decisions } = figures;
  return (
    typeof name === "string" &&
    name.length <= LONGEST &&
    isPlace(colour, COLOURS) &&
    [computer, mine, won].every((each) => typeof each === "boolean") &&
    [start, luck, variance, rolls, loss, decisions].every(isNumber) &&
    isNumbers(dice, FACES_A.length + FACES_B.length) &&
    isNumbers(threwOut, seats) &&
    isObject(mistakes) &&
    Object.values(mistakes).every((each) => isNumbers(each, 2))
  );
}

function isHighlight(found: unknown, seats: number): found is Highlight {
  const { turn, player, kind, seat, swing } = (found ?? {}) as Partial<Highlight>;
  return [turn, swing].every(isNumber) && isPlace(player, seats) && isPlace(seat, seats) && (kind === "roll" || kind === "decision");
}

function isObject(found: unknown): found is object {
  return typeof found === "object" && found !== null;
}

function isNumber(found: unknown): found is number {
  return typeof found === "number" && Number.isFinite(found);
}

function isPlace(found: unknown, places: number): boolean {
  return isNumber(found) && Number.isInteger(found) && found >= 0 && found < places;
}

function isNumbers(found: unknown, length: number): boolean {
  return Array.isArray(found) && found.length === length && found.every(isNumber);
}
