"""What the texts of cards in play add to power and damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.scene import GROUND, SPACE, Scene
from chancecube.young_jedi.table import Table, opponent
from chancecube.young_jedi.vocabulary.in_play import FROM_CURRENT, HERE, ITSELF, Modifier

if TYPE_CHECKING:
    from chancecube.young_jedi.plan import Fighter


def works(word: Modifier, scene: Scene) -> bool:
    return word.when is None or word.when.holds(scene)


def reaches(word: Modifier, planet: int, scene: Scene) -> bool:
    """Whether the word of a card that lies on this planet is heard where the fight is."""
    if word.reach == HERE:
        return planet == scene.planet
    if word.reach == FROM_CURRENT:
        return planet == scene.table.planet
    return word.reach != ITSELF


# --- power ---


def hears_of_power(table: Table, fighter: Fighter) -> bool:
    """Whether any text may change this fighter's power in a fight on a planet."""
    for effect in table.sides[fighter.seat].effect:
        says = table.cards[table.face[effect]].says
        if says is not None and says.powers:
            return True
    if fighter.special:
        for card in fighter.characters:
            says = table.cards[table.face[card]].says
            if says is not None and says.powers:
                return True
    return False


def add_texts(scene: Scene) -> None:
    """All power bonuses by text: each character's own, the effect's for each, and those of helpers elsewhere."""
    fighter = scene.fighter
    assert fighter is not None
    table = scene.table
    for place in range(len(fighter.characters)):
        scene.subject = place
        facts = table.card(fighter.characters[place])
        if facts.says is not None:
            add_own(scene, facts)
        for effect in table.sides[scene.seat].effect:
            add_given(scene, table.card(effect), facts, "effect")
        if scene.arena != GROUND:
            add_helpers(scene, facts)


def add_own(scene: Scene, facts: Card) -> None:
    assert facts.says is not None and scene.fighter is not None
    for word in facts.says.powers:
        if word.reach == ITSELF and works(word, scene):
            scene.fighter.add("text", facts.index, facts.pips)


def add_given(scene: Scene, giver: Card, facts: Card, why: str) -> None:
    """What another card gives this one."""
    if giver.says is None or scene.fighter is None:
        return
    for word in giver.says.powers:
        if word.who is not None and word.who.meant(facts.index) and works(word, scene):
            scene.fighter.add(why, giver.index, giver.pips)


def add_helpers(scene: Scene, facts: Card) -> None:
    """Characters that strengthen starships or duelists, each copy adding."""
    side = scene.table.sides[scene.seat]
    for planet in range(len(PLANETS)):
        for card in side.up[planet]:
            giver = scene.table.card(card)
            if giver.says is None:
                continue
            for word in giver.says.powers:
                if reaches(word, planet, scene) and word.who is not None and word.who.meant(facts.index):
                    if works(word, scene) and scene.fighter is not None:
                        scene.fighter.add("helper", giver.index, giver.pips)


# --- damage ---


def hears_of_damage(table: Table, winner: Fighter, loser: Fighter) -> bool:
    """Whether any text may make the damage of the beaten another than the number printed, in a fight on a planet."""
    for side in table.sides:
        for effect in side.effect:
            says = table.cards[table.face[effect]].says
            if says is not None and says.damages:
                return True
    if winner.special or loser.special:
        for card in winner.characters:
            says = table.cards[table.face[card]].says
            if says is not None and says.victory is not None:
                return True
        for card in loser.characters:
            says = table.cards[table.face[card]].says
            if says is not None and says.damages:
                return True
    return False


def damage_of(scene: Scene, place: int) -> int:
    """The damage number of one of a fighter's cards after every text, never below nothing."""
    assert scene.fighter is not None
    scene.subject = place
    table = scene.table
    facts = table.card(scene.fighter.characters[place])
    damage = facts.damage
    if facts.says is not None:
        for word in facts.says.damages:
            if word.reach == ITSELF and not word.theirs and works(word, scene):
                damage += word.amount
    for seat in (scene.seat, opponent(scene.seat)):
        for effect in table.sides[seat].effect:
            damage += heard(scene, facts, table.card(effect), seat != scene.seat)
        if scene.arena == SPACE:
            damage += heard_from_planets(scene, facts, seat)
    return max(damage, 0)


def heard_from_planets(scene: Scene, facts: Card, seat: int) -> int:
    """What the characters of a seat, wherever they are, do to the damage of a starship."""
    damage = 0
    for planet in range(len(PLANETS)):
        for card in scene.table.sides[seat].up[planet]:
            giver = scene.table.card(card)
            if giver.says is not None and giver.says.damages:
                damage += heard(scene, facts, giver, seat != scene.seat, planet)
    return damage


def heard(scene: Scene, facts: Card, giver: Card, theirs: bool, planet: int = NOWHERE) -> int:
    """What another card, an effect or one on a planet, adds to the damage of this one, from its own side or the other."""
    damage = 0
    if giver.says is not None:
        for word in giver.says.damages:
            if word.theirs == theirs and word.who is not None and word.who.meant(facts.index):
                if (planet == NOWHERE or reaches(word, planet, scene)) and works(word, scene):
                    damage += word.amount
    return damage
