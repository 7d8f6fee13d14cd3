"""Esbat: five witch board games, played alone, together, or by the million."""
