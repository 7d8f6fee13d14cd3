# How each game is played, in one screen: under 120 words a game, headings included.

learn-title = How it is played
learn-aim = The aim
learn-turn = A turn
learn-end = The end
learn-win = Who wins

learn-air =
    .aim = Fly witches home and exchange them for grimoires.
    .turn = Take witches one by one, from deck or common zone, each into your column of her colour, values rising. One drawn card a turn may, or if it fits nowhere must, be deposited there. The next misfit crashes: you lose that colour’s column and your turn ends. Land when you like: any column, after a deposit the shortest, joins your hand. Three to five of one colour can then buy one to three grimoires.
    .end = Two grimoire piles empty (three with four or five players), or nothing left to draw.
    .win = Most points: one a grimoire, one more for all five colours.
learn-bal =
    .aim = Keep your Crapzouilles, the small creatures in your coffer, alive longer than all the others.
    .turn = Attack another witch with one or two potions and, if you like, a spell. She parries each potion with one of its colour, or plays a spell that replaces a potion, cancels the attack or sends it elsewhere. If her defence fails, she loses a Crapzouille. Whoever wins the go draws a card. After every two laps comes a Grand Sabbat: each draws as many cards as she has Crapzouilles, never beyond ten in hand.
    .end = Without Crapzouilles a witch is out; the play lasts until one is left.
    .win = She is Queen: no points, no ties.
learn-lancre =
    .aim = Solve the problems of Lancre without cackling too much.
    .turn = A new problem arrives; those in its way fall into crisis. Then, twice, move if you like (two paths on foot, or anywhere by Broom) and act where you stand. A problem: roll two dice, flee or face it, add cards, roll two more; reach its difficulty to keep it. Failures and cackles rolled cost you cackles. Another witch: tea takes cackles away. Then refill your hand.
    .end = The turn that places the last problem. A crisis marker missing, or three Elves showing: everybody loses.
    .win = Most points on tiles, less one for each Black Aliss. Played together or alone, the goal differs.
learn-witchstone =
    .aim = Join equal symbols in your cauldron: the larger the cluster, the more it sets off.
    .turn = Lay a tile on two free cells. Each of its two symbols gives one action for every symbol of its cluster. Energy builds connections, witches travel along them, the pentagram brings owls and special hexes, crystals leave the cauldron for bonuses, the wand gives bonuses and points. Scrolls, spells or prophecies, come one at a time: a cluster widens the choice. Bonuses set off more actions.
    .end = Eleven turns each.
    .win = Most points. To those of the play add owls, magic tokens, unused spells and prophecies. Equal: farthest along the wand.
learn-wildegrens =
    .aim = Save the village, and convince the three Jurors who judge your Coven.
    .turn = Play all your Witches, before or after you choose a Mission. Hidden, they will come back; revealed, they are stronger but go to Prison. Share their power between the Mission and its Challenges: what is not overcome may harm you. A Mission overcome brings persuasion with one Juror. Then go to trial, or recover and go on.
    .end = The trial. Before it, two failed Missions, lost Villagers worth five, a Curse owed from an empty pile or a new hand without a Witch: you lose.
    .win = A Juror is convinced if persuasion reaches conviction. Three convinced: victory; two: a draw.
