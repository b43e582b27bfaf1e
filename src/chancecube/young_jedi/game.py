"""Young Jedi as the registry knows it."""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.kernel.errors import BadOption, ChanceCubeError
from chancecube.kernel.events import only
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, check, faces_of, run
from chancecube.kernel.views import Zone
from chancecube.kernel.wire import Breach, DeckList
from chancecube.young_jedi.battle import forbids_battle
from chancecube.young_jedi.decks import FORMATS, breaches, cards_of, ready_decks
from chancecube.young_jedi.deploy import forbids_deploying
from chancecube.young_jedi.deploy_phase import forbids_using
from chancecube.young_jedi.duel import forbids_duel
from chancecube.young_jedi.evacuation import forbids_evacuation
from chancecube.young_jedi.glance import status, zones
from chancecube.young_jedi.imagine import imagine, shown
from chancecube.young_jedi.kinds import SIDES
from chancecube.young_jedi.library import library
from chancecube.young_jedi.notation import read_position, write_position
from chancecube.young_jedi.places import PLANETS
from chancecube.young_jedi.race import can_race, forbids_lap_card, forbids_racer
from chancecube.young_jedi.random_decks import random_deck
from chancecube.young_jedi.setup import Setup
from chancecube.young_jedi.table import (
    CONCEDE,
    EVACUATE,
    PASS,
    REFUEL,
    THRUST,
    WORDS,
    Options,
    Table,
    new_table,
)

RULES_VERSION: Final = 2

SWITCHES: Final = ["tournament", "honour"]
SWITCH: Final = {"yes": True, "no": False}


def table_of(position: Position) -> Table:
    assert isinstance(position, Table)
    return position


def read_settings(settings: dict[str, str]) -> Options:
    for name in settings:
        if name != "format" and name not in SWITCHES:
            raise BadOption("no-setting", {"setting": name, "known": ", ".join(["format", *SWITCHES])})
    chosen = [read_switch(settings, name) for name in SWITCHES]
    return Options(settings.get("format", "full"), chosen[0], chosen[1])


def read_switch(settings: dict[str, str], name: str) -> bool:
    word = settings.get(name, "no")
    if word not in SWITCH:
        raise BadOption("no-setting", {"setting": f"{name}={word}", "known": "yes, no"})
    return SWITCH[word]


@final
class YoungJedi(Game):
    def __init__(self) -> None:
        super().__init__("young-jedi", "Young Jedi", RULES_VERSION, list(FORMATS), SIDES[:])

    # --- cards and decks ---

    def code(self, face: int) -> str:
        return library().cards[face].code

    def face(self, code: str) -> int:
        card = library().find(code)
        if card is None:
            raise ChanceCubeError("no-card", {"code": code})
        return card.index

    def deck_breaches(self, deck: DeckList, format_name: str, seat: int) -> list[Breach]:
        self.check_format(format_name)
        return breaches(library(), deck, FORMATS[format_name], seat)

    def ready_decks(self) -> list[DeckList]:
        return ready_decks(library())

    def random_deck(self, format_name: str, seat: int, chance: Chance) -> DeckList:
        self.check_format(format_name)
        return random_deck(library(), seat, FORMATS[format_name], chance)

    # --- positions ---

    def new(
        self, decks: list[DeckList], settings: dict[str, str], chance: Chance, keep_log: bool
    ) -> Position:
        """Two decks in the order of the seats: Light, Dark."""
        options = read_settings(settings)
        self.check_format(options.format_name)
        if len(decks) != len(SIDES):
            raise BadOption("two-decks", {"have": str(len(decks))})
        table = new_table(chance, library().cards, options)
        if keep_log:
            table.log = []
        illegal = 0
        for seat in range(len(SIDES)):
            if self.deck_breaches(decks[seat], options.format_name, seat):
                illegal |= only(seat)
            faces = [card.index for card in cards_of(library(), decks[seat])]
            first = len(table.face)
            table.sides[seat].deck.extend(range(first, first + len(faces)))
            table.face.extend(faces_of(library().faces, faces))
        table.push(Setup(illegal))
        run(table)
        return table

    def zones(self, position: Position) -> list[Zone]:
        return zones(table_of(position))

    def status(self, position: Position, seat: int) -> dict[str, object]:
        return status(table_of(position), seat)

    def shown(self, position: Position, seat: int, owner: int) -> list[int]:
        return shown(table_of(position), seat, owner)

    def imagine(self, position: Position, seat: int, guesses: list[list[int]], chance: Chance) -> Position:
        return imagine(table_of(position), seat, guesses, chance)

    def write_position(self, position: Position, exact: bool = False) -> str:
        return write_position(table_of(position), exact)

    def read_position(self, text: str, keep_log: bool = False) -> Position:
        return read_position(library(), text, keep_log)

    def words(self) -> dict[int, str]:
        return WORDS

    # --- refusals ---

    def why_not(self, position: Position, seat: int, wish: int) -> str:
        """Looks first at whose question it is, then at what the question allows."""
        if check(position, seat, wish):
            return ""
        table = table_of(position)
        decision = table.decision_of(seat)
        if decision is None:
            return "yj.turn.phases"
        if wish == DONE:
            return decision.rule
        if wish == PASS and decision.kind == "duel-attack":
            return "yj.duel.pass"
        if wish < 0:
            return why_not_word(table, decision, wish) or "yj.turn.phases"
        return why_not_card(table, seat, decision, wish)


def why_not_word(table: Table, decision: Decision, word: int) -> str:
    """The rule that keeps a player from declaring or doing something."""
    seat = decision.seat
    if word == YES:
        return forbids_battle(table)
    if word == CONCEDE:
        return "yj.control.surrender"
    if EVACUATE - len(PLANETS) < word <= EVACUATE:
        return forbids_evacuation(table, seat, EVACUATE - word)
    if word in (THRUST, REFUEL):
        return why_not_racing(table, decision, word)
    return ""


def why_not_racing(table: Table, decision: Decision, word: int) -> str:
    """Both racers are needed; then one thrusts once, refuels once after it, and all that before anything else."""
    track = table.sides[decision.seat].track
    if track is None or not can_race(table, track):
        return "yj.race.both-needed"
    if decision.kind == "deploy":
        return "yj.race.before-all"
    if decision.kind in ("race", "lap-card", "refuel"):
        return "yj.race.thrust" if word == THRUST else "yj.race.refuel"
    return ""


def why_not_card(table: Table, seat: int, decision: Decision, card: int) -> str:
    """The rule that keeps a card from answering this question."""
    if card >= len(table.face):
        return decision.rule
    if decision.kind == "deploy":
        in_hand = card in table.sides[seat].hand
        return forbids_deploying(table, seat, card) if in_hand else forbids_using(table, seat, card)
    if decision.kind in ("race", "lap-card") and card not in table.sides[seat].hand:
        return decision.rule
    if decision.kind == "race":
        return forbids_racer(table, seat, card) or decision.rule
    if decision.kind == "lap-card":
        return forbids_lap_card(table, seat, card) or decision.rule
    if decision.kind == "battle-cards":
        return "yj.battle.only-battle-cards"
    if decision.kind == "battle" and card in table.here(seat) and table.card(card).duelist:
        return forbids_duel(table) or "yj.duel.once"
    if decision.kind in ("battle", "concede"):
        return "yj.turn.phases"
    return decision.rule


GAME: Final = YoungJedi()
