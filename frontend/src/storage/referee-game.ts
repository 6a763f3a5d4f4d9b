// Where the referee's book is kept: on this device, so that a reload loses nothing.

import { type Book, type Setup, setupIn, understood } from "../views/referee/setup/game-setup";

const BOOK = "rapido-referee";
const PEOPLE = "rapido-referee-people";

export function keptBook(): Book | null {
  return understood(read(BOOK));
}

export function keepBook(book: Book | null): void {
  write(BOOK, book);
}

/** Who played last, for the next time. */
export function keptPeople(): Setup | null {
  return setupIn(read(PEOPLE));
}

export function keepPeople(setup: Setup): void {
  write(PEOPLE, setup);
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // a browser that keeps nothing, or something that is not ours
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may keep nothing; the book is good as long as the page is open.
  }
}
