"""Which cards on the table a text means: whose they are, where they are, and what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.jedi_knights.vocabulary.who import ANY_CARD, Who

if TYPE_CHECKING:
    from chancecube.jedi_knights.facts import Card

# Whose.
OWN: Final = 0  # the player's own
SIDE: Final = 1  # the player's side's: with a partner, the partner's too
THEIRS: Final = 2  # the opposing side's
ALL: Final = 3
INVOLVED: Final = 4  # players alone: each opponent who has had a character in the battle
WHOSE: Final = ["own", "side", "theirs", "all", "involved"]

# Where.
ITSELF: Final = 0  # the card that speaks
BEARER: Final = 1  # the character or starship the card lies under
HERE: Final = 2  # the same place: site or system; for a card that is at neither, both
AT_SITE: Final = 3
AT_SYSTEM: Final = 4
IN_BATTLE: Final = 5  # attacking, defending or supporting, or aboard one that does
MAIN: Final = 6  # attacking or defending
SUPPORTERS: Final = 7  # supporting in this battle
ABOARD: Final = 8  # characters aboard the card that speaks
UNDER: Final = 9  # weapons under the card that speaks
CHOSEN: Final = 10  # what this text has chosen before
CAUSE: Final = 11  # the card that set off the text
UNSUPPORTED: Final = 12  # in the battle and not shielded by supporters
ARMAMENT: Final = 13  # weapons in play
STANDING: Final = 14  # Events in play
WHERE: Final = [
    "itself",
    "bearer",
    "here",
    "site",
    "system",
    "battle",
    "main",
    "supporters",
    "aboard",
    "under",
    "chosen",
    "cause",
    "unsupported",
    "armament",
    "standing",
]

# In which position.
ANY_POSITION: Final = 0
READY: Final = 1
ROTATED: Final = 2


@final
class Those:
    """Cards in play. `other` leaves out the card that speaks."""

    def __init__(
        self,
        who: Who = ANY_CARD,
        whose: int = OWN,
        where: int = HERE,
        other: bool = False,
        position: int = ANY_POSITION,
    ) -> None:
        self.who = who
        self.whose = whose
        self.where = where
        self.other = other
        self.position = position

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


THIS: Final = Those(where=ITSELF, whose=ALL)
ITS_BEARER: Final = Those(where=BEARER, whose=ALL)
IT: Final = Those(where=CHOSEN, whose=ALL)
THE_CAUSE: Final = Those(where=CAUSE, whose=ALL)
