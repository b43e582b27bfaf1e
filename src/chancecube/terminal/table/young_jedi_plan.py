"""What a battle plan would do, as its owner can foresee it: from card facts and the site alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import BATTLE, CHARACTER, DRAWN_POWER, WEAPON
from chancecube.young_jedi.vocabulary import Box

NO_PLACE: Final = -1

# What becomes of a card at its place in the plan.
FIGHTS: Final = "fights"
JOINS: Final = "joins"  # fights with the one before it, as one
WEAPON_WORKS: Final = "weapon-works"
WEAPON_IDLE: Final = "weapon-idle"
CARD_WORKS: Final = "card-works"
CARD_LOST: Final = "card-lost"


@dataclass
class Bout:
    """One fight the plan leads to: who stands in it, and with what, as places in the plan."""

    characters: list[int]
    weapon: int = NO_PLACE
    battle_card: int = NO_PLACE
    power: int = 0
    draws: int = 0
    maybe: int = 0  # dots that count against certain opponents only


@dataclass
class Reading:
    """A plan as it will be revealed: the fights in their order, and the fate of every place."""

    bouts: list[Bout] = field(default_factory=list)
    fates: list[str] = field(default_factory=list)
    bout_of: list[int] = field(default_factory=list)  # by place, the fight in which it is used, or NO_PLACE


def read_plan(plan: list[Card], site: int) -> Reading:
    """Reads the plan from its front, as the rules will: group by group, character by character."""
    reading = Reading([], [idle_fate(card) for card in plan], [NO_PLACE] * len(plan))
    before: list[int] = []
    first = True
    place = 0
    while place < len(plan):
        bout: Bout | None = None
        if plan[place].kind == CHARACTER:
            bout = lone_bout(plan, before, place, site, first)
        elif makes_group(plan[place]):
            before = [other for other in before if plan[other].kind != BATTLE]
            bout = group_bout(plan, place, site, first)
        else:
            before.append(place)
        if bout is None:
            place += 1
            continue
        weigh(plan, bout, site)
        enter(reading, bout)
        first = False
        before = []
        place = bout.characters[-1] + 1
    return reading


def idle_fate(card: Card) -> str:
    return {WEAPON: WEAPON_IDLE, BATTLE: CARD_LOST}.get(card.kind, FIGHTS)


def makes_group(card: Card) -> bool:
    return card.text is not None and card.text.group > 1


def box_of(weapon: Card, user: Card) -> Box | None:
    """The box of the weapon that speaks of this character."""
    index = weapon.box_for[user.index]
    return weapon.boxes[index] if index >= 0 else None


def lone_bout(plan: list[Card], before: list[int], place: int, site: int, first: bool) -> Bout:
    """A character with the weapon right before it, and the battle card right before either."""
    bout = Bout([place])
    adjacent = len(before) - 1
    if adjacent >= 0 and plan[before[adjacent]].kind == WEAPON:
        if box_of(plan[before[adjacent]], plan[place]) is not None:
            bout.weapon = before[adjacent]
        adjacent -= 1
    if adjacent >= 0 and plan[before[adjacent]].kind == BATTLE:
        text = plan[before[adjacent]].text
        weapons = faces_at(plan, bout.weapon)
        if text is not None and text.usage_for([plan[place]], weapons, site, first) is not None:
            bout.battle_card = before[adjacent]
    return bout


def group_bout(plan: list[Card], place: int, site: int, first: bool) -> Bout | None:
    """A group right behind its battle card and at most one weapon; nothing if they do not fit."""
    text = plan[place].text
    assert text is not None
    start = place + 1
    armed = start < len(plan) and plan[start].kind == WEAPON
    if armed:
        start += 1
    members = list(range(start, min(start + text.group, len(plan))))
    if not members or any(plan[member].kind != CHARACTER for member in members):
        return None
    weapon = start - 1 if armed and box_of(plan[start - 1], plan[start]) is not None else NO_PLACE
    usage = text.usage_for([plan[member] for member in members], faces_at(plan, weapon), site, first)
    if usage is None:
        return None
    return Bout(members, weapon if usage.weapons else NO_PLACE, place)


def faces_at(plan: list[Card], place: int) -> list[int]:
    return [plan[place].index] if place != NO_PLACE else []


def weigh(plan: list[Card], bout: Bout, site: int) -> None:
    """The power that is certain, the destiny draws, and the dots that depend on the opponent."""
    for place in bout.characters:
        character = plan[place]
        bout.power += character.bonus[site]
        if character.power == DRAWN_POWER:
            bout.draws += 1
        else:
            bout.power += character.power
    if bout.weapon != NO_PLACE:
        box = box_of(plan[bout.weapon], plan[bout.characters[0]])
        if box is not None:
            bout.power += box.pips
            bout.draws += box.cubes
    if bout.battle_card != NO_PLACE:
        card = plan[bout.battle_card]
        bout.draws += card.cubes
        if card.text is not None and card.text.when is not None:
            bout.maybe += card.pips
        else:
            bout.power += card.pips


def enter(reading: Reading, bout: Bout) -> None:
    number = len(reading.bouts)
    reading.bouts.append(bout)
    for place in bout.characters:
        reading.fates[place] = FIGHTS if place == bout.characters[0] else JOINS
        reading.bout_of[place] = number
    if bout.weapon != NO_PLACE:
        reading.fates[bout.weapon] = WEAPON_WORKS
        reading.bout_of[bout.weapon] = number
    if bout.battle_card != NO_PLACE:
        reading.fates[bout.battle_card] = CARD_WORKS
        reading.bout_of[bout.battle_card] = number


# --- a tidy order to begin with ---


def tidy_order(cards: list[Card], site: int) -> list[int]:
    """Places such that weapons and battle cards stand before somebody who can use them, if anybody can."""
    weapons = [place for place in range(len(cards)) if cards[place].kind == WEAPON]
    weapons.sort(key=lambda place: -max(box.worth() for box in cards[place].boxes))
    squads = [[place] for place in range(len(cards)) if cards[place].kind == CHARACTER]
    rest = [place for place in range(len(cards)) if cards[place].kind == BATTLE]
    for place in [place for place in rest if makes_group(cards[place])]:
        squad = group_for(cards, squads, place, site)
        if squad is not None:
            rest.remove(place)
            squads = [other for other in squads if other[0] not in squad] + [[place, *squad]]
    for place in weapons:
        if not arm(cards, squads, place, site):
            rest.append(place)
    for place in [place for place in rest if cards[place].kind == BATTLE]:
        if support(cards, squads, place, site):
            rest.remove(place)
    return [place for squad in squads for place in squad] + rest


def works(cards: list[Card], squads: list[list[int]], fate: str, place: int, site: int) -> bool:
    """Whether the card at this place would be used, were the squads the plan."""
    order = [other for squad in squads for other in squad]
    return read_plan([cards[other] for other in order], site).fates[order.index(place)] == fate


def group_for(cards: list[Card], squads: list[list[int]], place: int, site: int) -> list[int] | None:
    """Lone characters this battle card can bring together."""
    text = cards[place].text
    assert text is not None
    alone = [squad[0] for squad in squads if len(squad) == 1]
    for members in combinations(alone, text.group):
        if text.usage_for([cards[member] for member in members], [], site, True) is not None:
            return list(members)
    return None


def arm(cards: list[Card], squads: list[list[int]], weapon: int, site: int) -> bool:
    """Hands the weapon to the squad that gains most by it."""
    best = NO_PLACE
    gain = 0
    for number, squad in enumerate(squads):
        user = next(place for place in squad if cards[place].kind == CHARACTER)
        box = box_of(cards[weapon], cards[user])
        if box is None or box.worth() <= gain or any(cards[place].kind == WEAPON for place in squad):
            continue
        place = squad.index(user)
        changed = [*squad[:place], weapon, *squad[place:]]
        if works(cards, [*squads[:number], changed, *squads[number + 1 :]], WEAPON_WORKS, weapon, site):
            best, gain = number, box.worth()
    if best == NO_PLACE:
        return False
    squad = squads[best]
    place = next(index for index in range(len(squad)) if cards[squad[index]].kind == CHARACTER)
    squad.insert(place, weapon)
    return True


def support(cards: list[Card], squads: list[list[int]], battle_card: int, site: int) -> bool:
    """Puts the battle card before the first squad it works for."""
    if makes_group(cards[battle_card]):
        return False
    for number, squad in enumerate(squads):
        if any(cards[place].kind == BATTLE for place in squad):
            continue
        changed = [battle_card, *squad]
        if works(cards, [*squads[:number], changed, *squads[number + 1 :]], CARD_WORKS, battle_card, site):
            squads[number] = changed
            return True
    return False


def users_of(battle_card: Card, here: list[Card], site: int) -> list[Card]:
    """Characters on the planet with whom the battle card could be used; the first fit is enough."""
    text = battle_card.text
    if text is None:
        return []
    characters = [card for card in here if card.kind == CHARACTER]
    weapons = [card for card in here if card.kind == WEAPON]
    for members in permutations(characters, text.group):
        usable = [weapon.index for weapon in weapons if box_of(weapon, members[0]) is not None]
        arms = [[], *[[face] for face in usable], *[list(pair) for pair in combinations(usable, 2)]]
        if any(text.usage_for(list(members), faces, site, True) is not None for faces in arms):
            return list(members)
    return []
