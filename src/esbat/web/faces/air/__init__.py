"""What the server has of Air Sorcière alone."""
