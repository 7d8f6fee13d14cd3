"""Small bugs put into a game's rules on purpose, and whether its tests notice. See `tools/mutate`."""
