// Which files for computer players are downloaded before they are needed.

/** What is known about the connection, where the browser tells. */
export interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/**
 * All of them, up to 1 MB for each number of players, where they cost nothing or the page was installed; those for two and three players
 * where the browser does not tell; none where data is metered or slow.
 */
export function allowedWeights(connection: ConnectionInfo | undefined, installed: boolean): "all" | "some" | null {
  if (connection?.saveData || connection?.type === "cellular" || connection?.effectiveType?.endsWith("2g")) return null;
  return installed || connection?.type === "wifi" || connection?.type === "ethernet" ? "all" : "some";
}
