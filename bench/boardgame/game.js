// Two players roll two dice in turn: a minimal boardgame.io game.
module.exports = {
  name: "roll",
  setup: () => ({ dice: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, random }) => {
      G.dice = random.Die(6, 2);
    },
  },
};
