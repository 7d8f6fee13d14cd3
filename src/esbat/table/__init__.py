"""One play and its people: version, undo, what each seat is told. No I/O, no clock."""
