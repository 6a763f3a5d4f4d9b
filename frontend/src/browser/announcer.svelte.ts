// Announcements for screen readers, through live regions.

const BATCH_DELAY = 120;

class Announcer {
  text = $state("");
  urgent = $state("");
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Announces politely. Sentences in quick succession are announced together. */
  say(sentence: string): void {
    this.#queue.push(sentence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = this.#queue.join(" ");
      this.#queue = [];
    }, BATCH_DELAY);
  }

  /** Announces at once. */
  alert(sentence: string): void {
    this.urgent = "";
    setTimeout(() => (this.urgent = sentence), 0);
  }
}

export const announcer = new Announcer();
