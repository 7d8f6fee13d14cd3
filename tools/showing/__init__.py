"""Finding positions for "show me", and which rules must have one."""
