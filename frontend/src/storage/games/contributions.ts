// What this browser adds to the dice of games, and the commitments it has seen: kept for reloads and for the end of the game.

import { browserStorage, isRecord, type KeyValueStorage, readJson, writeJson } from "../json";

/** What one seat adds to the dice of the game with this seal. */
export interface OwnContribution {
  readonly seal: string;
  readonly seat: number;
  readonly salt: string;
  readonly word: string;
  readonly commitment: string;
  /** whether the server has accepted the commitment */
  readonly accepted: boolean;
}

/** A game as it was when it began; players are counted in the order of play. */
export interface BegunGame {
  readonly seal: string;
  /** the commitment of each player */
  readonly commitments: readonly string[];
  /** the players of this browser whose commitments were opened */
  readonly opened: readonly number[];
  /** the players of this browser whose commitments were accepted before, but are not in the game */
  readonly missing: readonly number[];
}

interface Stored {
  readonly own: readonly OwnContribution[];
  readonly games: readonly BegunGame[];
}

const KEY = "rapido-contributions";
const MAX_OWN = 60;
const MAX_GAMES = 40;

export class Contributions {
  /** for browsers that refuse to store anything */
  #memory: Stored = { own: [], games: [] };

  constructor(readonly storage: KeyValueStorage | null) {}

  own(seal: string, seat: number): OwnContribution | null {
    return this.#load().own.find((each) => each.seal === seal && each.seat === seat) ?? null;
  }

  /** Stores what a seat adds, instead of what it would have added before. */
  add(contribution: OwnContribution): void {
    const { own, games } = this.#load();
    const others = own.filter((each) => each.seal !== contribution.seal || each.seat !== contribution.seat);
    this.#save({ own: [contribution, ...others].slice(0, MAX_OWN), games });
  }

  /** The server has accepted a commitment, which may have been replaced in the meantime. */
  accept({ seal, seat, commitment }: OwnContribution): void {
    const found = this.own(seal, seat);
    if (found?.commitment === commitment) this.add({ ...found, accepted: true });
  }

  game(seal: string): BegunGame | null {
    return this.#load().games.find((each) => each.seal === seal) ?? null;
  }

  /** Stores a game that has begun; only what was opened can change. */
  begin(game: BegunGame): void {
    const { own, games } = this.#load();
    if (!games.some((each) => each.seal === game.seal)) this.#save({ own, games: [game, ...games].slice(0, MAX_GAMES) });
  }

  setOpened(seal: string, players: readonly number[]): void {
    const { own, games } = this.#load();
    const opened = (game: BegunGame): BegunGame => ({ ...game, opened: [...new Set([...game.opened, ...players])] });
    this.#save({ own, games: games.map((each) => (each.seal === seal ? opened(each) : each)) });
  }

  #load(): Stored {
    const found = readJson(KEY, this.storage);
    return isStored(found) ? found : this.#memory;
  }

  #save(stored: Stored): void {
    this.#memory = stored;
    writeJson(KEY, stored, this.storage);
  }
}

function isStored(found: unknown): found is Stored {
  const { own, games } = (isRecord(found) ? found : {}) as Partial<Stored>;
  return (
    Array.isArray(own) &&
    Array.isArray(games) &&
    own.every((each: OwnContribution) => typeof each.salt === "string" && typeof each.word === "string") &&
    games.every((each: BegunGame) => [each.commitments, each.opened, each.missing].every(Array.isArray))
  );
}

export const contributions = new Contributions(browserStorage());
