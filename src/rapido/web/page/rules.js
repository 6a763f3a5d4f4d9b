// What the moves of a record lead to. The server has judged them; here they are only carried out.

const CODE = (letter) => letter.toUpperCase().charCodeAt(0) - 65;
const FACES = (text) => [...text].map((face) => (face === "X" ? 0 : Number(face)));
const VALUE = ([a, b]) => 10 * Math.max(a, b) + Math.min(a, b);
const isPair = (letter) => letter !== letter.toUpperCase();

/** Read a position in its one-line notation. */
export function readPosition(line) {
  const [steps, fields, turn] = line.split(" ");
  const [each, finish] = steps.split("/");
  const pairs = fields.split("/").flatMap((field, row) => (field === "-" ? [] : field.match(/.{3}/g).map((dice) => lay(dice[0], FACES(dice.slice(1)), 5 - row))));
  const [, letter, faces, won, rolls] = turn.match(/^([A-Fa-f])(\?|[X1-7]{2})?(!)?(?::(\d+))?$/);
  const game = {
    steps: each.split(",").map(Number), finish: Number(finish), pairs, player: CODE(letter), pair: null,
    roll: null, value: null, rolls: Number(rolls ?? 0), winner: won ? CODE(letter) : null, actions: [],
  };
  if (faces === "?") {
    game.rolls -= 1; // the roll in the air is counted when it lands
    game.pair = isPair(letter) ? 1 : 0;
  } else if (faces) show(game, isPair(letter) ? 1 : 0, FACES(faces));
  return game;
}

function lay(letter, dice, field) {
  return { player: CODE(letter), pair: isPair(letter) ? 1 : 0, field, dice, value: VALUE(dice) };
}

function show(game, pair, dice) {
  Object.assign(game, { pair, roll: dice, value: VALUE(dice) });
}

/** Carry out one token of a record; returns the game after it and what happened. */
export function play(before, token) {
  const game = structuredClone(before);
  const events = [];
  if (token.startsWith("@")) place(game, Number(token[1]), events);
  else if (!token.endsWith("?")) {
    const named = token.length === 3;
    roll(game, named ? Number(isPair(token[0])) : (game.pair ?? 0), FACES(token.slice(-2)), events);
  }
  return { game, events };
}

function roll(game, pair, dice, events) {
  const { player } = game;
  game.rolls += 1;
  const crosses = dice.filter((face) => face === 0).length;
  const valid = game.rolls === 1 || crosses === 0;
  events.push({ event: "rolled", player, pair, dice, value: VALUE(dice), valid });
  if (!valid) {
    const fall = Math.min(crosses, game.steps[player]);
    game.steps[player] -= fall;
    events.push({ event: "fell", player, steps: fall });
    return pass(game, events);
  }
  show(game, pair, dice);
  if (dice[0] === dice[1] && dice[0] > 0) climb(game, dice[0], "climbed", events);
}

function place(game, field, events) {
  const { player, value } = game;
  events.push({ event: "placed", player, pair: game.pair, field, value });
  const out = game.pairs.filter((pair) => pair.player !== player && pair.field > field && pair.value <= value).sort((a, b) => a.field - b.field);
  for (const pair of out) events.push({ event: "thrown_out", player: pair.player, pair: pair.pair, field: pair.field, value: pair.value, by: player });
  game.pairs = game.pairs.filter((pair) => !out.includes(pair));
  game.pairs.push({ player, pair: game.pair, field, dice: game.roll, value });
  pass(game, events);
}

function pass(game, events) {
  const player = (game.player + 1) % game.steps.length;
  Object.assign(game, { player, pair: null, roll: null, value: null, rolls: 0 });
  events.push({ event: "turn", player });
  const own = game.pairs.filter((pair) => pair.player === player);
  if (own.length === (game.steps.length === 2 ? 2 : 1)) {
    game.pairs = game.pairs.filter((pair) => pair.player !== player);
    climb(game, own.reduce((sum, pair) => sum + pair.field, 0), "scored", events);
  }
}

function climb(game, wanted, event, events) {
  const { player } = game;
  game.steps[player] = Math.min(game.finish, game.steps[player] + wanted);
  events.push({ event, player, steps: wanted });
  if (game.steps[player] < game.finish) return;
  game.winner = player;
  events.push({ event: "won", player });
}
