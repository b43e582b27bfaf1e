"""Planning: the order of the battle plan."""

from __future__ import annotations

from chancecube.bots.young_jedi.field import field_of
from chancecube.bots.young_jedi.scene import Scene, battle_cards
from chancecube.bots.young_jedi.teams import Team
from chancecube.kernel.chance import Chance


def plan(scene: Scene, chance: Chance) -> list[int]:
    """The order in which the cards still to be placed shall stand; at the end what nobody uses."""
    aside = {piece.id for piece in scene.mine.aside}
    cards = battle_cards([piece for piece in scene.offered if piece.id in aside])
    forecast = field_of(scene).forecast(scene.offered, cards, chance)
    order = [card for team in forecast.order for card in lay_out(team)]
    return order + [piece.id for piece in scene.offered if piece.id not in order]


def lay_out(team: Team) -> list[int]:
    """Behind its battle card and its weapons."""
    cards = [] if team.battle_card is None else [team.battle_card]
    return [piece.id for piece in cards + team.weapons + team.members]
