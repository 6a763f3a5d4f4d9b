// What was chosen for the last game, kept on this device for the next one.

export interface Choices {
  /** computer players in a game alone */
  opponents: number;
  /** the computer player that is put on seats */
  level: string;
  /** the names at this device, in a game that is passed round */
  people: string[];
  /** computer players in a game that is passed round */
  guests: number;
  /** seats of a table with friends */
  seats: number;
}

export const MOST_SEATS = 6;
export const USUAL: Readonly<Choices> = { opponents: 2, level: "heuristic", people: ["", ""], guests: 0, seats: 3 };

const KEY = "rapido-choices";
const LONGEST_NAME = 20;

/** Take over what is stored and can still be played; anything else is as usual. */
export function understoodChoices(stored: unknown): Choices {
  const found = (typeof stored === "object" && stored !== null ? stored : {}) as Partial<Record<keyof Choices, unknown>>;
  const people = Array.isArray(found.people) && found.people.every((name) => typeof name === "string") ? found.people : USUAL.people;
  const kept = people.slice(0, MOST_SEATS).map((name: string) => name.slice(0, LONGEST_NAME));
  const names = kept.length > 0 ? kept : [...USUAL.people];
  return {
    opponents: within(found.opponents, 1, MOST_SEATS - 1, USUAL.opponents),
    level: typeof found.level === "string" && found.level ? found.level : USUAL.level,
    people: names,
    guests: within(found.guests, names.length > 1 ? 0 : 1, MOST_SEATS - names.length, names.length > 1 ? 0 : 1),
    seats: within(found.seats, 2, MOST_SEATS, USUAL.seats),
  };
}

function within(value: unknown, least: number, most: number, usual: number): number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most ? (value as number) : usual;
}

function load(): Choices {
  try {
    return understoodChoices(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return understoodChoices(null); // a browser that keeps nothing, or something that is not ours
  }
}

export const choices: Choices = $state(load());

/** Keep what was chosen; called when a game is begun with it. */
export function keepChoices(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Private windows may keep nothing.
  }
}
