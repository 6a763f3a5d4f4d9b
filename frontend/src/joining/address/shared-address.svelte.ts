// Where other devices find this page: to them, an address such as localhost is their own.

import { request } from "../../server/api";
import type { NetworkView } from "../../wire.gen";

const ONLY_HERE = /^(localhost|127\.[\d.]+|\[::1\])$/;

export class SharedAddress {
  /** with which links for others begin; null: no other device can reach the server; undefined: not known yet */
  origin: string | null | undefined = $state.raw();

  constructor({ hostname, origin }: Pick<Location, "hostname" | "origin"> = location) {
    if (!ONLY_HERE.test(hostname)) this.origin = origin;
  }

  /** Asks the server, if the page's own address is for this device only. */
  async load(): Promise<void> {
    if (typeof this.origin === "string") return;
    // An older server cannot tell.
    const answer = await request<NetworkView | null>("GET", "/api/network").catch(() => null);
    this.origin = answer?.address ? new URL(answer.address).origin : null;
  }
}
