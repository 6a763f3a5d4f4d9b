// A computer player in JavaScript that speaks Rapido's engine protocol (docs/engine-protocol.md).
//
//   rapido bot --join http://HOST/r/ROOM -- node examples/engine/engine.mjs
//
// One JSON object per line comes in, one goes out. To play in rooms, an engine needs two requests:
// `load`, a position, and `choose`, what to do there.
import { createInterface } from "node:readline";

const BOT = { name: "jay", about: "Plays safe when it leads.", players: [2, 3, 4, 5, 6] };
const FIELDS = [0, 1, 2, 3, 4, 5];

let position = null;

// The value of a roll: its larger face first, so 4 and 6 are 64. An X counts 0.
const valueOf = (dice) => 10 * Math.max(...dice) + Math.min(...dice);

// All pairs that lie on fields.
function placed({ pairs }) {
  return pairs.flatMap((own, player) => own.filter(Boolean).map((pair) => ({ player, ...pair })));
}

// The fields on which the roll may be placed: 0 always, the others if they are empty.
function freeFields(at) {
  const taken = new Set(placed(at).map((pair) => pair.field));
  return FIELDS.filter((field) => field === 0 || !taken.has(field));
}

// The pairs of others that the roll would throw out from here: higher up, and not stronger.
function thrownOut(at, field) {
  const value = valueOf(at.roll);
  return placed(at).filter(
    (pair) => pair.player !== at.turn && pair.field > field && valueOf(pair.dice) <= value,
  );
}

// How likely nobody throws the pair out before it scores: the higher and weaker, the sooner gone.
function survival(at, field) {
  return Math.max(0, 1 - 0.02 * (76 - valueOf(at.roll)) * Math.sqrt(field));
}

function promise(at, field) {
  const steps = Math.min(field, at.finish - at.steps[at.turn]);
  const taken = thrownOut(at, field).reduce((sum, pair) => sum + pair.field, 0);
  return steps * survival(at, field) + taken / (at.players - 1);
}

function choose(at) {
  const own = at.pairs[at.turn];
  if (at.phase === "roll") return { do: "roll", pair: own.indexOf(null) };
  const free = freeFields(at);
  const best = free.reduce((a, b) => (promise(at, b) > promise(at, a) ? b : a));
  const leads = at.steps.every((step) => step <= at.steps[at.turn]);
  const enough = leads ? 0.9 : 1.1; // steps that a place must promise; else it rolls again
  return promise(at, best) < enough ? { do: "roll", pair: at.pair } : { do: "place", field: best };
}

function refuse(code, message) {
  throw { code, message };
}

const answers = {
  bots: () => ({ bots: [BOT] }),
  load(request) {
    if (!request.position?.pairs) refuse("bad_position", "expected a position");
    if (request.position.phase === "start") refuse("bad_position", "expected one after scoring");
    position = request.position;
    return { position, events: [] };
  },
  choose() {
    if (position === null) refuse("no_game", "load a position first");
    if (position.phase === "over") refuse("game_over", "the game is over");
    return { action: choose(position) };
  },
  quit: () => ({}),
};

for await (const line of createInterface({ input: process.stdin })) {
  let request = {};
  try {
    request = JSON.parse(line);
    const known = Object.hasOwn(answers, request.cmd);
    const found = known ? answers[request.cmd](request) : refuse("bad_request", "unknown cmd");
    console.log(JSON.stringify({ id: request.id, ok: true, ...found }));
  } catch (error) {
    const { code = "bad_request", message } = error;
    console.log(JSON.stringify({ id: request.id, ok: false, error: { code, message } }));
  }
  if (request.cmd === "quit") break;
}
