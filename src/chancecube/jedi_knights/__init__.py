"""Jedi Knights TCG: the rules, the cards and the words their texts are made of."""
