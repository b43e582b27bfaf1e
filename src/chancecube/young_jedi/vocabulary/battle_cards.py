"""Battle cards: with whom they are used, when their bonus counts, and what else they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.young_jedi.kinds import STACKABLE
from chancecube.young_jedi.places import NOWHERE, planet_of
from chancecube.young_jedi.vocabulary.conditions import Condition
from chancecube.young_jedi.vocabulary.who import Who

if TYPE_CHECKING:
    from chancecube.young_jedi.facts import Card


def any_meant(who: Who, faces: list[int]) -> bool:
    for face in faces:
        if who.meant(face):
            return True
    return False


# --- with whom ---


class Usage:
    """One way a battle card can be used: how many characters it takes, and whether these fit."""

    def __init__(self, size: int, weapons: int = 1) -> None:
        self.size = size
        self.weapons = weapons  # how many weapon cards may be used with it

    def fits(self, cards: list[Card], weapons: list[int], site: int, first: bool) -> bool:
        """Whether these characters or starships, in plan order, may use it.

        `weapons` are the faces of the weapons they use; `site` is where they fight, `NOWHERE` in space; `first`
        whether no character stood before them in the plan.
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

    def fits(self, cards: list[Card], weapons: list[int], site: int, first: bool) -> bool:
        if self.site != NOWHERE and site != self.site:
            return False
        if self.planet != NOWHERE and planet_of(site) != self.planet:
            return False
        if self.first and not first:
            return False
        using = self.using
        if using is not None and not any_meant(using, weapons):
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
        super().__init__(len(places), 1 if armed else 0)
        self.places: list[Who] = list(places)
        self.different = different  # no two of one title

    def fits(self, cards: list[Card], weapons: list[int], site: int, first: bool) -> bool:
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

    def fits(self, cards: list[Card], weapons: list[int], site: int, first: bool) -> bool:
        return cards[0].uniqueness == STACKABLE and cards[0].name == cards[1].name

    def bind(self, cards: list[Card]) -> None:
        pass


@final
class TwoWeapons(Usage):
    """With a character who uses two weapons at once, one of each sort."""

    def __init__(self, who: Who, first: Who, second: Who) -> None:
        super().__init__(1, 2)
        self.who = who
        self.sorts: list[Who] = [first, second]

    def fits(self, cards: list[Card], weapons: list[int], site: int, first: bool) -> bool:
        if len(weapons) != 2 or not self.who.meant(cards[0].index):
            return False
        one, two = self.sorts
        return (one.meant(weapons[0]) and two.meant(weapons[1])) or (
            one.meant(weapons[1]) and two.meant(weapons[0])
        )

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)
        for sort in self.sorts:
            sort.bind(cards)


# --- what they do beside their dots and cubes ---


class Outcome:
    """What a battle card in use does beside its bonus."""

    def bind(self, cards: list[Card]) -> None:
        pass


@final
class Rescue(Outcome):
    """A defeated user, or of a group only those named, returns to hand with its weapon, and costs no damage."""

    def __init__(self, who: Who | None = None) -> None:
        self.who = who

    def rescues(self, face: int) -> bool:
        return self.who is None or self.who.meant(face)

    def bind(self, cards: list[Card]) -> None:
        if self.who is not None:
            self.who.bind(cards)


@final
class FightAgain(Outcome):
    """A user who defeats one of these fights the next fight too, with the same weapon."""

    def __init__(self, beating: Who) -> None:
        self.beating = beating

    def bind(self, cards: list[Card]) -> None:
        self.beating.bind(cards)


@final
class OnlyLoses(Outcome):
    """Of a beaten group, only one of these is defeated."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class ForcePush(Outcome):
    """If the user uses no weapon, the opponent's weapons are ignored in this fight."""


@final
class MoreDamage(Outcome):
    """The opponent takes extra damage if the user wins, the user's side if it loses."""

    def __init__(self, winning: int, losing: int) -> None:
        self.winning = winning
        self.losing = losing


@final
class SwitchNumbers(Outcome):
    """A destiny number of one's own is switched with a higher one of the opponent's, if there is one."""


@final
class DamageForNumber(Outcome):
    """The user's damage number may stand for the number of one of the destiny cards drawn."""


@final
class CatchUp(Outcome):
    """A bonus equal to the difference if the user's printed destiny is less than the opposing character's."""


@final
class LastStand(Outcome):
    """If the user is the last card of the plan, breakthrough costs nothing in this battle."""


@final
class ShowHand(Outcome):
    """The bonus counts only if the whole hand, of at least one card, is shown to the opponent."""


@final
class SlipAway(Outcome):
    """The user leaves this fight for the next opponent; those it leaves are out of this battle."""


NO_OUTCOMES: Final[list[Outcome]] = []


@final
class BattleText:
    """A battle card's text: the ways to use it, when its bonus counts, what else it does."""

    def __init__(
        self, usages: list[Usage], when: Condition | None = None, outcomes: list[Outcome] = NO_OUTCOMES
    ) -> None:
        self.usages = usages
        self.when = when
        self.outcomes = outcomes
        self.group = max([usage.size for usage in usages])  # how many characters it asks for
        self.least = min([usage.size for usage in usages])
        self.weapons = max([usage.weapons for usage in usages])
        # Its user leaves the fight in which its dots and draws would count.
        self.slips = any([isinstance(one, SlipAway) for one in outcomes])
        self.adds_stack = any([isinstance(usage, SameStack) for usage in usages])

    def usage_for(self, cards: list[Card], weapons: list[int], site: int, first: bool) -> Usage | None:
        for usage in self.usages:
            if usage.size == len(cards) and usage.fits(cards, weapons, site, first):
                return usage
        return None

    def bind(self, cards: list[Card]) -> None:
        for usage in self.usages:
            usage.bind(cards)
        if self.when is not None:
            self.when.bind(cards)
        for outcome in self.outcomes:
            outcome.bind(cards)


@final
class DuelText:
    """What a card does that scores a hit in a duel. Used at will; with `discard` the card is given up for it."""

    def __init__(
        self,
        hits: int = 0,
        draws: int = 0,
        heals: int = 0,
        discard: bool = False,
        defending: Who | None = None,
    ) -> None:
        self.hits = hits  # extra hits
        self.draws = draws  # cards for the dueling hand
        self.heals = heals  # hits removed from one's own character
        self.discard = discard
        self.defending = defending  # only for these, and only when they defend

    def bind(self, cards: list[Card]) -> None:
        if self.defending is not None:
            self.defending.bind(cards)


# --- short forms, so that a card takes one line ---


def use_with(*users: Who | Usage, when: Condition | None = None, then: Outcome | None = None) -> BattleText:
    """A battle card used with one character (or one of the given usages)."""
    usages: list[Usage] = [Alone(user) if isinstance(user, Who) else user for user in users]
    return BattleText(usages, when, NO_OUTCOMES if then is None else [then])


def fight_together(
    *places: Who,
    different: bool = False,
    armed: bool = True,
    then: Outcome | None = None,
) -> BattleText:
    """A battle card that makes several characters fight as one."""
    usage = Together(*places, different=different, armed=armed)
    return BattleText([usage], None, NO_OUTCOMES if then is None else [then])
