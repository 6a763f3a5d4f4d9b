// A connection that the server turns away for the time being.

import type { Connection } from "../../server/connection.svelte";
import type { Retrying } from "../../server/retrying.svelte";

/** Whether the server is there, but does not let us in now. */
export function isRefused({ status, failure }: Pick<Connection, "status" | "failure">): boolean {
  return (status === "lost" || status === "connecting") && failure !== "" && failure !== "offline";
}

/** The connection as something that is tried again. */
export function retryOf(connection: Connection): Pick<Retrying, "failure" | "seconds" | "busy" | "again"> {
  return {
    get failure() {
      return connection.failure;
    },
    get seconds() {
      return connection.seconds;
    },
    get busy() {
      return connection.seconds === 0;
    },
    again() {
      connection.again();
      return Promise.resolve();
    },
  };
}
