/** Resolves in a task of its own after the next paint: long work is split there. A hidden page is not painted. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });
}
