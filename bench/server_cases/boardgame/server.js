// boardgame.io's server as it ships: socket.io, storage in memory. `server.js MODULES`, on a free loopback port.
const path = require("node:path");

// The modules live under .bench/, not beside this file.
process.env.NODE_PATH = path.join(process.argv[2], "node_modules");
require("node:module").Module._initPaths();

const { Server, Origins } = require("boardgame.io/server");
const { Flight } = require("./game.js");
const { counterparts } = require("./counterparts.js");

const server = Server({ games: [Flight, ...counterparts], origins: [Origins.LOCALHOST] });
// It would listen to the whole network.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}/`);
});
