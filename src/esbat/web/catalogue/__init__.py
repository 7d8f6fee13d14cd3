"""What may be played here: games, boxes, packs, the play of the day."""
