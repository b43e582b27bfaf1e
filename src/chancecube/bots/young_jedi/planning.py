"""Planning: the order of the battle plan."""

from __future__ import annotations

from chancecube.bots.young_jedi.fighting import army_of, outlook_on, stakes_of
from chancecube.bots.young_jedi.forecast import forecast
from chancecube.bots.young_jedi.scene import Piece, Scene
from chancecube.bots.young_jedi.teams import Team
from chancecube.kernel.chance import Chance


def plan(scene: Scene, chance: Chance) -> list[int]:
    """The order in which the cards still to be placed shall stand."""
    outlook = outlook_on(scene)
    army = army_of(scene, scene.offered, outlook)
    order = lay_out(forecast(army, outlook, stakes_of(scene), chance).order, army.spare)
    return order + [piece.id for piece in scene.offered if piece.id not in order]


def lay_out(teams: list[Team], spare: list[Piece]) -> list[int]:
    """Each team behind its battle card and weapon; at the end what nobody uses."""
    order: list[Piece] = []
    for team in teams:
        order += [piece for piece in (team.battle_card, team.weapon) if piece is not None]
        order += team.members
    return [piece.id for piece in order + spare]
