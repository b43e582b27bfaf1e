"""The deploy phase: cards from hand, texts of cards in play, evacuations, in any order."""

from __future__ import annotations

from typing import Any, final

from chancecube.kernel.decision import DONE, PICK, Decision
from chancecube.kernel.known import Known
from chancecube.young_jedi.bluff import Bluff, bluffs
from chancecube.young_jedi.deeds import BEGIN, TEXT_RULE, UseText, keepable, welcome
from chancecube.young_jedi.deploy import deploy, deployable
from chancecube.young_jedi.effects import DiscardForCounters
from chancecube.young_jedi.evacuation import Evacuation, forbids_evacuation
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.table import BLUFF, EVACUATE, Table, TableStep, opponent
from chancecube.young_jedi.vocabulary.in_play import (
    Bury,
    DeployStep,
    DiscardToDraw,
    KeepApart,
    Peek,
    ShowHandToDraw,
)


@final
class Deploy(TableStep):
    """One thing after another until the player has done enough."""

    def play(self, table: Table) -> None:
        seat = table.active
        side = table.sides[seat]
        options = deployable(table, seat)
        add_usable_texts(table, seat, options)
        if side.hyperspace:
            for planet in range(len(PLANETS)):
                if not forbids_evacuation(table, seat, planet):
                    options.append(EVACUATE - planet)
        if table.options.honour and bluffs(table, seat):
            options.append(BLUFF)
        options.append(DONE)
        table.ask(seat, "deploy", options, PICK, "yj.deploy.six-counters", side.counters)

    def take(self, table: Table, decision: Decision, option: int) -> None:
        seat = decision.seat
        if option == DONE:
            table.pop()
        elif option == BLUFF:
            table.push(Bluff())
        elif option < 0:
            table.push(Evacuation(seat, EVACUATE - option))
        elif table.cards[table.face[option]].acts and option not in table.sides[seat].hand:
            use_text(table, seat, option)
        else:
            deploy(table, seat, option)
            if table.sides[seat].turns_here > 1:
                welcome(table, seat, option)

    def copy(self) -> Deploy:
        return Deploy()

    def encode(self) -> list[object]:
        return ["deploy", self.stage]


def read_deploy(fields: list[Any], known: Known) -> Deploy:
    return Deploy()


# --- texts of cards in play ---


def add_usable_texts(table: Table, seat: int, options: list[int]) -> None:
    """A player's cards in play whose text can be used now."""
    side = table.sides[seat]
    cards = table.cards
    face = table.face
    for card in side.effect:
        if cards[face[card]].acts and not forbids_text(table, seat, card):
            options.append(card)
    for card in side.hyperspace:
        if cards[face[card]].acts and not forbids_text(table, seat, card):
            options.append(card)
    for pile in side.up:
        for card in pile:
            if cards[face[card]].acts and not forbids_text(table, seat, card):
                options.append(card)


def forbids_using(table: Table, seat: int, card: int) -> str:
    """The rule that keeps a player from using the text of a card in play, or nothing."""
    if not lies_face_up(table, seat, card):
        hidden = card in table.hidden_here(seat)
        return TEXT_RULE if hidden else "yj.deploy.current-planet"
    return forbids_text(table, seat, card)


def forbids_text(table: Table, seat: int, card: int) -> str:
    """The same, of a card that lies face up."""
    says = table.cards[table.face[card]].says
    if says is None:
        return "yj.deploy.current-planet"
    if says.counters is not None and says.counters.discard:
        spent = card in table.used or not table.sides[seat].hand
        return "yj.effect.extra-counters" if spent else ""
    if not says.actions:
        return "yj.deploy.current-planet"
    return forbids_action(table, seat, card, says.actions[0])


def lies_face_up(table: Table, seat: int, card: int) -> bool:
    side = table.sides[seat]
    if card in side.effect or card in side.hyperspace:
        return True
    return card in side.up[0] or card in side.up[1] or card in side.up[2]


def forbids_action(table: Table, seat: int, card: int, word: DeployStep) -> str:
    """Once a turn, where it says, and only if there is something to do it with."""
    side = table.sides[seat]
    if card in table.used or (word.planet != NOWHERE and card not in side.up[word.planet]):
        return TEXT_RULE
    deed = word.deed
    if isinstance(deed, (Bury, DiscardToDraw, ShowHandToDraw)):
        return "" if side.hand else TEXT_RULE
    if isinstance(deed, Peek):
        return "" if table.sides[opponent(seat)].deck else TEXT_RULE
    if isinstance(deed, KeepApart):
        apt = card in keepable(table, seat) and len(keepable(table, opponent(seat))) > 0
        return "" if apt else "yj.virtual.pit-droid"
    return ""


def use_text(table: Table, seat: int, card: int) -> None:
    """Choosing the card is using its text; nothing is asked about that any more."""
    facts = table.card(card)
    assert facts.says is not None
    if facts.says.actions:
        step = UseText(seat, card, facts.index, facts.says.words.index(facts.says.actions[0]))
        step.stage = BEGIN
        table.push(step)
    else:
        table.used = [*table.used, card]
        table.push(DiscardForCounters(seat, card))
