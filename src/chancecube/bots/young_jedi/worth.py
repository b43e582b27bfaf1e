"""What things are worth to the cadet, in points of power on the table."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.odds import average_destiny
from chancecube.bots.young_jedi.scene import Camp, Piece, Scene
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import DRAWN_POWER, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.places import NOWHERE
from chancecube.young_jedi.vocabulary import STARFIGHTER, Box

WEAPON_WORTH: Final = 2.0  # of a weapon lost with its user
SAVED_SHARE: Final = 0.4  # of the stake that is lost when a beaten team goes back to hand
PLANET_WORTH: Final = 12.0
GAME_WORTH: Final = 60.0
CARD_WORTH: Final = 0.35  # of a card of a full draw deck
RETURNING: Final = 0.3  # how far the power of a card counts that comes back into the draw deck
LAST_CARDS_WORTH: Final = 12.0  # shared by the cards that are left


def strength(facts: Card, site: int) -> float:
    """A character's power at a site, or a starship's; what is drawn is taken at the average."""
    power = average_destiny() if facts.power == DRAWN_POWER else float(facts.power)
    if facts.built_in != NO_FACE:
        power += box_worth(library().cards[facts.built_in].boxes[0])
    if facts.ship == STARFIGHTER:
        power += average_destiny()
    return power if site == NOWHERE else power + facts.bonus[site]


def target_worth(scene: Scene, piece: Piece) -> float:
    """What it is worth to be rid of an opposing card at the current planet."""
    return WEAPON_WORTH if piece.facts.kind == WEAPON else strength(piece.facts, scene.site)


def box_worth(box: Box) -> float:
    return box.pips + box.cubes * average_destiny()


def card_worth(camp: Camp) -> float:
    """What one more card of damage costs a side: the more, the fewer are left."""
    return CARD_WORTH + LAST_CARDS_WORTH / max(1, camp.reserve() + 1)


def planet_worth(scene: Scene, winner: Camp) -> float:
    """What taking control of the current planet is worth to a side."""
    return GAME_WORTH if winner.planets + 1 >= scene.planets_to_win else PLANET_WORTH


def cargo_worth(camp: Camp, cards: list[Piece]) -> float:
    """What it is worth to a side to have these cards back in its draw deck."""
    power = sum([strength(piece.facts, NOWHERE) for piece in cards])
    return RETURNING * power + card_worth(camp) * len(cards)
