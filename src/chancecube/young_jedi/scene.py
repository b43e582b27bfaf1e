"""What the texts of a card can see: the fight or duel it is in, its planet, the turn and the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from chancecube.young_jedi.facts import NO_FACE
from chancecube.young_jedi.places import NOWHERE
from chancecube.young_jedi.table import Table, Track, opponent
from chancecube.young_jedi.vocabulary.who import Who

if TYPE_CHECKING:
    from chancecube.young_jedi.plan import Fighter

# Where cards meet.
NO_FIGHT: Final = 0
GROUND: Final = 1
SPACE: Final = 2
DUEL: Final = 3


@final
class Scene:
    """One player's side of what is going on, with one card as its subject."""

    def __init__(self, table: Table, seat: int, arena: int = NO_FIGHT, planet: int = NOWHERE) -> None:
        self.table = table
        self.seat = seat
        self.arena = arena
        self.planet = table.planet if planet == NOWHERE else planet
        self.fighter: Fighter | None = None
        self.foe: Fighter | None = None
        self.subject = 0  # the place of the subject among the fighter's characters
        self.evacuator = NOWHERE  # the seat that evacuates, in space

    # --- the fight ---

    def is_duel(self) -> bool:
        return self.arena == DUEL

    def uses(self, who: Who) -> bool:
        """A weapon its subject uses, or the battle card its side uses; a fight won by that card still counts."""
        fighter = self.fighter
        if fighter is None:
            return False
        for face in fighter.weapons_of(self.table, self.subject):
            if who.meant(face):
                return True
        card = fighter.card_in_use(self.table)
        return (card != NO_FACE and who.meant(card)) or (fighter.echo != NO_FACE and who.meant(fighter.echo))

    def meets(self, who: Who) -> bool:
        foe = self.foe
        if foe is not None:
            for card in foe.characters:
                if who.meant(self.table.face[card]):
                    return True
        return False

    def evacuates(self, who: Who | None) -> bool:
        if self.evacuator != self.seat:
            return False
        if who is None:
            return True
        return self.any_of(who, self.table.sides[self.seat].up[self.planet])

    # --- the planet ---

    def any_of(self, who: Who, cards: list[int]) -> bool:
        for card in cards:
            if who.meant(self.table.face[card]):
                return True
        return False

    def is_present(self, who: Who) -> bool:
        return self.any_of(who, self.table.sides[self.seat].up[self.planet])

    # --- the turn and the game ---

    def has_fought(self, who: Who, own: bool) -> bool:
        for seat in (self.seat, opponent(self.seat)):
            if seat == self.seat or not own:
                for face in self.table.fought[seat]:
                    if who.meant(face):
                        return True
        return False

    def has_controlled(self, planet: int, theirs: bool) -> bool:
        mask = self.table.sides[opponent(self.seat) if theirs else self.seat].controlled
        return mask != 0 if planet == NOWHERE else mask >> planet & 1 == 1

    def lost_unsurrendered(self) -> bool:
        lost = self.table.sides[opponent(self.seat)].controlled
        return lost & ~self.table.sides[self.seat].surrendered != 0

    def is_turn_of(self, theirs: bool) -> bool:
        return (self.table.active != self.seat) == theirs

    # --- the race ---

    def has_thrusted(self) -> bool:
        track = self.table.sides[self.seat].track
        return track is not None and track.thrusted

    def leads_race(self) -> bool:
        """More lap tokens, or as many and more lap cards, than the opponent."""
        own = self.table.sides[self.seat].track
        foe = self.table.sides[opponent(self.seat)].track
        return own is not None and own.pilot >= 0 and race_worth(own) > race_worth(foe)


def race_worth(track: Track | None) -> int:
    """Laps first, then the cards of the present lap."""
    return 0 if track is None else track.laps * 6 + len(track.pile)
