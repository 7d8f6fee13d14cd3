"""Self-play by the thousand: what bots do to one another, counted and reproducible."""
