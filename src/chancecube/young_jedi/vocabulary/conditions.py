"""When a text works: what must be true of the fight, the turn or the planet."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from chancecube.young_jedi.places import NOWHERE

if TYPE_CHECKING:
    from chancecube.young_jedi.facts import Card
    from chancecube.young_jedi.scene import Scene
    from chancecube.young_jedi.vocabulary.who import Who


class Condition:
    """Looks at the scene a card finds itself in: a fight, a duel, or just its planet."""

    def holds(self, scene: Scene) -> bool:
        raise NotImplementedError

    def bind(self, cards: list[Card]) -> None:
        pass


class About(Condition):
    """A condition that speaks of certain cards."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, scene: Scene) -> bool:
        raise NotImplementedError

    def bind(self, cards: list[Card]) -> None:
        self.who.bind(cards)


@final
class Using(About):
    """Such a weapon, a built-in one too, or such a battle card is in use in this fight."""

    def holds(self, scene: Scene) -> bool:
        return scene.uses(self.who)


@final
class Fighting(About):
    """Against one of these, in a fight or duel; against a group, one of them is enough."""

    def holds(self, scene: Scene) -> bool:
        return scene.meets(self.who)


@final
class Dueling(Condition):
    """In a duel with one of these, or in any."""

    def __init__(self, who: Who | None = None) -> None:
        self.who = who

    def holds(self, scene: Scene) -> bool:
        return scene.is_duel() and (self.who is None or scene.meets(self.who))

    def bind(self, cards: list[Card]) -> None:
        if self.who is not None:
            self.who.bind(cards)


@final
class HasFought(About):
    """One of these has fought this turn; `own` if it must be one of one's own."""

    def __init__(self, who: Who, own: bool = False) -> None:
        super().__init__(who)
        self.own = own

    def holds(self, scene: Scene) -> bool:
        return scene.has_fought(self.who, self.own)


@final
class Present(About):
    """One of these lies face up here, on one's own side."""

    def holds(self, scene: Scene) -> bool:
        return scene.is_present(self.who)


@final
class Stacking(About):
    """One of these, of the same stack, lies face up here: the card stacks with it."""

    def holds(self, scene: Scene) -> bool:
        return scene.is_present(self.who)


@final
class Evacuating(Condition):
    """One's own side is evacuating, and one of these is aboard."""

    def __init__(self, who: Who | None = None) -> None:
        self.who = who

    def holds(self, scene: Scene) -> bool:
        return scene.evacuates(self.who)

    def bind(self, cards: list[Card]) -> None:
        if self.who is not None:
            self.who.bind(cards)


@final
class FightingAt(Condition):
    """The fight takes place at this planet."""

    def __init__(self, planet: int) -> None:
        self.planet = planet

    def holds(self, scene: Scene) -> bool:
        return scene.planet == self.planet


@final
class HasControlled(Condition):
    """One's own side, or the opponent, has controlled the planet, or any."""

    def __init__(self, planet: int = NOWHERE, opponent: bool = False) -> None:
        self.planet = planet
        self.opponent = opponent

    def holds(self, scene: Scene) -> bool:
        return scene.has_controlled(self.planet, self.opponent)


@final
class LostUnsurrendered(Condition):
    """The opponent controls a planet that one's own side did not surrender."""

    def holds(self, scene: Scene) -> bool:
        return scene.lost_unsurrendered()


@final
class TurnOf(Condition):
    """It is one's own turn, or the opponent's."""

    def __init__(self, opponent: bool = False) -> None:
        self.opponent = opponent

    def holds(self, scene: Scene) -> bool:
        return scene.is_turn_of(self.opponent)


@final
class HasThrusted(Condition):
    """One's own podracer pilot has thrusted this turn."""

    def holds(self, scene: Scene) -> bool:
        return scene.has_thrusted()


@final
class LeadsRace(Condition):
    """One's own pilot has the most lap tokens and lap cards."""

    def holds(self, scene: Scene) -> bool:
        return scene.leads_race()


@final
class AnyOf(Condition):
    """One of these conditions is enough."""

    def __init__(self, *parts: Condition) -> None:
        self.parts: list[Condition] = list(parts)

    def holds(self, scene: Scene) -> bool:
        for part in self.parts:
            if part.holds(scene):
                return True
        return False

    def bind(self, cards: list[Card]) -> None:
        for part in self.parts:
            part.bind(cards)
