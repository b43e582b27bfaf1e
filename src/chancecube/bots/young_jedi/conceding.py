"""Conceding: giving up a planet that is lost anyway, before its last defenders cost the draw deck more."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.arming import arm
from chancecube.bots.young_jedi.outlook import Outlook
from chancecube.bots.young_jedi.scene import Piece, Scene, characters, weapons
from chancecube.kernel.decision import DONE
from chancecube.young_jedi.table import CONCEDE

HOPELESS_SHARE: Final = 0.25  # of the opponent's strength
CLEAR_LEAD: Final = 12.0  # points of it
HIDDEN_STRENGTH: Final = 3.0  # of a card that lies face down


def choose_concession(scene: Scene) -> int:
    """Never the planet that loses the game, nor one where own cards still lie face down."""
    if scene.theirs.planets + 1 >= scene.planets_to_win or scene.hidden_here(scene.mine):
        return DONE
    mine = army_strength(scene, scene.here(scene.mine))
    theirs = (
        army_strength(scene, scene.here(scene.theirs)) + scene.hidden_here(scene.theirs) * HIDDEN_STRENGTH
    )
    hopeless = mine <= HOPELESS_SHARE * theirs and theirs - mine >= CLEAR_LEAD
    return CONCEDE if hopeless else DONE


def army_strength(scene: Scene, cards: list[Piece]) -> float:
    army = arm(characters(cards), weapons(cards), [], Outlook.nobody(scene.site))
    return sum([team.expected() for team in army.teams])
