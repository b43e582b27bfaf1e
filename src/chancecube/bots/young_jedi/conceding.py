"""Conceding: giving up a planet that is lost anyway, before its last defenders cost the draw deck more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancecube.bots.young_jedi.arming import arm
from chancecube.bots.young_jedi.outlook import Outlook
from chancecube.bots.young_jedi.scene import Piece, Scene, characters, weapons
from chancecube.bots.young_jedi.sums import Sums
from chancecube.kernel.decision import DONE
from chancecube.young_jedi.race import LAPS_TO_WIN, can_race
from chancecube.young_jedi.table import CONCEDE

HOPELESS_SHARE: Final = 0.25  # of the opponent's strength
CLEAR_LEAD: Final = 12.0  # points of it
HIDDEN_STRENGTH: Final = 3.0  # of a card that lies face down


def choose_concession(scene: Scene) -> int:
    return CONCEDE if is_hopeless(scene) and not is_racing(scene) else DONE


def is_hopeless(scene: Scene, added: Sequence[Piece] = ()) -> bool:
    """Never the planet that loses the game, nor one where own cards still lie face down."""
    if scene.theirs.planets + 1 >= scene.planets_to_win or scene.hidden_here(scene.mine):
        return False
    mine = army_strength(scene, scene.me, [*scene.here(scene.mine), *added])
    theirs = army_strength(scene, scene.foe, scene.here(scene.theirs))
    theirs += scene.hidden_here(scene.theirs) * HIDDEN_STRENGTH
    return mine <= HOPELESS_SHARE * theirs and theirs - mine >= CLEAR_LEAD


def is_racing(scene: Scene) -> bool:
    """One who races wants time: every turn at a planet is another lap card or two."""
    track = scene.mine.track
    return track is not None and track.laps + 1 >= LAPS_TO_WIN and can_race(scene.board, track)


def army_strength(scene: Scene, seat: int, cards: list[Piece]) -> float:
    outlook = Outlook(Sums(scene.board, scene.board.active), seat, [])
    army = arm(characters(cards), weapons(cards), [], outlook)
    return sum([team.expected() for team in army.teams])
