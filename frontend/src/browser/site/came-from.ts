// Where the user came from, for the back arrows of pages that are reached from several others.

const KEY = "rapido-came-from";
/** pages of which this is remembered */
const MOST = 30;

type Ways = Readonly<Record<string, string>>;

export class CameFrom {
  constructor(readonly storage: Pick<Storage, "getItem" | "setItem"> | null) {}

  /** The user goes from one page to another; going back to where they came from changes nothing. */
  note(from: string, to: string): void {
    const [page] = to.split("#");
    const ways = this.#load();
    if (!page || page === from || ways[from] === page) return;
    const kept = Object.entries(ways).filter(([each]) => each !== page);
    this.#save(Object.fromEntries([...kept, [page, from]].slice(-MOST)) as Ways);
  }

  /** The page from which the user came to this one; the start page if it was opened directly. */
  to(page: string): string {
    return this.#load()[page] ?? "/";
  }

  #load(): Ways {
    try {
      const found: unknown = JSON.parse(this.storage?.getItem(KEY) ?? "null");
      return typeof found === "object" && found !== null ? (found as Ways) : {};
    } catch {
      return {};
    }
  }

  #save(ways: Ways): void {
    try {
      this.storage?.setItem(KEY, JSON.stringify(ways));
    } catch {
      // then back leads to the start page
    }
  }
}

function sessionStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export const cameFrom = new CameFrom(sessionStore());
