"""Parlour for the commands."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.wire import DeckList, PackCard, View
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.game_options import GameOption
from chancecube.terminal.commands.shelf import Chart, Group, Shelf, Wishes
from tests.house.parlour.catalogue import ParlourCatalogue
from tests.house.parlour.game import GAME


class ParlourShelf:
    def __init__(self) -> None:
        self.catalogue = ParlourCatalogue()

    def troubles(self) -> list[ChanceCubeError]:
        return []

    def card_options(self) -> list[GameOption]:
        return [GameOption("number", "The number.", "N")]

    def play_options(self) -> list[GameOption]:
        return []

    def search(self, wishes: Wishes) -> list[str]:
        wanted = wishes.facts.get("number", "")
        return [code for code in self.catalogue.codes() if code.endswith(wanted)]

    def find(self, words: str) -> str:
        return self.catalogue.find(words)

    def title(self, code: str) -> str:
        return code

    def columns(self, width: int) -> list[str]:
        return ["code"]

    def number_columns(self) -> list[str]:
        return []

    def column_title(self, column: str) -> str:
        return column

    def cell(self, code: str, column: str) -> Text:
        return Text(code)

    def footnote(self, codes: list[str]) -> str:
        return ""

    def as_json(self, code: str) -> dict[str, object]:
        return {"code": code}

    def draw(self, code: str) -> RenderableType:
        return Text(code)

    def errata(self, code: str) -> list[tuple[str, str]]:
        return []

    def companions(self, code: str) -> list[tuple[str, list[str]]]:
        return []

    def read_deck(self, text: str, name: str) -> DeckList:
        return self.catalogue.read_deck(text, name)

    def write_deck(self, deck: DeckList) -> str:
        return self.catalogue.write_deck(deck)

    def check_cards(self, deck: DeckList) -> None:
        self.catalogue.tidy_deck(deck)

    def usual_format(self, deck: DeckList) -> str:
        return "pair"

    def first_format(self) -> str:
        return "pair"

    def side_of(self, deck: DeckList) -> int:
        return self.catalogue.side_of(deck)

    def deck_note(self, deck: DeckList) -> str:
        return deck.note

    def groups(self, deck: DeckList) -> list[Group]:
        return [Group("Cards", [(count, code) for code, count in deck.cards.items()])]

    def deck_facts(self, deck: DeckList, format_name: str) -> dict[str, object]:
        return {}

    def remarks(self, deck: DeckList, format_name: str) -> tuple[str, list[str]]:
        return "", []

    def charts(self, deck: DeckList) -> list[Chart]:
        return []

    def set_code(self, words: str) -> str:
        return words

    def set_title(self, code: str) -> str:
        return code

    def packs(self, set_code: str, count: int, chance: Chance) -> list[list[PackCard]]:
        return []

    def packs_per_box(self) -> int:
        return 1

    def starter(self, set_code: str) -> list[DeckList]:
        return GAME.ready_decks()

    def sealed_starter(self) -> list[DeckList]:
        return GAME.ready_decks()

    def rarity(self, code: str) -> str:
        return ""

    def piles(self) -> list[str]:
        return ["deck"]

    def status(self, view: View) -> list[tuple[str, str]]:
        return [("turn", str(view.status["turn"]))]


def open_shelf(desk: Desk) -> Shelf:
    return ParlourShelf()
