// Deletes everything that the page has stored in this browser.

import { browserDatabases, deleteDatabase } from "./games/database";

const PREFIX = "rapido-";
/** the only cache of older builds: see public/sw.js */
const FORMERLY = "rapido-1";

/**
 * Settings and games belong to the whole host, whichever of its folders they come from: all of them are deleted. Of the caches, which have
 * no data of people, only those of this folder are: another page may need its own to open without a network.
 */
export async function clearStorage(
  caches: CacheStorage | undefined,
  folder: string,
  storage: Storage = localStorage,
  databases: IDBFactory | null = browserDatabases(),
): Promise<void> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key);
  if (databases) await deleteDatabase(databases);
  if (!caches) return;
  const own = (name: string) => name.startsWith(`${PREFIX}${folder}-`) || (folder === "/" && name === FORMERLY);
  await Promise.all((await caches.keys()).filter(own).map(async (name) => caches.delete(name)));
}
