"""Which cards a text means, by what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.young_jedi.kinds import CHARACTER, WEAPON
from chancecube.young_jedi.traits import has_trait, names, plain

if TYPE_CHECKING:
    from chancecube.young_jedi.facts import Card


class Who:
    """Cards meant by a text. `suits` looks at facts alone; `meant` answers for a face of the library."""

    def __init__(self) -> None:
        self.faces = b""  # a byte for each face of the library: so little memory that looking there is quick

    def suits(self, card: Card) -> bool:
        raise NotImplementedError

    def among(self, cards: list[Card]) -> list[bool]:
        """Of each card whether it is meant; those made of others put it together from what these mean."""
        return [self.suits(card) for card in cards]

    def meant(self, face: int) -> bool:
        return self.faces[face] != 0

    def bind(self, cards: list[Card]) -> None:
        """Looks at every card once, when the sets are loaded."""
        if len(self.faces) != len(cards):
            self.faces = bytes(self.among(cards))


@final
class Anyone(Who):
    """Any character."""

    def suits(self, card: Card) -> bool:
        return card.kind == CHARACTER


@final
class Named(Who):
    """The cards of one of these titles, whatever their subtitles."""

    def __init__(self, *titles: str) -> None:
        super().__init__()
        self.titles: tuple[str, ...] = titles
        self.plain_titles: list[str] = [plain(title) for title in titles]

    def among(self, cards: list[Card]) -> list[bool]:
        titles = self.plain_titles
        return [plain(card.title) in titles or (bool(card.parts) and self.names_part(card)) for card in cards]

    def names_part(self, combo: Card) -> bool:
        """A combo card counts as each of the two it names."""
        return any([plain(part) in self.plain_titles for part in combo.parts])


@final
class Kind(Who):
    """The characters that one of these traits names."""

    def __init__(self, *traits: str) -> None:
        super().__init__()
        self.traits: tuple[str, ...] = traits

    def suits(self, card: Card) -> bool:
        if card.kind != CHARACTER:
            return False
        for trait in self.traits:
            if has_trait(card.title, card.subtitle, trait) or trait in card.counts_as:
                return True
        return False


@final
class Diamond(Who):
    """Of those meant, the ones with the diamond."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def among(self, cards: list[Card]) -> list[bool]:
        self.who.bind(cards)
        who = self.who
        return [who.meant(card.index) and (card.is_diamond() or self.by_text(card)) for card in cards]

    def by_text(self, card: Card) -> bool:
        """Who counts as one of a kind by text counts as a diamond card of it."""
        who = self.who
        return isinstance(who, Kind) and any([trait in card.counts_as for trait in who.traits])


@final
class Either(Who):
    """Those meant by any of the parts."""

    def __init__(self, *parts: Who) -> None:
        super().__init__()
        self.parts: tuple[Who, ...] = parts

    def among(self, cards: list[Card]) -> list[bool]:
        found = [False] * len(cards)
        for part in self.parts:
            part.bind(cards)
            found = [one or part.meant(face) for face, one in enumerate(found)]
        return found


@final
class Except(Who):
    """Those meant by the first, without those meant by the second."""

    def __init__(self, who: Who, but: Who) -> None:
        super().__init__()
        self.who = who
        self.but = but

    def among(self, cards: list[Card]) -> list[bool]:
        self.who.bind(cards)
        self.but.bind(cards)
        who = self.who
        but = self.but
        return [who.meant(card.index) and not but.meant(card.index) for card in cards]


@final
class Version(Who):
    """One version only: title and subtitle."""

    def __init__(self, title: str, subtitle: str) -> None:
        super().__init__()
        self.title = title
        self.subtitle = subtitle

    def suits(self, card: Card) -> bool:
        return plain(card.title) == plain(self.title) and plain(card.subtitle) == plain(self.subtitle)


@final
class Weapon(Who):
    """Weapons whose title has this word: any lightsaber, any speeder; without a word, any weapon."""

    def __init__(self, word: str = "") -> None:
        super().__init__()
        self.word = word

    def suits(self, card: Card) -> bool:
        return card.kind == WEAPON and (not self.word or names(card.title, self.word))


@final
class OfKind(Who):
    """Any card of a kind, halves of a double impact card included."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def suits(self, card: Card) -> bool:
        return self.kind in card.kinds


TRANSPORT: Final = "transport"
STARFIGHTER: Final = "starfighter"


@final
class Ship(Who):
    """Any starship of one sort, or with a word in its title or subtitle."""

    def __init__(self, sort: str = "", word: str = "") -> None:
        super().__init__()
        self.sort = sort
        self.word = word

    def suits(self, card: Card) -> bool:
        if not card.ship or (self.sort and card.ship != self.sort):
            return False
        return not self.word or names(card.title, self.word) or names(card.subtitle, self.word)


@final
class WithDamage(Who):
    """Characters with one of these printed damage numbers."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self.numbers: tuple[int, ...] = numbers

    def suits(self, card: Card) -> bool:
        return card.kind == CHARACTER and card.damage in self.numbers


@final
class WithDuelText(Who):
    """Cards with a text for duels."""

    def among(self, cards: list[Card]) -> list[bool]:
        """A double impact card has the texts of its halves."""
        found = [card.duel is not None for card in cards]
        for card in cards:
            for half in card.halves:
                found[card.index] = found[card.index] or found[half]
        return found
