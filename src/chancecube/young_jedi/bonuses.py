"""What the texts of cards in play add to power and damage."""

from __future__ import annotations

from typing import final

from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.scene import DUEL, GROUND, Scene
from chancecube.young_jedi.table import Table, opponent
from chancecube.young_jedi.vocabulary.in_play import (
    FROM_CURRENT,
    HERE,
    ITSELF,
    Damage,
    Modifier,
)


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


@final
class DamageOf:
    """The damage number of one of a fighter's cards, after every text."""

    def __init__(self, scene: Scene, place: int) -> None:
        assert scene.fighter is not None
        scene.subject = place
        self.scene = scene
        self.facts = scene.table.card(scene.fighter.characters[place])
        self.number = self.facts.damage

    def total(self) -> int:
        """Never below nothing."""
        scene = self.scene
        if self.facts.says is not None:
            for word in self.facts.says.damages:
                if word.reach == ITSELF and not word.theirs and works(word, scene):
                    self.number += word.amount
        self.hear_effects(scene.table)
        if scene.arena != GROUND and scene.arena != DUEL:
            self.hear_helpers(scene.seat, False)
            self.hear_helpers(opponent(scene.seat), True)
        return max(self.number, 0)

    def hear_effects(self, table: Table) -> None:
        for seat in (self.scene.seat, opponent(self.scene.seat)):
            for effect in table.sides[seat].effect:
                says = table.card(effect).says
                if says is not None:
                    for word in says.damages:
                        self.hear(word, seat != self.scene.seat)

    def hear_helpers(self, seat: int, theirs: bool) -> None:
        table = self.scene.table
        for planet in range(len(PLANETS)):
            for card in table.sides[seat].up[planet]:
                says = table.card(card).says
                if says is not None:
                    for word in says.damages:
                        if reaches(word, planet, self.scene):
                            self.hear(word, theirs)

    def hear(self, word: Damage, theirs: bool) -> None:
        """A word that speaks of this card, from its own side or the other."""
        if word.theirs == theirs and word.who is not None and word.who.meant(self.facts.index):
            if works(word, self.scene):
                self.number += word.amount


def damage_of(scene: Scene, place: int) -> int:
    return DamageOf(scene, place).total()
