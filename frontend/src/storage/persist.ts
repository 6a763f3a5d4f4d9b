// Asks the browser not to delete what this page has stored when space gets scarce.

/** Asks once the page has something to lose; some browsers ask the user, others decide by themselves. */
export async function askToPersist(storage: StorageManager | undefined = navigator.storage): Promise<boolean> {
  try {
    return (await storage?.persisted()) || (await storage?.persist());
  } catch {
    return false;
  }
}
