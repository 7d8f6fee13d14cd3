"""What the server has of Witchstone alone."""
