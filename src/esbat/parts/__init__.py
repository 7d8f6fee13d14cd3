"""The box's contents, shared by games: bags of cards, sets of bits."""
