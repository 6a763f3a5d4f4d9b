// The connection to a room: comes back by itself, misses nothing, sends nothing twice.

const PING_MS = 20_000;
const SILENCE_MS = 50_000;
const LAST_WAIT_MS = 15_000;
const FINAL = { 4404: "noRoom", 4400: "reload" };

export class Link {
  /** `heard(message)` gets every message once and in order; `state(name)` hears of the connection. */
  constructor(room, heard, state) {
    this.room = room;
    this.heard = heard;
    this.state = state;
    this.seen = 0;
    this.tries = 0;
    this.waiting = []; // commands without an answer, in order; the first one is under way
    this.elsewhere = false;
    this.ended = false;
    this.timer = 0;
    setInterval(() => this.#ping(), PING_MS);
    addEventListener("online", () => this.#soon(0));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && !this.open) this.#soon(0);
    });
    this.connect();
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN && this.welcomed;
  }

  /** Connect, or connect anew, which makes this tab the one that plays. */
  connect() {
    clearTimeout(this.timer);
    if (this.socket) {
      this.socket.onclose = this.socket.onmessage = null;
      this.socket.close();
    }
    this.welcomed = this.elsewhere = false;
    this.state(this.tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.room)}`));
    this.last = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", seen: this.seen }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => this.#closed(event.code);
  }

  /** Ask for something; resolves with `done` or `refused`, also across lost connections. */
  do(command, seen = null) {
    const key = crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40);
    return new Promise((answer) => {
      this.waiting.push({ message: { type: "do", key, command, ...(seen === null ? {} : { seen }) }, answer });
      if (this.waiting.length === 1) this.#sendFirst();
    });
  }

  /** Send a message that needs no answer and is not worth repeating. */
  tell(message) {
    if (this.open) this.socket.send(JSON.stringify(message));
  }

  #sendFirst() {
    if (this.open && this.waiting.length) this.socket.send(JSON.stringify(this.waiting[0].message));
  }

  #hear(message) {
    this.last = Date.now();
    switch (message.type) {
      case "welcome":
        this.welcomed = true;
        this.tries = 0;
        this.seen = message.view.version;
        this.state("open");
        this.#sendFirst();
        return this.heard(message);
      case "update":
        if (message.version <= this.seen) return;
        if (message.version > this.seen + 1) return this.connect(); // a gap: ask for what is missing
        this.seen = message.version;
        break;
      case "done":
      case "refused":
        if (this.waiting[0]?.message.key === message.key) {
          this.waiting.shift().answer(message);
          this.#sendFirst();
        }
        break;
      case "elsewhere":
        this.elsewhere = true;
        this.state("elsewhere");
        break;
    }
    this.heard(message);
  }

  #closed(code) {
    this.welcomed = false;
    if (FINAL[code]) {
      this.ended = true;
      this.state(FINAL[code]);
    } else if (!this.elsewhere) {
      // A tab that only watches must not push out the one that plays.
      this.tries += 1;
      this.state(code === 4029 ? "tooMuch" : "lost");
      const wait = Math.min(LAST_WAIT_MS, 300 * 2 ** Math.min(this.tries, 8));
      this.#soon(code === 4029 ? 5000 : wait * (0.6 + 0.4 * Math.random()));
    }
  }

  #soon(milliseconds) {
    if (this.ended || this.elsewhere || this.open) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), milliseconds);
  }

  #ping() {
    if (Date.now() - this.last > SILENCE_MS && !this.elsewhere && !this.ended) {
      this.tries += 1;
      this.connect();
    } else this.tell({ type: "ping" });
  }
}

/** Send a request to the server; resolves with its answer or throws with its sentence. */
export async function ask(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body ? { "content-type": "application/json" } : {},
    body: body && JSON.stringify(body),
  });
  const answer = response.status === 204 ? {} : await response.json().catch(() => ({}));
  if (!response.ok) throw Object.assign(new Error(answer.message ?? response.statusText), { status: response.status });
  return answer;
}
