### Learning environments: what they refuse.

learning-cards = This game has { $have } cards, and the environment has room for { $most }: make it with a larger number of cards.
learning-no-ready = There are no ready decks for every seat of the format “{ $format }” that go together.
learning-decks = Decks are “random”, “ready” or a list of decks, not “{ $decks }”.
