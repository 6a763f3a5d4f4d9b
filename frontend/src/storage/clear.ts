// Forgetting: everything that Rapido keeps on this device begins with its name.

const OURS = "rapido-";

export async function forgetEverything(storage: Storage, caches: CacheStorage | undefined): Promise<void> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) if (key.startsWith(OURS)) storage.removeItem(key);
  if (!caches) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS)).map(async (name) => caches.delete(name)));
}
