// What is not on this device yet for playing without a network: on a metered connection it is downloaded when it is needed.

export class OfflineFiles {
  /** how many files are missing; null while nobody knows, and without a service worker */
  missing: number | null = $state(null);
  loading = $state(false);
  /** the last download has not got everything */
  failed = $state(false);

  constructor(readonly workers: Pick<ServiceWorkerContainer, "getRegistration"> | undefined = navigator.serviceWorker) {}

  async look(): Promise<void> {
    this.missing = await this.#ask({ ask: "missing" });
  }

  async download(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    this.failed = false;
    this.missing = await this.#ask({ weights: true });
    this.loading = false;
    this.failed = this.missing !== 0;
  }

  async #ask(question: object): Promise<number | null> {
    const registration = await this.workers?.getRegistration().catch(() => undefined);
    if (!registration?.active) return null;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<number>((done) => (port1.onmessage = ({ data }) => done(data as number)));
    registration.active.postMessage(question, [port2]);
    return answer;
  }
}
