// Whether data costs something or comes slowly: then nothing is downloaded before it is needed.

/** What is known about the connection, where the browser tells. */
export interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

export function isMetered(connection: ConnectionInfo | undefined): boolean {
  return !!connection?.saveData || connection?.type === "cellular" || !!connection?.effectiveType?.endsWith("2g");
}
