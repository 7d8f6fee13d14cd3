"""The contract: what every game offers and every front end, bot, test and lab reads. No I/O here."""
