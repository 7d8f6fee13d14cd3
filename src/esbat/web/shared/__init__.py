"""What every request and every connection shares: the desk, limits, languages."""
