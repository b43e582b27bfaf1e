"""What must hold in every position of every game, checked over random games."""
