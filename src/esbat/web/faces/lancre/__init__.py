"""What the server has of Les Sorcières alone."""
