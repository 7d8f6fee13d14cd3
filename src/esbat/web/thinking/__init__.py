"""Where bots think: processes of their own, and the questions they are asked."""
