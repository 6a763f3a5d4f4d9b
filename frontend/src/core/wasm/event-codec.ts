// The events of a move in the kernel's memory, as `event` of events.h.

import type { EventView } from "../../wire.gen";
import type { Layout } from "./layout";
import type { KernelMemory } from "./memory";
import { EVENTS, rollOf } from "./numbers";

const MEMBERS = ["kind", "player", "pair", "dice", "value", "valid", "steps", "field", "by"] as const;

export class EventCodec {
  /** of all events that a move can have */
  readonly size: number;
  readonly #memory: KernelMemory;
  readonly #each: number;
  readonly #at: Readonly<Record<(typeof MEMBERS)[number], number>>;

  constructor(memory: KernelMemory, layout: Layout) {
    this.#memory = memory;
    this.#each = layout.number("event");
    this.#at = layout.members("event", MEMBERS);
    this.size = layout.number("MAX_EVENTS") * this.#each;
  }

  read(events: number, count: number): readonly EventView[] {
    return Array.from({ length: count }, (_, index) => this.#event(events + index * this.#each));
  }

  #event(start: number): EventView {
    const get = (name: (typeof MEMBERS)[number]): number => this.#memory.view.getUint8(start + this.#at[name]);
    const event = EVENTS[get("kind")];
    if (!event) throw new RangeError("the kernel has an event that this page does not know");
    const player = get("player");
    switch (event) {
      case "rolled":
        return { event, player, pair: get("pair"), dice: rollOf(get("dice")), value: get("value"), valid: get("valid") === 1 };
      case "placed":
        return { event, player, pair: get("pair"), value: get("value"), field: get("field") };
      case "thrown_out":
        return { event, player, pair: get("pair"), value: get("value"), field: get("field"), by: get("by") };
      case "scored":
      case "climbed":
      case "fell":
        return { event, player, steps: get("steps") };
      case "turn":
      case "won":
        return { event, player };
    }
  }
}
