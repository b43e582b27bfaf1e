"""What texts give those who defeat others: cards to draw, cards the loser must give up, lap cards undone."""

from __future__ import annotations

from typing import Any, final

from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.kernel.known import Known
from chancecube.young_jedi.plan import Fighter
from chancecube.young_jedi.table import Table, TableStep, opponent


@final
class Spoils(TableStep):
    """Asked one after the other; none of it is forced on the winner."""

    def __init__(self, seat: int, draws: int, robs: int, lap_cards: int) -> None:
        super().__init__()
        self.seat = seat
        self.draws = draws
        self.robs = robs
        self.lap_cards = lap_cards

    def play(self, table: Table) -> None:
        loser = opponent(self.seat)
        if self.draws:
            table.ask(self.seat, "spoils-draw", [YES, DONE], rule="yj.duel.is-fight", number=self.draws)
        elif self.robs and table.sides[loser].hand:
            table.ask(loser, "rob", table.sides[loser].hand[:], rule="yj.duel.is-fight", number=self.robs)
        elif self.lap_cards and has_lap_card(table, loser):
            table.ask(self.seat, "spoils-lap", [YES, DONE], rule="yj.race.sequence", number=self.lap_cards)
        else:
            table.pop()

    def take(self, table: Table, decision: Decision, option: int) -> None:
        if decision.kind == "spoils-draw":
            self.draws -= 1
            if option == YES:
                table.draw(self.seat, "yj.duel.is-fight")
        elif decision.kind == "rob":
            self.robs -= 1
            table.sides[decision.seat].hand.remove(option)
            table.to_discard(decision.seat, option, "robbed", "yj.duel.is-fight")
        else:
            self.lap_cards -= 1
            if option == YES:
                discard_lap_card(table, opponent(self.seat))

    def copy(self) -> Spoils:
        return Spoils(self.seat, self.draws, self.robs, self.lap_cards)

    def encode(self) -> list[object]:
        return ["spoils", self.stage, self.seat, self.draws, self.robs, self.lap_cards]


def read_spoils(fields: list[Any], known: Known) -> Spoils:
    return Spoils(known.seat(fields[2]), int(fields[3]), int(fields[4]), int(fields[5]))


def share_out_spoils(table: Table, winner: Fighter, defeated: int) -> None:
    """For every character defeated, what the texts of those who defeated it give."""
    draws = 0
    robs = 0
    lap_cards = 0
    for card in winner.characters:
        says = table.card(card).says
        if says is not None and says.victory is not None:
            draws += says.victory.draws * defeated
            robs += says.victory.robs * defeated
            lap_cards += says.victory.lap_cards * defeated
    if draws or robs or lap_cards:
        table.push(Spoils(winner.seat, draws, robs, lap_cards))


def has_lap_card(table: Table, seat: int) -> bool:
    track = table.sides[seat].track
    return track is not None and len(track.pile) > 0


def discard_lap_card(table: Table, seat: int) -> None:
    """The last one played."""
    track = table.sides[seat].track
    assert track is not None
    table.to_discard(seat, track.pile.pop(), "discard", "yj.race.sequence")
    table.watch_deck(seat)
