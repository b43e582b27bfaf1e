"""Jedi Knights as the registry knows it."""

from __future__ import annotations

from typing import Final, final

from chancecube.jedi_knights.battle import forbids_attacking
from chancecube.jedi_knights.battle_steps import forbids_supporting
from chancecube.jedi_knights.blockade import forbids_intimidating, forbids_shuttling
from chancecube.jedi_knights.decks import FORMATS, breaches, cards_of, decks_breaches, ready_decks
from chancecube.jedi_knights.deploy import forbids_playing, forbids_transfer
from chancecube.jedi_knights.events import forbids_event
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.fire import forbids_firing
from chancecube.jedi_knights.glance import status, zones
from chancecube.jedi_knights.imagine import imagine, shown
from chancecube.jedi_knights.kinds import (
    BATTLE,
    BLOCKADE,
    DEPLOY,
    EVENT,
    FORCE,
    LOCATION,
    POWER_STEP,
    SIDES,
    SUPPORT,
    THEME,
    WEAPONS,
)
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.notation import SEATS, read_position, write_position
from chancecube.jedi_knights.phases import may_play_from_pile
from chancecube.jedi_knights.random_decks import random_deck, random_decks
from chancecube.jedi_knights.setup import Setup
from chancecube.jedi_knights.table import CHARACTER_PHASE, SITE, SYSTEM, WORDS, Options, Table, new_table
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import Decision
from chancecube.kernel.errors import BadDeck, BadOption, ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.position import Position, check, run
from chancecube.kernel.views import Zone
from chancecube.kernel.wire import Breach, DeckList

RULES_VERSION: Final = 2

TIMING_2001: Final = "timing-2001"
SETTINGS: Final = ["format", TIMING_2001]
TIMES_ASKED: Final = {
    "battle-phase": BATTLE,
    "blockade": BLOCKADE,
    "support": SUPPORT,
    "weapons": WEAPONS,
    "power": POWER_STEP,
}
SWITCH: Final = {"yes": True, "no": False}


def table_of(position: Position) -> Table:
    assert isinstance(position, Table)
    return position


def read_settings(settings: dict[str, str]) -> Options:
    for name in settings:
        if name not in SETTINGS:
            raise BadOption("no-setting", {"setting": name, "known": ", ".join(SETTINGS)})
    format_name = settings.get("format", "duel")
    if format_name not in SEATS:
        raise BadOption("no-format", {"format": format_name, "known": ", ".join(SEATS)})
    word = settings.get(TIMING_2001, "no")
    if word not in SWITCH:
        raise BadOption("no-setting", {"setting": f"{TIMING_2001}={word}", "known": "yes, no"})
    return Options(format_name, SEATS[format_name], SWITCH[word])


@final
class JediKnights(Game):
    def __init__(self) -> None:
        super().__init__("jedi-knights", "Jedi Knights", RULES_VERSION, list(SEATS), SIDES[:])

    def seat_sides(self, format_name: str) -> list[int]:
        """Partners sit across from each other."""
        return [seat % 2 for seat in range(SEATS[format_name])]

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

    def decks_breaches(self, decks: list[DeckList], format_name: str) -> list[Breach]:
        self.check_format(format_name)
        return decks_breaches(library(), decks)

    def ready_decks(self) -> list[DeckList]:
        return ready_decks(library())

    def random_deck(self, format_name: str, seat: int, chance: Chance) -> DeckList:
        self.check_format(format_name)
        return random_deck(library(), seat, FORMATS[format_name], chance)

    def random_decks(self, format_name: str, chance: Chance) -> list[DeckList]:
        self.check_format(format_name)
        return random_decks(library(), FORMATS[format_name], chance)

    # --- positions ---

    def new(
        self, decks: list[DeckList], settings: dict[str, str], chance: Chance, keep_log: bool
    ) -> Position:
        """As many decks as seats, in their order; what breaks a rule of deck building is refused."""
        options = read_settings(settings)
        if len(decks) != options.seats:
            raise BadOption("seats-to-fill", {"seats": str(options.seats)})
        self.refuse_illegal(decks, options.format_name)
        lists = [cards_of(library(), deck) for deck in decks]
        owner = [seat for seat in range(options.seats) for _ in lists[seat]]
        table = new_table(chance, library().cards, options, owner)
        if keep_log:
            table.log = []
        for seat in range(options.seats):
            for facts in lists[seat]:
                deal(table, seat, facts)
        table.push(Setup(options.seats))
        run(table)
        return table

    def refuse_illegal(self, decks: list[DeckList], format_name: str) -> None:
        found: list[Breach] = []
        for seat in range(len(decks)):
            found += self.deck_breaches(decks[seat], format_name, seat)
        found += self.decks_breaches(decks, format_name)
        if found:
            raise BadDeck("refused", {"rule": found[0].rule})

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
            return "jk.turn.alternate"
        if wish < 0 or wish >= len(table.face):
            return decision.rule
        return why_not_card(table, seat, decision, wish) or decision.rule


def why_not_card(table: Table, seat: int, decision: Decision, card: int) -> str:
    """The rule that keeps a card from answering this question."""
    own = table.at[seat]
    if decision.kind == "deploy":
        return why_not_deploy(table, seat, card)
    if card in own.hand and decision.kind in TIMES_ASKED:
        return forbids_event(table, seat, card, TIMES_ASKED[decision.kind])
    if decision.kind == "battle-phase":
        return forbids_attacking(table, seat, card, SITE if table.phase == CHARACTER_PHASE else SYSTEM)
    if decision.kind == "blockade":
        rule = forbids_shuttling(table, seat, card)
        return forbids_intimidating(table, seat, card) if card in own.system else rule
    if decision.kind == "support":
        return forbids_supporting(table, seat, card)
    if decision.kind == "weapons":
        return forbids_firing(table, seat, card)
    return ""


def why_not_deploy(table: Table, seat: int, card: int) -> str:
    own = table.at[seat]
    if card in own.hand and table.card(card).kind == EVENT:
        return forbids_event(table, seat, card, DEPLOY)
    if card in own.pile and table.card(card).kind == LOCATION:
        return "jk.draw.location-retired"
    if card in own.pile and not may_play_from_pile(table, card):
        return "jk.deploy.hero"
    if card in own.hand or card in own.pile:
        return forbids_playing(table, seat, card)
    return forbids_transfer(table, seat, card) if card in table.attached else ""


def deal(table: Table, seat: int, facts: Card) -> None:
    """A card of the list goes where it lies before setting up; the starting Hero is still in the draw deck."""
    own = table.at[seat]
    card = len(table.face)
    table.face.append(facts.index)
    if facts.kind == THEME:
        own.theme = card
    elif facts.kind == LOCATION:
        own.locations.append(card)
    elif facts.kind == FORCE:
        own.force.append(card)
    else:
        own.deck.append(card)


GAME: Final = JediKnights()
