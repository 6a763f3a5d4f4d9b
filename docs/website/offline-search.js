// Browsers start no worker from a file. This one runs the worker's script in a hidden frame, so
// that the search works without a server; elsewhere the browser's own worker is used.
if (location.protocol === "file:") {
  window.Worker = class {
    onmessage = null;
    onerror = null;
    onmessageerror = null;
    #frame = document.createElement("iframe");
    #loaded;

    constructor(url) {
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      // Copies, as between a page and a worker: the script changes the query that it's given.
      inside.postMessage = (data) => this.onmessage?.({ data: structuredClone(data) });
      const script = inside.document.createElement("script");
      script.src = new URL(url, location.href).href;
      this.#loaded = new Promise((done, failed) => {
        script.onload = done;
        script.onerror = failed;
      });
      this.#loaded.catch(() => this.onerror?.(new Event("error", { cancelable: true })));
      inside.document.head.append(script);
    }

    postMessage(message) {
      const data = structuredClone(message);
      this.#loaded.then(() => this.#frame.contentWindow?.onmessage?.({ data })).catch(() => {});
    }

    terminate() {
      this.#frame.remove();
    }
  };
}
