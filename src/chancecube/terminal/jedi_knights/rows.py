"""Which cards lie in the rows of the table: at the site and the system, in a battle, and in hand or on offer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from chancecube.jedi_knights.kinds import CHARACTER, SIDES
from chancecube.jedi_knights.table import ARENAS
from chancecube.kernel.wire import SeenCard, View
from chancecube.terminal.jedi_knights.faces import facts
from chancecube.terminal.table.cards import FIGHTING, Slot
from chancecube.terminal.table.seen import offered, whereabouts
from chancecube.terminal.table.words import Words

PLACES: Final = ARENAS[::-1]  # as they lie on the table: the system, and the site beside it


@dataclass
class Rows:
    """For each place the opponents' cards and those of one's own side, then the hand and what it is."""

    theirs: dict[str, list[Slot]]
    own: dict[str, list[Slot]]
    hand: list[Slot]
    hand_label: str  # the key of its label

    def all_slots(self) -> list[Slot]:
        rows = [*self.theirs.values(), *self.own.values(), self.hand]
        return [slot for row in rows for slot in row]


def seats_of(view: View, side: int) -> list[int]:
    """The seats of a side, one's own first."""
    seats = [seat for seat in range(len(view.status["players"])) if seat % len(SIDES) == side]
    return sorted(seats, key=lambda seat: seat != view.seat)


def own_side(view: View) -> int:
    return view.seat % len(SIDES)


def rows_of(view: View, words: Words) -> Rows:
    dealer = Dealer(view, words)
    own = own_side(view)
    theirs_row = {place: dealer.row(1 - own, place) for place in PLACES}
    own_row = {place: dealer.row(own, place) for place in PLACES}
    slots = [slot for row in (*theirs_row.values(), *own_row.values()) for slot in row]
    shown = {slot.card.id for slot in slots if slot.card is not None}
    hand, label = dealer.hand(shown)
    return Rows(theirs_row, own_row, hand, label)


@final
class Dealer:
    """Lays the cards of one view."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.playable = offered(view)
        self.rotated: list[int] = view.status["rotated"]
        self.battle: dict[str, Any] = view.status.get("battle") or {}
        self.under = {zone.place: zone.cards for zone in view.zones if zone.name == "attached"}

    # --- site and system ---

    def row(self, side: int, place: str) -> list[Slot]:
        """Who fights stands in front: attacker or defender, then the supporters as they joined."""
        seats = seats_of(self.view, side)
        cards = [card for seat in seats for card in self.view.zone(place, seat).cards]
        fighters = self.fighters(side) if self.battle.get("arena") == place else []
        cards.sort(key=lambda card: fighters.index(card.id) if card.id in fighters else len(fighters))
        slots: list[Slot] = []
        for card in cards:
            owner = self.owner_note(card, seats, place)
            slots += self.stack(card, self.role(side, card.id) if card.id in fighters else owner, fighters)
        return slots

    def fighters(self, side: int) -> list[int]:
        main: int | None = self.battle["main"][side]
        supporters: list[int] = self.battle["supporters"][side]
        return supporters if main is None else [main, *supporters]

    def role(self, side: int, card: int) -> str:
        if card != self.battle["main"][side]:
            return self.words.say("supports")
        return self.words.say("attacks" if self.battle["attacking"] == side else "defends")

    def owner_note(self, card: SeenCard, seats: list[int], place: str) -> str:
        """Whose card it is, where a side has several players."""
        if len(seats) == 1:
            return ""
        owner = next(seat for seat in seats if card in self.view.zone(place, seat).cards)
        return self.words.say("yours") if owner == self.view.seat else self.words.voice.seat(owner)

    def stack(self, card: SeenCard, note: str, fighters: list[int]) -> list[Slot]:
        """A card and behind it whatever lies on it, each with what it is."""
        slots = [self.slot(card, note, FIGHTING if card.id in fighters else "", attached=False)]
        for other in self.under.get(str(card.id), []):
            slots += self.on_host(other)
        return slots

    def on_host(self, card: SeenCard) -> list[Slot]:
        """Of what is aboard, what that carries too."""
        note = self.words.say("aboard" if facts(card.code).kind == CHARACTER else "under")
        slots = [self.slot(card, note, "", attached=True)]
        for other in self.under.get(str(card.id), []):
            slots += self.on_host(other)
        return slots

    def slot(self, card: SeenCard, note: str, mark: str, attached: bool) -> Slot:
        return Slot(
            card,
            playable=card.id in self.playable,
            turned=card.id in self.rotated and not attached,
            attached=attached,
            mark=mark,
            note=note,
        )

    # --- the hand, or whatever is to be chosen from ---

    def hand(self, shown: set[int]) -> tuple[list[Slot], str]:
        """Cards on offer that lie nowhere else lie beside the hand, or in its stead if none of it is on offer."""
        held = (
            self.view.zone("hand", self.view.seat).cards
            if self.view.seat < len(self.view.status["players"])
            else []
        )
        ids = {card.id for card in held}
        extra = [card for id, card in self.playable.items() if id not in ids and id not in shown]
        alone = bool(extra) and not ids & self.playable.keys()
        slots = [] if alone else [self.slot(card, "", "", attached=False) for card in held]
        slots += [Slot(card, playable=True, note=whereabouts(self.view, self.words, card)) for card in extra]
        return slots, "offer-row" if alone else "hand-row"
