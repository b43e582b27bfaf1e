"""When a text works: conditions as clauses that follow what they are for."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import final

from chancecube.text.young_jedi.cast import ONE, ONE_OWN, Cast
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.vocabulary import (
    AnyOf,
    Condition,
    Dueling,
    Evacuating,
    Fighting,
    FightingAt,
    HasControlled,
    HasFought,
    HasThrusted,
    LeadsRace,
    LostUnsurrendered,
    Present,
    Stacking,
    TurnOf,
    Using,
)


@final
class Moments:
    """The pronoun is that of whoever the text gives something to."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.say = cast.say

    @singledispatchmethod
    def clause(self, when: Condition, pronoun: str) -> str:
        raise TypeError(f"no words for {when!r}")

    @clause.register
    def using(self, when: Using, pronoun: str) -> str:
        return self.say("yj-if-using", pronoun=pronoun, what=self.cast.phrase(when.who, ONE))

    @clause.register
    def fighting(self, when: Fighting, pronoun: str) -> str:
        return self.say("yj-if-fighting", pronoun=pronoun, foe=self.cast.phrase(when.who, ONE))

    @clause.register
    def dueling(self, when: Dueling, pronoun: str) -> str:
        if when.who is None:
            return self.say("yj-if-dueling")
        return self.say("yj-if-dueling-with", foe=self.cast.phrase(when.who, ONE))

    @clause.register
    def has_fought(self, when: HasFought, pronoun: str) -> str:
        return self.say("yj-if-fought", who=self.cast.phrase(when.who, ONE_OWN if when.own else ONE))

    @clause.register
    def present(self, when: Present, pronoun: str) -> str:
        return self.say("yj-if-here", who=self.cast.phrase(when.who, ONE))

    @clause.register
    def stacking(self, when: Stacking, pronoun: str) -> str:
        return self.say("yj-if-stacked", who=self.cast.phrase(when.who, ONE))

    @clause.register
    def evacuating(self, when: Evacuating, pronoun: str) -> str:
        if when.who is None:
            return self.say("yj-if-evacuating")
        return self.say("yj-if-evacuating-them", who=self.cast.phrase(when.who, ONE))

    @clause.register
    def fighting_at(self, when: FightingAt, pronoun: str) -> str:
        return self.say("yj-if-at", pronoun=pronoun, planet=PLANETS[when.planet])

    @clause.register
    def has_controlled(self, when: HasControlled, pronoun: str) -> str:
        key = "yj-if-they-controlled" if when.opponent else "yj-if-controlled"
        planet = self.say("yj-a-planet") if when.planet == NOWHERE else PLANETS[when.planet]
        return self.say(key, planet=planet)

    @clause.register
    def lost_unsurrendered(self, when: LostUnsurrendered, pronoun: str) -> str:
        return self.say("yj-if-unsurrendered")

    @clause.register
    def turn_of(self, when: TurnOf, pronoun: str) -> str:
        return self.say("yj-if-their-turn" if when.opponent else "yj-if-your-turn")

    @clause.register
    def has_thrusted(self, when: HasThrusted, pronoun: str) -> str:
        return self.say("yj-if-thrusted")

    @clause.register
    def leads_race(self, when: LeadsRace, pronoun: str) -> str:
        return self.say("yj-if-leading")

    @clause.register
    def any_of(self, when: AnyOf, pronoun: str) -> str:
        return self.cast.words.any_of([self.clause(part, pronoun) for part in when.parts])
