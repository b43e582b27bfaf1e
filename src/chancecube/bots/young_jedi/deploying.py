"""Deploying: the best use of the counters, a better site, and what only blocks the hand."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.arming import arm
from chancecube.bots.young_jedi.outlook import Outlook
from chancecube.bots.young_jedi.scene import Piece, Scene, battle_cards, characters, of_kind, weapons
from chancecube.bots.young_jedi.worth import card_worth
from chancecube.kernel.decision import DONE
from chancecube.young_jedi.kinds import LOCATION, STACKABLE, STARSHIP

SITE_GAIN: Final = 1.0  # points another site must gain
IN_HAND: Final = 0.5  # how far a character still in hand counts for a site
STRONG_ALONE: Final = 1.1  # above 1, one strong team is worth more than two of half its strength
SPENDING: Final = 0.5  # how far a card deployed, to be replaced from the draw deck, counts as lost
PLENTY: Final = 20  # cards a draw deck must have for a ship to make room for another card
STACK_CARE: Final = 0.7  # points of each further copy that is bound to a planet with the first of a stack
SMALL_STACK: Final = 3  # copies in a deck that are not worth the care
GAIN: Final = 1e-9  # what a choice must gain over doing less


def choose_deploy(scene: Scene, copies: dict[int, int]) -> int:
    """The site first, since it changes what all others are worth; ships last, when the rest is done."""
    location = best_location(scene)
    if location is not None and spendable(scene) > 0:
        return location.id
    chosen = best_set(scene, copies)
    if chosen:
        return chosen[0].id
    ships = of_kind(scene.offered, STARSHIP)
    return ships[0].id if ships and scene.mine.deck > PLENTY else DONE


def spendable(scene: Scene) -> int:
    """How many cards may leave the hand before evening up would take the last card of the draw deck."""
    return scene.mine.reserve() - 1


# --- the site ---


def best_location(scene: Scene) -> Piece | None:
    best: Piece | None = None
    most = SITE_GAIN
    for piece in of_kind(scene.offered, LOCATION):
        gain = site_worth(scene, piece.facts.site) - site_worth(scene, scene.site)
        if gain > most:
            best, most = piece, gain
    return best


def site_worth(scene: Scene, site: int) -> float:
    """The power a site gives to the own side, less what it gives to the opponent."""
    total = IN_HAND * site_bonus(scene.mine.hand, site)
    return total + site_bonus(scene.committed(), site) - site_bonus(scene.here(scene.theirs), site)


def site_bonus(cards: list[Piece], site: int) -> int:
    return sum([piece.facts.bonus[site] for piece in characters(cards)])


# --- characters and weapons ---


def best_set(scene: Scene, copies: dict[int, int]) -> list[Piece]:
    """The cards that make the strongest army, characters before weapons."""
    fit = characters(scene.offered) + weapons(scene.offered)
    fit.sort(key=lambda piece: (piece.facts.kind, -piece.facts.counters, piece.facts.index))
    best: list[Piece] = []
    most = army_worth(scene, [])
    known: set[tuple[int, ...]] = set()
    for chosen in affordable(fit, scene.counters, spendable(scene)):
        faces = tuple([piece.facts.index for piece in chosen])
        if chosen and faces not in known:
            known.add(faces)
            value = army_worth(scene, chosen) - stacks_bound(scene, chosen, copies)
            if value > most + GAIN:
                best, most = chosen, value
    return best


def affordable(fit: list[Piece], counters: int, most_cards: int) -> list[list[Piece]]:
    """Every set of these cards that the counters pay for."""
    if not fit:
        return [[]]
    first, rest = fit[0], fit[1:]
    sets = affordable(rest, counters, most_cards)
    if first.facts.counters <= counters and most_cards > 0:
        with_first = affordable(rest, counters - first.facts.counters, most_cards - 1)
        sets = [[first, *others] for others in with_first] + sets
    return sets


def army_worth(scene: Scene, added: list[Piece]) -> float:
    """The strength of the own side with these cards, the battle cards in hand included, less what they use up."""
    own = scene.committed() + added
    army = arm(characters(own), weapons(own), battle_cards(scene.mine.hand), Outlook.nobody(scene.site))
    strength: float = sum([team.expected() ** STRONG_ALONE for team in army.teams])
    return strength - SPENDING * card_worth(scene.mine) * len(added)


def stacks_bound(scene: Scene, added: list[Piece], copies: dict[int, int]) -> float:
    """What it costs to bind stacks to this planet: their other copies are lost to the planets still to come."""
    here = {piece.facts.name for piece in scene.committed()}
    begun = {piece.facts.name for piece in added if piece.facts.uniqueness == STACKABLE} - here
    bound = sum([max(0, copies.get(name, 0) - SMALL_STACK) for name in begun])
    return STACK_CARE * scene.planets_to_come() * bound
