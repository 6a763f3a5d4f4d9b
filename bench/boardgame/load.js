// The same load as in bench/load.py, through boardgame.io's socket.io client:
// node load.js PORT TABLES SECONDS RATE (0: as fast as possible; -1: connect only)
const { io } = require("socket.io-client");

const [port, tables, seconds, rate] = process.argv.slice(2).map(Number);
const WARM_UP_MS = 1000;
const BATCH_SIZE = 50;

const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const tally = { counts: false, latencies: [] };

class Table {
  constructor(number) {
    this.id = `table-${number}`;
    this.sockets = [];
    this.due = [];
    this.free = true;
    this.continuous = false;
    this.state = null;
  }

  async seat() {
    for (const guest of [0, 1]) {
      const socket = io(`http://127.0.0.1:${port}/roll`, { transports: ["websocket"], forceNew: true });
      const synced = new Promise((done) => socket.once("sync", (_id, sync) => done(sync.state)));
      socket.on("update", (_id, state) => this.onUpdate(guest, state));
      socket.on("error", (error) => fail(error));
      socket.on("disconnect", (reason) => fail(reason));
      socket.emit("sync", this.id, String(guest), undefined, 2);
      this.state = await synced;
      this.sockets.push(socket);
    }
  }

  requestMove() {
    this.due.push(now());
    if (this.free) this.move();
  }

  move() {
    this.free = false;
    this.began = this.due.shift();
    this.mover = Number(this.state.ctx.currentPlayer);
    const player = String(this.mover);
    const payload = { type: "roll", args: [], playerID: player };
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[this.mover].emit("update", action, this.state._stateID, this.id, player);
  }

  onUpdate(guest, state) {
    if (guest !== this.mover || this.free || state._stateID <= this.state._stateID) return;
    if (tally.counts) tally.latencies.push(now() - this.began);
    this.state = state;
    this.free = true;
    if (this.continuous) this.requestMove();
    else if (this.due.length) this.move();
  }
}

function fail(reason) {
  console.error(String(reason));
  process.exit(1);
}

async function pace(all) {
  let due = now();
  for (let number = 0; ; number++) {
    due += (-Math.log(1 - Math.random()) * 1000) / rate;
    if (due > now()) await sleep(due - now());
    all[number % all.length].requestMove();
  }
}

async function main() {
  const all = Array.from({ length: tables }, (_, number) => new Table(number));
  for (let first = 0; first < tables; first += BATCH_SIZE) {
    await Promise.all(all.slice(first, first + BATCH_SIZE).map((table) => table.seat()));
  }
  if (rate < 0) {
    console.log("begin");
    process.stdin.resume().on("end", () => process.exit(0));
    return;
  }
  if (rate) pace(all);
  else for (const table of all) (table.continuous = true), table.requestMove();
  await sleep(WARM_UP_MS);
  console.log("begin");
  tally.counts = true;
  const began = now();
  const cpu = process.cpuUsage();
  await sleep(seconds * 1000);
  const took = (now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  const found = tally.latencies.sort((a, b) => a - b);
  const part = (percent) => found[Math.floor((found.length * percent) / 100)];
  const load = (used.user + used.system) / 1e6 / took;
  console.log(JSON.stringify({ moves: found.length, seconds: took, load, p50: part(50), p99: part(99) }));
  process.exit(0);
}

main();
