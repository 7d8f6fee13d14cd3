# What each thing on the table of Witch Air does, for the page, the terminal and the ear (English).

air-about-deck = Turn up the top card: the witch must fit your column of her colour, higher than the last. One misfit a turn may go to the common zone; the next one crashes.
air-about-common = Witches set down here are open to everybody: whoever’s turn it is may take one instead of drawing.
air-about-discard = Witches that have flown. They come back only when the deck is reshuffled.
air-about-lane = Your witches of this colour in the air, values rising. Land the column to take it in hand; a crash loses it.
air-about-hand = Three to five cards of one colour make a diploma: one to three grimoires.
air-about-pile = Three to five cards of this colour in hand buy one to three of these. One point each; the play ends when enough piles are empty.
air-about-books = Every grimoire is a point; all five colours together are one more.
air-about-drawn = It goes on your column of its colour, or to the common zone, once a turn. Otherwise you crash.
air-about-other = A witch in somebody else’s air: she comes to that hand when her column lands, or falls with it.
