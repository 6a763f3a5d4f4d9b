// Deletes everything that the page has stored in this browser.

import { browserDatabases, deleteDatabase } from "./games/database";

const PREFIX = "rapido-";

export async function clearStorage(
  caches: CacheStorage | undefined,
  storage: Storage = localStorage,
  databases: IDBFactory | null = browserDatabases(),
): Promise<void> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key);
  if (databases) await deleteDatabase(databases);
  if (!caches) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map(async (name) => caches.delete(name)));
}
