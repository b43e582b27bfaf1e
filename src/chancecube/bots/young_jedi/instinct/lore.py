"""What the faces of the library are worth at first sight, in points of power; worked out once."""

from __future__ import annotations

from typing import Final, final

from chancecube.bots.young_jedi.odds import average_destiny
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import CHARACTER, DRAWN_POWER, EFFECT, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.vocabulary.who import STARFIGHTER

GROUP_WORTH: Final = 1.5  # points of each further character that fights together, beside the bonus
TEXT_WORTH: Final = 1.0  # points of a battle card that does something else
EFFECT_WORTH: Final = 1.5  # points of any effect
EFFECT_DOT: Final = 2.0  # points of each dot of one: it counts for several
COUNTER_WORTH: Final = 2.0  # points of each further counter an effect pays for
HAND_WORTH: Final = 1.5  # points of each further card in hand
SITES: Final = 16  # keys of users leave room for as many sites


@final
class Lore:
    """By face: powers and bonuses; and who may use which battle card, remembered as it is asked."""

    def __init__(self) -> None:
        cards = library().cards
        destiny = average_destiny()
        self.cards = cards
        self.destiny = destiny
        self.power: list[float] = []  # characters and starships, with the weapon built in, without a site
        self.boxes: list[list[float]] = []  # weapons: what each box is worth
        self.arms: list[float] = []  # weapons: the best box
        self.backing: list[float] = []  # battle cards, and double impact cards with such a half
        self.effect: list[float] = []  # effects, and double impact cards with such a half
        self.users: dict[int, bool] = {}
        for card in cards:
            self.boxes.append([box.pips + box.cubes * destiny for box in card.boxes])
            self.arms.append(max(self.boxes[-1], default=0.0) if card.kind == WEAPON else 0.0)
        for card in cards:
            self.power.append(self.power_of(card))
            self.backing.append(self.best_half(card, False))
            self.effect.append(self.best_half(card, True))

    def power_of(self, card: Card) -> float:
        if card.kind != CHARACTER and not card.ship:
            return 0.0
        power = self.destiny if card.power == DRAWN_POWER else float(card.power)
        if card.built_in != NO_FACE:
            power += self.boxes[card.built_in][0]
        if card.ship == STARFIGHTER:
            power += self.destiny
        return power

    def best_half(self, card: Card, as_effect: bool) -> float:
        """What a card is worth as an effect, or as a battle card."""
        best = 0.0
        for index in card.halves or [card.index]:
            half = self.cards[index]
            worth = effect_worth(half) if as_effect else self.backing_of(half)
            best = max(best, worth)
        return best

    def backing_of(self, card: Card) -> float:
        text = card.text
        if text is None:
            return 0.0
        worth = card.pips + card.cubes * self.destiny + GROUP_WORTH * (text.group - 1)
        return worth + TEXT_WORTH * len(text.outcomes)

    def backs(self, card: int, face: int, site: int) -> bool:
        """Whether a character may use a battle card by itself at a site, if need be at the front of the plan."""
        key = (card * 1024 + face) * SITES + site + 1
        known = self.users.get(key)
        if known is None:
            known = False
            facts = [self.cards[face]]
            weapons = [] if facts[0].built_in == NO_FACE else [facts[0].built_in]
            for index in self.cards[card].halves or [card]:
                text = self.cards[index].text
                if text is not None and text.usage_for(facts, weapons, site, True) is not None:
                    known = True
            self.users[key] = known
        return known


def effect_worth(card: Card) -> float:
    if card.kind != EFFECT or card.says is None:
        return 0.0
    worth = EFFECT_WORTH + EFFECT_DOT * card.pips * len(card.says.powers)
    if card.says.counters is not None:
        worth += COUNTER_WORTH * (card.says.counters.limit - 6)
    if card.says.hand_size is not None:
        worth += HAND_WORTH * (card.says.hand_size.cards - 6)
    return worth


KNOWN: Final[list[Lore]] = []


def lore() -> Lore:
    if not KNOWN:
        KNOWN.append(Lore())
    return KNOWN[0]
