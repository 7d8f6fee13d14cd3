// A small game of flying and landing for four, to set boardgame.io's server against Esbat's: a hidden deck,
// hidden hands, open columns, a turn of a few moves. Far fewer rules than Air Sorcière, no list of legal moves
// and no sentences: whatever it leaves out is to boardgame.io's advantage.
const { PlayerView } = require("boardgame.io/core");

const COLOURS = ["W", "K", "G", "V", "O"];
const HIGHEST = 13;
const MOST_IN_HAND = 5;
// As many as a play of Air for four has, if moves are chosen by lot.
const MOVES_A_PLAY = 560;

function empty() {
  return Object.fromEntries(COLOURS.map((colour) => [colour, []]));
}

function setup({ ctx, random }) {
  const cards = COLOURS.flatMap((colour) =>
    Array.from({ length: HIGHEST }, (_, value) => `${colour}${value + 1}`),
  );
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat));
  return {
    secret: { deck: random.Shuffle(cards) },
    players: Object.fromEntries(seats.map((seat) => [seat, { hand: [] }])),
    seats: seats.map(() => ({ columns: empty(), handCount: 0, points: 0 })),
    common: [],
    discard: [],
    deck: cards.length,
    flown: 0,
    moves: 0,
  };
}

// Draw a card: onto the column of its colour if it is higher, else to the common zone.
function fly({ G, ctx, random }) {
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle([...G.discard, ...G.common]);
    G.discard = [];
    G.common = [];
  }
  const card = G.secret.deck.pop();
  const column = G.seats[Number(ctx.currentPlayer)].columns[card[0]];
  const last = column.length ? Number(column[column.length - 1].slice(1)) : 0;
  if (Number(card.slice(1)) > last) column.push(card);
  else G.common.push(card);
  G.deck = G.secret.deck.length;
  G.flown += 1;
  G.moves += 1;
}

// Take the longest column into the hand, discard what is too much, and end the turn.
function land({ G, ctx, events }) {
  const seat = G.seats[Number(ctx.currentPlayer)];
  const hand = G.players[ctx.currentPlayer].hand;
  const longest = COLOURS.reduce((best, colour) =>
    seat.columns[colour].length > seat.columns[best].length ? colour : best,
  );
  hand.push(...seat.columns[longest]);
  seat.points += seat.columns[longest].length;
  seat.columns[longest] = [];
  while (hand.length > MOST_IN_HAND) G.discard.push(hand.shift());
  seat.handCount = hand.length;
  G.flown = 0;
  G.moves += 1;
  events.endTurn();
}

exports.Flight = {
  name: "flight",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  endIf: ({ G }) => (G.moves >= MOVES_A_PLAY ? { over: true } : undefined),
  moves: { fly: { move: fly, client: false }, land: { move: land, client: false } },
};
