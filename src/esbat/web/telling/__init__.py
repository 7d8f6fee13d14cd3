"""What viewers are told: the story, its sentences, the state message; and finished plays once more."""
