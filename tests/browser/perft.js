// Counts the sequences of moves from a position through `core`; a throw, a roll and a placement are one move each.
async ([start, depth]) => {
  const faces = (die) => die.map((face) => (face === 0 ? "X" : String(face)));
  const rolls = faces([0, 1, 2, 3, 4, 7]).flatMap((a) => faces([0, 1, 2, 3, 5, 6]).map((b) => a + b));
  const letter = (player, pair) => String.fromCharCode((pair ? 97 : 65) + player);

  async function count(position, left) {
    const { start: game } = await core.steps({ start: position });
    const actions = game.actions.map((action) =>
      action.do === "place" ? `@${action.field}` : `${letter(game.player, action.pair)}?`,
    );
    const tokens = game.phase === "dice" ? rolls : actions;
    if (left === 1) return tokens.length;
    const played = await Promise.all(tokens.map((token) => core.steps({ start: position, moves: [token] })));
    const counts = await Promise.all(played.map(({ steps }) => count(steps[0].game.position, left - 1)));
    return counts.reduce((sum, each) => sum + each, 0);
  }
  return count(start, depth);
};
