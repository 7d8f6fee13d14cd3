// A counterpart of each of our five games, to set boardgame.io's server against Esbat's where it has tables of
// all five: as much to see for everybody and for each seat, as much change a move, turns and plays as long
// (`weights.json`, measured by `weigh.py`). No rules, nothing hidden from all, no undo, no luck, no arguments
// of moves, no list of legal moves and no sentences: whatever they leave out is to boardgame.io's advantage.
const { PlayerView } = require("boardgame.io/core");
const { games } = require("./weights.json");

// Both as long as the other: what is changed stays as large as it was.
const WORDS = ["oak", "ash"];

// How many of something that comes so often a move fall on this one.
function due(often, moves) {
  return Math.floor((moves + 1) * often) - Math.floor(moves * often);
}

// So many leaves of so many bytes as JSON, a share of them words, in groups of so many. Objects, since in lists
// patches are slow to find.
function filled(count, bytes, words, width) {
  const values = Array.from({ length: count }, (_, at) => (due(words, at) ? WORDS[0] : at % 10));
  const plain = values.reduce((sum, value) => sum + JSON.stringify(value).length + '"":,'.length, 0);
  const spare = Math.max(count, bytes - plain - Math.ceil(count / width) * '"aa":{},'.length) / count;
  const found = {};
  values.forEach((value, at) => {
    const group = `g${Math.floor(at / width).toString(36)}`;
    const name = (10 + (at % width)).toString(36).padEnd(due(spare, at), "x");
    found[group] = { ...found[group], [name]: value };
  });
  return found;
}

// Where the leaves of such an object stand, in order.
function places(object) {
  return Object.keys(object).flatMap((group) => Object.keys(object[group]).map((name) => [group, name]));
}

function change(object, where, often, moves) {
  for (let first = Math.floor(moves * often), many = due(often, moves); many > 0; many -= 1, first += 1) {
    const [group, name] = where[first % where.length];
    const held = object[group];
    const value = held[name];
    held[name] = typeof value === "number" ? (value + 1) % 10 : WORDS[1 - WORDS.indexOf(value)];
  }
}

function counterpart([name, weights]) {
  // As many groups as a group has leaves: then a change copies the fewest entries.
  const width = Math.ceil(Math.sqrt(weights.open_leaves));
  const open = filled(weights.open_leaves, weights.open_bytes, weights.words, width);
  const own = filled(weights.own_leaves, weights.own_bytes, weights.words, weights.own_leaves);
  const openPlaces = places(open);
  const ownPlaces = places(own);

  function setup({ ctx }) {
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat));
    return { open, players: Object.fromEntries(seats.map((seat) => [seat, own])), moves: 0 };
  }

  function play({ G, ctx, events }) {
    const moves = G.moves;
    change(G.open, openPlaces, weights.open_changes, moves);
    if (ownPlaces.length) change(G.players[ctx.currentPlayer], ownPlaces, weights.own_changes, moves);
    G.moves = moves + 1;
    if (due(weights.handed_over, moves)) events.endTurn();
  }

  return {
    name,
    minPlayers: weights.seats,
    maxPlayers: weights.seats,
    setup,
    playerView: PlayerView.STRIP_SECRETS,
    disableUndo: true,
    // Patches instead of whole states, where that gives boardgame.io more moves a second: it finds them by
    // comparing both states for each client, which takes longer than writing all of a state of up to 4 KB.
    deltaState: weights.open_bytes > 6000,
    endIf: ({ G }) => (G.moves >= weights.moves_a_play ? { over: true } : undefined),
    moves: { play: { move: play, client: false } },
  };
}

exports.counterparts = Object.entries(games).map(counterpart);
