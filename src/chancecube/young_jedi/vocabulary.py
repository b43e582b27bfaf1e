"""The words effects are made of. The engine plays them, `text` writes them out, bots weigh them.

`Who` says which cards are meant, by what is printed on them; a `Usage` says with which characters, and where, a
battle card works; a `When` says in which fight its power bonus counts; an `Outcome` what follows the fight.
None of them holds anything that changes during a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.young_jedi.kinds import CHARACTER, STACKABLE
from chancecube.young_jedi.places import NOWHERE, planet_of
from chancecube.young_jedi.traits import has_trait, plain

if TYPE_CHECKING:
    from chancecube.young_jedi.facts import Card


# --- which cards are meant ---


class Who:
    """Cards meant by a text. `suits` looks at facts alone; `meant` answers the same for a face of the library."""

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

    def suits(self, card: Card) -> bool:
        return plain(card.title) in self.plain_titles


@final
class Kind(Who):
    """The characters that one of these traits names."""

    def __init__(self, *traits: str) -> None:
        super().__init__()
        self.traits: tuple[str, ...] = traits

    def suits(self, card: Card) -> bool:
        return card.kind == CHARACTER and any(
            [has_trait(card.title, card.subtitle, trait) for trait in self.traits]
        )


@final
class Diamond(Who):
    """Of those meant, the ones with the diamond."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def suits(self, card: Card) -> bool:
        return card.is_diamond() and self.who.suits(card)


@final
class Either(Who):
    """Those meant by any of the parts."""

    def __init__(self, *parts: Who) -> None:
        super().__init__()
        self.parts: tuple[Who, ...] = parts

    def suits(self, card: Card) -> bool:
        return any([part.suits(card) for part in self.parts])


@final
class Except(Who):
    """Those meant by the first, without those meant by the second."""

    def __init__(self, who: Who, but: Who) -> None:
        super().__init__()
        self.who = who
        self.but = but

    def suits(self, card: Card) -> bool:
        return self.who.suits(card) and not self.but.suits(card)


# --- weapons ---


@final
class Box:
    """A box of a weapon: who may use it, and the dots and destiny draws it gives that user.

    An `other` box is for those whom no other box of the weapon names.
    """

    def __init__(self, who: Who, pips: int = 0, cubes: int = 1, other: bool = False) -> None:
        self.who = who
        self.pips = pips
        self.cubes = cubes
        self.other = other

    def worth(self) -> int:
        """For choosing the better of two boxes: a cube counts like the average destiny."""
        return self.pips * 2 + self.cubes * 7


# --- battle cards: with whom ---


class Usage:
    """One way a battle card can be used: how many characters it takes, and whether these fit."""

    def __init__(self, size: int, armed: bool = True) -> None:
        self.size = size
        self.armed = armed  # whether a weapon card may be used with it

    def fits(self, cards: list[Card], weapon: int, site: int, first: bool) -> bool:
        """Whether these characters, in plan order, may use it.

        `weapon` is the face of the weapon they use, or -1; `site` where they fight; `first` whether no character
        stood before them in the plan.
        """
        raise NotImplementedError

    def bind(self, cards: list[Card]) -> None:
        raise NotImplementedError


@final
class Alone(Usage):
    """With one character: of a kind, at a place, using a weapon, or the first of the plan."""

    def __init__(
        self,
        who: Who,
        site: int = NOWHERE,
        planet: int = NOWHERE,
        using: Who | None = None,
        first: bool = False,
    ) -> None:
        super().__init__(1)
        self.who = who
        self.site = site
        self.planet = planet
        self.using = using
        self.first = first

    def fits(self, cards: list[Card], weapon: int, site: int, first: bool) -> bool:
        if self.site != NOWHERE and site != self.site:
            return False
        if self.planet != NOWHERE and planet_of(site) != self.planet:
            return False
        if self.first and not first:
            return False
        using = self.using
        if using is not None and (weapon < 0 or not using.meant(weapon)):
            return False
        return self.who.meant(cards[0].index)

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)
        if self.using is not None:
            self.using.bind(cards)


@final
class Together(Usage):
    """With several characters, who fight as one: each fills one of the places."""

    def __init__(self, *places: Who, different: bool = False, armed: bool = True) -> None:
        super().__init__(len(places), armed)
        self.places: list[Who] = list(places)
        self.different = different  # no two of one title

    def fits(self, cards: list[Card], weapon: int, site: int, first: bool) -> bool:
        if self.different and cards[0].name == cards[1].name:
            return False
        return self.fill(cards, 0, 0)

    def fill(self, cards: list[Card], place: int, taken: int) -> bool:
        """Whether the cards not yet taken can fill the places from this one on."""
        if place == len(self.places):
            return True
        who = self.places[place]
        for index in range(len(cards)):
            if taken >> index & 1 == 0 and who.meant(cards[index].index):
                if self.fill(cards, place + 1, taken | 1 << index):
                    return True
        return False

    def bind(self, cards: list[Card]) -> None:
        for who in self.places:
            who.bind(cards)


@final
class SameStack(Usage):
    """With two characters of one stack, who are added together."""

    def __init__(self) -> None:
        super().__init__(2)

    def fits(self, cards: list[Card], weapon: int, site: int, first: bool) -> bool:
        return cards[0].uniqueness == STACKABLE and cards[0].name == cards[1].name

    def bind(self, cards: list[Card]) -> None:
        pass


# --- battle cards: what they do beside their dots and cubes ---


class When:
    """The fight in which a battle card's power bonus counts."""

    def holds(self, opponents: list[int], weapon: int) -> bool:
        """`opponents` are the faces of the opposing characters, `weapon` that of the weapon in use, or -1."""
        raise NotImplementedError

    def bind(self, cards: list[Card]) -> None:
        raise NotImplementedError


@final
class Fighting(When):
    """Only against these; against a group, one of them is enough."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, opponents: list[int], weapon: int) -> bool:
        for face in opponents:
            if self.who.meant(face):
                return True
        return False

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


class Outcome:
    """What follows a fight in which the battle card was used."""

    def rescues(self, face: int) -> bool:
        """Whether this character, defeated, goes back to hand without damage."""
        return False

    def fights_again(self, beaten: list[int]) -> bool:
        """Whether the winner, having beaten these, fights the next fight too."""
        return False

    def bind(self, cards: list[Card]) -> None:
        pass


@final
class Rescue(Outcome):
    """A defeated user returns to hand with its weapon, and no damage is taken for it."""

    def rescues(self, face: int) -> bool:
        return True


@final
class FightAgain(Outcome):
    """A user who defeats one of these fights the next fight too, with the same weapon."""

    def __init__(self, beating: Who) -> None:
        self.beating = beating

    def fights_again(self, beaten: list[int]) -> bool:
        for face in beaten:
            if self.beating.meant(face):
                return True
        return False

    def bind(self, cards: list[Card]) -> None:
        self.beating.bind(cards)


NO_OUTCOMES: Final[list[Outcome]] = []


@final
class BattleText:
    """A battle card's text: the ways to use it, when its bonus counts, what follows."""

    def __init__(
        self, usages: list[Usage], when: When | None = None, outcomes: list[Outcome] = NO_OUTCOMES
    ) -> None:
        self.usages = usages
        self.when = when
        self.outcomes = outcomes
        self.group = max([usage.size for usage in usages])  # how many characters it asks for
        self.least = min([usage.size for usage in usages])

    def usage_for(self, cards: list[Card], weapon: int, site: int, first: bool) -> Usage | None:
        for usage in self.usages:
            if usage.size == len(cards) and usage.fits(cards, weapon, site, first):
                return usage
        return None

    def bind(self, cards: list[Card]) -> None:
        for usage in self.usages:
            usage.bind(cards)
        if self.when is not None:
            self.when.bind(cards)
        for outcome in self.outcomes:
            outcome.bind(cards)


# --- short forms, so that a card takes one line ---


def use_with(*users: Who | Usage, when: When | None = None, then: Outcome | None = None) -> BattleText:
    """A battle card used with one character (or one of the given usages)."""
    usages: list[Usage] = [Alone(user) if isinstance(user, Who) else user for user in users]
    return BattleText(usages, when, NO_OUTCOMES if then is None else [then])


def fight_together(*places: Who, different: bool = False, armed: bool = True) -> BattleText:
    """A battle card that makes several characters fight as one."""
    return BattleText([Together(*places, different=different, armed=armed)])
