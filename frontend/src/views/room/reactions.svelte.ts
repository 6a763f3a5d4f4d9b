// The reactions on screen; each is visible for a moment.

const SEEN = 4000;

export class ReactionBubbles {
  /** by player */
  all: ReadonlyMap<number, string> = $state.raw(new Map());

  add(player: number, text: string): void {
    this.all = new Map(this.all).set(player, text);
    setTimeout(() => {
      if (this.all.get(player) === text) this.all = new Map([...this.all].filter(([each]) => each !== player));
    }, SEEN);
  }
}
