"""What a set says about its cards, by code."""

from __future__ import annotations

from typing import final

from chancecube.jedi_knights.vocabulary import CardText


@final
class SetEffects:
    """A set: its code and name, whether it is ours, and what its cards say."""

    def __init__(self, code: str, name: str, ours: bool, texts: dict[str, CardText]) -> None:
        self.code = code
        self.name = name
        self.ours = ours  # made by us, not printed
        self.texts = texts
