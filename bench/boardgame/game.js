// A table at which two people roll two dice in turn: the smallest game that boardgame.io can keep.
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
