"""How weapons, battle cards and texts are used, as data: what a client needs to foresee a battle plan."""

from __future__ import annotations

import re
from typing import Any

from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import WEAPON
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES
from chancecube.young_jedi.vocabulary import (
    HERE,
    ITSELF,
    About,
    Alone,
    AnyOf,
    Box,
    Condition,
    Damage,
    Evacuating,
    Fighting,
    FightingAt,
    HasControlled,
    HasFought,
    Modifier,
    Power,
    SameStack,
    Together,
    TurnOf,
    TwoWeapons,
    Usage,
    Who,
)

REACHES = {ITSELF: "itself", HERE: "here"}


def uses(card: Card, cards: list[Card]) -> dict[str, Any]:
    """The boxes of a weapon with all who use each; the usages of a battle card; the bonuses of a text."""
    data: dict[str, Any] = {}
    if card.kind == WEAPON:
        data["uses"] = [box_data(card, number, cards) for number in range(len(card.boxes))]
    if card.text is not None:
        text = card.text
        data["group"] = text.group
        data["usages"] = [usage_data(usage, own(card, cards)) for usage in text.usages]
        data["when"] = None if text.when is None else opponents(text.when, cards)
        data["condition"] = None if text.when is None else condition_data(text.when, cards)
        data["outcomes"] = [name_of(outcome) for outcome in text.outcomes]
    if card.duel is not None:
        data["duel"] = True
    if card.built_in != NO_FACE:
        data["built_in"] = [bonus_data(box, cards) for box in cards[card.built_in].boxes]
    if card.says is not None:
        modifiers = [word for word in card.says.words if isinstance(word, (Power, Damage))]
        data["bonuses"] = [modifier_data(card, word, cards) for word in modifiers]
        data["says"] = [name_of(word) for word in card.says.words]
    return data


def name_of(word: object) -> str:
    """What a word of the vocabulary is called in data: FightAgain is fight-again."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(word).__name__).lower()


def own(card: Card, cards: list[Card]) -> list[Card]:
    """The cards of one side: those a weapon or battle card can ever be used with."""
    return [one for one in cards if one.side == card.side]


def opponents(when: Condition, cards: list[Card]) -> list[str]:
    """Those against whom a bonus counts; nobody in particular if it takes something else."""
    return codes(when.who, cards) if isinstance(when, Fighting) else []


def codes(who: Who, cards: list[Card]) -> list[str]:
    return [card.code for card in cards if who.meant(card.index)]


def codes_or_none(who: Who | None, cards: list[Card]) -> list[str] | None:
    return None if who is None else codes(who, cards)


# --- weapons ---


def box_data(weapon: Card, number: int, cards: list[Card]) -> dict[str, Any]:
    box = weapon.boxes[number]
    people = [card for card in own(weapon, cards) if card.built_in == NO_FACE]
    if box.against is None:
        users = [card.code for card in people if weapon.box_for[card.index] == number]
    else:
        named = [other.who for other in weapon.boxes if box.other and not other.other]
        users = codes(box.who, [card for card in people if not any(who.meant(card.index) for who in named)])
    return {"users": users, **bonus_data(box, cards)}


def bonus_data(box: Box, cards: list[Card]) -> dict[str, Any]:
    return {
        "pips": box.pips,
        "cubes": box.cubes,
        "against": codes_or_none(box.against, cards),
        "spared": codes_or_none(box.spared, cards),
        "duels": box.duels,
    }


# --- battle cards ---


def usage_data(usage: Usage, cards: list[Card]) -> dict[str, Any]:
    data: dict[str, Any] = {
        "size": usage.size,
        "armed": usage.weapons > 0,
        "weapons": usage.weapons,
        "places": [],
    }
    if isinstance(usage, Alone):
        data["places"] = [codes(usage.who, cards)]
        data["first"] = usage.first
        data["site"] = SITES[usage.site] if usage.site != NOWHERE else None
        data["planet"] = PLANETS[usage.planet] if usage.planet != NOWHERE else None
        data["using"] = codes_or_none(usage.using, cards)
    elif isinstance(usage, Together):
        data["places"] = [codes(who, cards) for who in usage.places]
        data["different"] = usage.different
    elif isinstance(usage, TwoWeapons):
        data["places"] = [codes(usage.who, cards)]
        data["two_weapons"] = [codes(sort, cards) for sort in usage.sorts]
    elif isinstance(usage, SameStack):
        data["same_stack"] = True
    return data


# --- texts ---


def modifier_data(card: Card, word: Modifier, cards: list[Card]) -> dict[str, Any]:
    """A bonus to power or damage: how much, for whom, from where, when."""
    damage = isinstance(word, Damage)
    return {
        "of": "damage" if damage else "power",
        "amount": word.amount if isinstance(word, Damage) else card.pips,
        "for": codes_or_none(word.who, cards),
        "reach": REACHES.get(word.reach, "anywhere"),
        "theirs": isinstance(word, Damage) and word.theirs,
        "when": None if word.when is None else condition_data(word.when, cards),
    }


def condition_data(when: Condition, cards: list[Card]) -> dict[str, Any]:
    """The name of a condition, and whom or what it speaks of."""
    data: dict[str, Any] = {"is": name_of(when)}
    if isinstance(when, (About, Evacuating)):
        data["who"] = codes_or_none(when.who, cards)
    if isinstance(when, HasFought):
        data["own"] = when.own
    if isinstance(when, (FightingAt, HasControlled)):
        data["planet"] = PLANETS[when.planet] if when.planet != NOWHERE else None
    if isinstance(when, (HasControlled, TurnOf)):
        data["opponent"] = when.opponent
    if isinstance(when, AnyOf):
        data["parts"] = [condition_data(part, cards) for part in when.parts]
    return data
