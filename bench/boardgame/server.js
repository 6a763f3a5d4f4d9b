// boardgame.io with its default in-memory store: node server.js PORT
const { Server } = require("boardgame.io/server");
const game = require("./game");

const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
server.run({ port: Number(process.argv[2]), host: "127.0.0.1" });
