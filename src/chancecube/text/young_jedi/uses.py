"""How weapons and battle cards are used, as data: what a client needs to foresee a battle plan."""

from __future__ import annotations

from typing import Any

from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, WEAPON
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES
from chancecube.young_jedi.vocabulary import Alone, Fighting, Rescue, SameStack, Together, Usage, Who


def uses(card: Card, cards: list[Card]) -> dict[str, Any]:
    """The boxes of a weapon with all who use each; the usages of a battle card; nothing for other cards."""
    if card.kind == WEAPON:
        return {"uses": [box_data(card, number, cards) for number in range(len(card.boxes))]}
    if card.kind != BATTLE or card.text is None:
        return {}
    when = card.text.when
    return {
        "group": card.text.group,
        "usages": [usage_data(usage, cards) for usage in card.text.usages],
        "when": codes(when.who, cards) if isinstance(when, Fighting) else None,
        "outcomes": ["rescue" if isinstance(one, Rescue) else "fight-again" for one in card.text.outcomes],
    }


def codes(who: Who, cards: list[Card]) -> list[str]:
    return [card.code for card in cards if who.meant(card.index)]


def box_data(weapon: Card, number: int, cards: list[Card]) -> dict[str, Any]:
    box = weapon.boxes[number]
    users = [card.code for card in cards if weapon.box_for[card.index] == number]
    return {"users": users, "pips": box.pips, "cubes": box.cubes}


def usage_data(usage: Usage, cards: list[Card]) -> dict[str, Any]:
    data: dict[str, Any] = {"size": usage.size, "armed": usage.armed, "places": []}
    if isinstance(usage, Alone):
        data["places"] = [codes(usage.who, cards)]
        data["first"] = usage.first
        data["site"] = SITES[usage.site] if usage.site != NOWHERE else None
        data["planet"] = PLANETS[usage.planet] if usage.planet != NOWHERE else None
        data["using"] = codes(usage.using, cards) if usage.using is not None else None
    elif isinstance(usage, Together):
        data["places"] = [codes(who, cards) for who in usage.places]
        data["different"] = usage.different
    elif isinstance(usage, SameStack):
        data["same_stack"] = True
    return data
