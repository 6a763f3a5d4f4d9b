// How much of the files that are being loaded has arrived.

type Listener = (share: number | null) => void;

export class Loading {
  readonly #listeners = new Set<Listener>();
  #share: number | null = null;

  watch(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#share !== null) listener(this.#share);
    return () => this.#listeners.delete(listener);
  }

  set(share: number | null): void {
    this.#share = share;
    for (const listener of this.#listeners) listener(share);
  }
}
