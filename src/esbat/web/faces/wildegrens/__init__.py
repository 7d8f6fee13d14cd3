"""What the server has of Sorcellerie ! alone."""
