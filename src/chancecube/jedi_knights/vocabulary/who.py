"""Which cards a text means, by what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.jedi_knights.kinds import CHARACTER, EVENT, STARSHIP, WEAPON

if TYPE_CHECKING:
    from chancecube.jedi_knights.facts import Card


class Who:
    """Cards meant by a text. `suits` looks at facts alone; `meant` answers for a face of the library."""

    def __init__(self) -> None:
        self.faces: list[bool] = []

    def suits(self, card: Card) -> bool:
        raise NotImplementedError

    def meant(self, face: int) -> bool:
        return self.faces[face]

    def bind(self, cards: list[Card]) -> None:
        """Looks at every card once, when the sets are loaded."""
        if len(self.faces) != len(cards):
            self.faces = [self.suits(card) for card in cards]


@final
class AnyCard(Who):
    def suits(self, card: Card) -> bool:
        return True


@final
class OfKind(Who):
    """Cards of these kinds."""

    def __init__(self, *kinds: int) -> None:
        super().__init__()
        self.kinds: tuple[int, ...] = kinds

    def suits(self, card: Card) -> bool:
        return card.kind in self.kinds


@final
class Named(Who):
    """Cards of one of these titles, whatever their subtitles."""

    def __init__(self, *titles: str) -> None:
        super().__init__()
        self.titles: tuple[str, ...] = titles

    def suits(self, card: Card) -> bool:
        return card.title in self.titles


@final
class Keyword(Who):
    """Cards with one of these keywords."""

    def __init__(self, *keywords: str) -> None:
        super().__init__()
        self.keywords: tuple[str, ...] = keywords

    def suits(self, card: Card) -> bool:
        for keyword in self.keywords:
            if keyword in card.keywords:
                return True
        return False


@final
class OfTheme(Who):
    """Cards with one of these Theme icons."""

    def __init__(self, *themes: int) -> None:
        super().__init__()
        self.themes: tuple[int, ...] = themes

    def suits(self, card: Card) -> bool:
        return card.theme in self.themes


@final
class OfAllegiance(Who):
    def __init__(self, allegiance: int) -> None:
        super().__init__()
        self.allegiance = allegiance

    def suits(self, card: Card) -> bool:
        return card.allegiance == self.allegiance


@final
class Leader(Who):
    """Cards with leadership icons."""

    def suits(self, card: Card) -> bool:
        return card.leadership > 0


@final
class CostAtMost(Who):
    """Cards whose printed deploy cost is no higher."""

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost

    def suits(self, card: Card) -> bool:
        return card.cost <= self.cost


@final
class Both(Who):
    """Those meant by all of the parts."""

    def __init__(self, *parts: Who) -> None:
        super().__init__()
        self.parts: tuple[Who, ...] = parts

    def suits(self, card: Card) -> bool:
        for part in self.parts:
            if not part.suits(card):
                return False
        return True


@final
class Either(Who):
    """Those meant by any of the parts."""

    def __init__(self, *parts: Who) -> None:
        super().__init__()
        self.parts: tuple[Who, ...] = parts

    def suits(self, card: Card) -> bool:
        for part in self.parts:
            if part.suits(card):
                return True
        return False


@final
class Non(Who):
    """All but those meant."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def suits(self, card: Card) -> bool:
        return not self.who.suits(card)


ANY_CARD: Final = AnyCard()
CHARACTERS: Final = OfKind(CHARACTER)
STARSHIPS: Final = OfKind(STARSHIP)
FIGHTERS: Final = OfKind(CHARACTER, STARSHIP)
WEAPON_CARDS: Final = OfKind(WEAPON)
EVENTS: Final = OfKind(EVENT)
