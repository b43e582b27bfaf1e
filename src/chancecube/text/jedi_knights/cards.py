"""Card texts, written out from the effects the engine plays."""

from __future__ import annotations

from typing import final

from chancecube.jedi_knights.facts import Card
from chancecube.text.jedi_knights.cast import Cast
from chancecube.text.jedi_knights.sentences import Sentences
from chancecube.text.jedi_knights.words import Words


@final
class CardTexts:
    def __init__(self, words: Words) -> None:
        self.words = words

    def text(self, card: Card) -> str:
        """The game text; nothing for a card that has only numbers."""
        return " ".join(Sentences(Cast(self.words, card)).all(card.says))
