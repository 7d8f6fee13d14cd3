"""Who sits there: names, and the keys that open a seat."""
