"""What the server has of Le Bal des Sorcières alone."""
