"""What the cards of each set say."""
