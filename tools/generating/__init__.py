"""What writes code from declarations."""
