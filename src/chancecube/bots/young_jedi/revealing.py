"""Revealing: what is chosen when the cards of a fight are on the table."""

from __future__ import annotations

from typing import Any, Final

from chancecube.bots.young_jedi.field import Field, field_of
from chancecube.bots.young_jedi.hand import company, usefulness
from chancecube.bots.young_jedi.scene import Piece, Scene, halves, of_kind, pieces
from chancecube.bots.young_jedi.teams import Team, group_sizes
from chancecube.bots.young_jedi.worth import WEAPON_WORTH, card_worth, strength
from chancecube.kernel.decision import DONE, YES
from chancecube.young_jedi.kinds import BATTLE, WEAPON
from chancecube.young_jedi.table import FIRST_HALF, NUMBER, SECOND_HALF

FAR_AHEAD: Final = 4  # points by which a fight is won without showing the hand
WORTH_A_WEAPON: Final = 1.0  # points that giving up a weapon must gain


# --- what stands behind a battle card in the own plan ---


def behind(scene: Scene, card: int) -> list[Piece]:
    plan: list[int] = scene.status["battle"]["own_plan"]
    return pieces(scene.board, plan[plan.index(card) + 1 :])


def team_of(scene: Scene, field: Field, card: Piece, size: int) -> Team | None:
    """Those a battle card would be used with, as they stand."""
    rest = behind(scene, card.id)
    armed = 0
    while armed < len(rest) and rest[armed].facts.kind == WEAPON:
        armed += 1
    weapons, members = rest[:armed], rest[armed : armed + size]
    if len(field.fighters(members)) != size:
        return None
    usable = [weapon for weapon in weapons if field.sums.can_use(weapon, members[0])]
    usage = field.sums.usage_of(card, members, usable)
    return None if usage is None else field.sums.team(scene.me, members, usable, card, usage)


def choose_half(scene: Scene) -> int:
    """The half that does more for those behind it."""
    field = field_of(scene)
    card = Piece(scene.number, scene.subject())
    worths: list[float] = []
    for half in halves(card, BATTLE):
        teams = [team_of(scene, field, half, size) for size in group_sizes(half.facts)]
        worths.append(max([team.expected() for team in teams if team is not None], default=-1.0))
    return SECOND_HALF if worths[1] > worths[0] else FIRST_HALF


def choose_group_size(scene: Scene) -> int:
    """As many as gain more together than each alone."""
    field = field_of(scene)
    card = Piece(scene.number, scene.subject())
    best = min(scene.words)
    most = float("-inf")
    for word in scene.words:
        team = team_of(scene, field, card, NUMBER - word)
        if team is not None:
            left = [piece for piece in field.fighters(behind(scene, card.id)) if piece not in team.members]
            value = field.outlook.value(team)
            value += sum([field.outlook.value(field.sums.team(scene.me, [piece])) for piece in left])
            if value > most:
                best, most = word, value
    return best


# --- the two fighters ---


def fighters(scene: Scene) -> tuple[dict[str, Any], dict[str, Any]]:
    """The own one and the opponent's."""
    both = scene.status["battle"]["fighters"]
    return (both[0], both[1]) if both[0]["seat"] == scene.me else (both[1], both[0])


def as_team(scene: Scene, field: Field, fighter: dict[str, Any], without: int) -> Team:
    members = pieces(scene.board, fighter["characters"])
    weapons = pieces(scene.board, [card for card in fighter["weapons"] if card != without])
    cards = [] if fighter["battle_card"] is None else pieces(scene.board, [fighter["battle_card"]])
    return field.sums.team(fighter["seat"], members, weapons, cards[0] if cards else None)


def choose_ignored_weapon(scene: Scene) -> int:
    """The own weapon is given up if the fight is better without both."""
    if "battle" not in scene.status:
        return DONE
    field = field_of(scene)
    own, other = fighters(scene)
    mine = as_team(scene, field, own, own["weapons"][0])
    best = DONE
    most, _, _ = field.outlook.fight(as_team(scene, field, own, -1), as_team(scene, field, other, -1))
    most += WORTH_A_WEAPON + WEAPON_WORTH
    for weapon in of_kind(scene.offered, WEAPON):
        value, _, _ = field.outlook.fight(mine, as_team(scene, field, other, weapon.id))
        if value > most:
            best, most = weapon.id, value
    return best


def choose_tie(scene: Scene) -> int:
    """Cards from hand for a fight that would be lost, if what would be lost with it is worth more."""
    own = losing(scene)
    if own is None:
        return DONE
    facts = scene.facts_of(own)
    says = facts.says
    price = 0 if says is None or says.ties is None else says.ties.cards
    people = company(scene)
    cheapest = sorted([usefulness(scene, piece, people) for piece in scene.mine.hand])[:price]
    stake = strength(facts, scene.site) + facts.damage * card_worth(scene.mine)
    return YES if stake > sum(cheapest) else DONE


def losing(scene: Scene) -> int | None:
    """The own character, if it is behind in the fight or duel."""
    if "battle" in scene.status:
        own, other = fighters(scene)
        character: int = own["characters"][0]
        return character if own["power"] < other["power"] else None
    own, other = [scene.status["duel"]["duelists"][seat] for seat in (scene.me, scene.foe)]
    duelist: int = own["character"]
    return duelist if own["hits"] > other["hits"] else None


def choose_showing(scene: Scene) -> int:
    """Not where the bonus would change nothing."""
    own, other = fighters(scene)
    ahead = own["power"] - other["power"]
    bonus = scene.facts_of(own["battle_card"]).pips
    return YES if -bonus <= ahead < FAR_AHEAD else DONE
