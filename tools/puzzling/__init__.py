"""Finding puzzles: positions of self-play in which one move is far better than all others, and why."""
