// Asks the browser not to delete what this page has stored when space gets scarce.

/** Asks once the page has something to lose; some browsers ask the user, others decide by themselves. */
export async function askToPersist(): Promise<boolean> {
  try {
    const { storage } = navigator;
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false; // over plain HTTP there is nobody to ask
  }
}
