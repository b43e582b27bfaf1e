"""Jedi Knights' shelf: its cards, decks, packs and rules for the commands."""

from __future__ import annotations

from typing import Final, final

from rich.console import RenderableType
from rich.text import Text

from chancecube.jedi_knights.decks import plain, read_deck, setup_of
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.game import TIMING_2001
from chancecube.jedi_knights.kinds import CHARACTER, EVENT, KINDS, STARSHIP, THEMES, WEAPON
from chancecube.jedi_knights.library import library
from chancecube.jedi_knights.packs import STARTER_SET, open_booster, open_starter
from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.wire import DeckList, PackCard, View
from chancecube.terminal.commands.card_shelf import NUMBER_PANEL, RANGE, CardShelf, tally
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.game_options import GameOption
from chancecube.terminal.commands.inputs import read_choice
from chancecube.terminal.commands.paper import QUIET, WIDE
from chancecube.terminal.commands.shelf import Chart, Group, Wishes
from chancecube.terminal.jedi_knights.card_face import face, kind_word, side_word, theme_word
from chancecube.terminal.jedi_knights.search import FLAGS, NUMBERS, RARITIES, Search
from chancecube.terminal.jedi_knights.status import JediKnightsStatus
from chancecube.text.jedi_knights.words import keyword_name

NARROW_COLUMNS: Final = ["code", "title", "side", "short-kind", "cost", "power", "defense", "destiny"]
WIDE_COLUMNS: Final = [
    *["code", "title", "side", "kind", "theme", "keywords", "rarity"],
    *["cost", "power", "defense", "leadership", "destiny", "tactical"],
]
NUMBER_COLUMNS: Final = ["cost", "power", "defense", "leadership", "destiny", "tactical"]
BOOSTERS_PER_BOX: Final = 36
COSTING: Final = (CHARACTER, STARSHIP, WEAPON)


def open_shelf(desk: Desk) -> JediKnightsShelf:
    return JediKnightsShelf(desk)


@final
class JediKnightsShelf(CardShelf[Card]):
    def __init__(self, desk: Desk) -> None:
        self.library = library()
        super().__init__(desk, self.library.cards)

    def meant(self, words: str) -> list[Card]:
        """By code, by title and subtitle, or by title; versions of one title are told apart by their subtitles."""
        card = self.library.find(words)
        if card is not None:
            return [card]
        wanted = plain(words)
        full = [card for card in self.owned if plain(card.full_title()) == wanted]
        return full or [card for card in self.owned if plain(card.title) == wanted]

    def troubles(self) -> list[ChanceCubeError]:
        return self.library.troubles

    # --- options ---

    def card_options(self) -> list[GameOption]:
        metavars = {
            "set": "cli-metavar-set",
            "side": "alliance|empire|independent",
            "theme": "|".join(THEMES),
            "rarity": "|".join(RARITIES),
            "colour": "blue|red",
        }
        names = ["set", "side", "kind", "theme", "keyword", "timing", "planet", "colour", "rarity"]
        words = [
            self.card_option(
                name,
                metavars.get(name) or self.desk.word("metavar", name),
                also=("color",) if name == "colour" else (),
            )
            for name in names
        ]
        words += [self.card_option(name, flag=True) for name in FLAGS]
        return words + [self.card_option(name, RANGE, NUMBER_PANEL) for name in NUMBERS]

    def play_options(self) -> list[GameOption]:
        return [GameOption(TIMING_2001, self.desk.word("play", TIMING_2001), flag=True)]

    # --- cards ---

    def search(self, wishes: Wishes) -> list[str]:
        return [card.code for card in Search(self.library, self.desk).found(wishes)]

    def columns(self, width: int) -> list[str]:
        return WIDE_COLUMNS if width >= WIDE else NARROW_COLUMNS

    def number_columns(self) -> list[str]:
        return NUMBER_COLUMNS

    def cell(self, code: str, column: str) -> Text:
        card = self.card(code)
        if column == "code":
            return Text(code, style=QUIET)
        if column == "title":
            return Text.assemble(card.title, (f", {card.subtitle}" if card.subtitle else "", QUIET))
        if column == "side":
            return side_word(card, self.desk)
        if column == "kind":
            return Text(kind_word(card, self.desk))
        if column == "short-kind":
            return Text(self.desk.word("kind", KINDS[card.kind]))
        if column == "theme":
            return Text(theme_word(card, self.desk))
        if column == "keywords":
            return Text(", ".join([keyword_name(self.desk.speaker, keyword) for keyword in card.keywords]))
        if column == "rarity":
            return Text(card.rarity)
        number = self.catalogue.data(code)[column]
        return Text("" if number is None else str(number))

    def family_word(self, fact: str, name: str) -> str:
        if fact == "keywords":
            return keyword_name(self.desk.speaker, name)
        return super().family_word(fact, name)

    def footnote(self, codes: list[str]) -> str:
        """Cards of ours are labelled wherever they are shown."""
        sets = dict.fromkeys([self.card(code).set_code for code in codes if self.card(code).ours])
        return " · ".join([self.set_title(set_code) for set_code in sets])

    def as_json(self, code: str) -> dict[str, object]:
        title, subtitle = self.catalogue.names(code)
        text = self.desk.voice.card_text(code)
        return {"code": code, "title": title, "subtitle": subtitle, **self.catalogue.data(code), "text": text}

    def draw(self, code: str) -> RenderableType:
        return face(self.card(code), self.desk)

    def errata(self, code: str) -> list[tuple[str, str]]:
        """The promotional cards are as printed, and the others are ours."""
        return []

    def companions(self, code: str) -> list[tuple[str, list[str]]]:
        found = self.catalogue.works_with(code)
        return [(self.desk.game_say("fits"), found)] if found else []

    # --- decks ---

    def read_deck(self, text: str, name: str) -> DeckList:
        return read_deck(self.library, text, name)

    def usual_format(self, deck: DeckList) -> str:
        return self.first_format()

    def first_format(self) -> str:
        return "duel"

    def groups(self, deck: DeckList) -> list[Group]:
        """The draw deck by kinds, the cards laid out behind it."""
        return self.groups_by_kind(deck, KINDS)

    def deck_facts(self, deck: DeckList, format_name: str) -> dict[str, object]:
        setup = setup_of(self.library, deck)
        hero = setup.hero()
        return {
            "themes": [card.code for card in setup.themes],
            "hero": hero.code if hero is not None else None,
            "planets": setup.planets(),
            "draw_deck": len(setup.draw),
        }

    def remarks(self, deck: DeckList, format_name: str) -> tuple[str, list[str]]:
        """What is laid out before play, and what is left to draw from."""
        setup = setup_of(self.library, deck)
        hero = setup.hero()
        lines = [self.desk.game_say("remark-hero", hero=hero.full_title())] if hero is not None else []
        if setup.locations:
            lines.append(self.desk.game_say("remark-planets", planets=", ".join(setup.planets())))
        lines.append(self.desk.game_say("remark-draw", count=len(setup.draw)))
        return self.desk.game_say("remarks"), lines

    def charts(self, deck: DeckList) -> list[Chart]:
        """Of the draw deck: costs, power of those who fight, destiny, and the bonuses of Events."""
        draw = setup_of(self.library, deck).draw
        destinies = [card.destiny for card in draw]
        average = sum(destinies) / max(len(destinies), 1)
        destiny = self.desk.game_say("chart-destiny", average=self.desk.decimal(average, 2))
        return [
            Chart(
                self.desk.game_say("chart-cost"), tally([card.cost for card in draw if card.kind in COSTING])
            ),
            Chart(
                self.desk.game_say("chart-power"),
                tally([card.power for card in draw if card.kind in (CHARACTER, STARSHIP)]),
            ),
            Chart(destiny, tally(destinies)),
            Chart(
                self.desk.game_say("chart-tactical"),
                tally([card.tactical for card in draw if card.kind == EVENT]),
            ),
        ]

    # --- packs ---

    def set_code(self, words: str) -> str:
        return read_choice(self.desk.say("cli-metavar-set"), words, self.library.set_names)

    def set_title(self, code: str) -> str:
        name = self.library.set_names[code]
        return self.desk.say("jk-ours", set=name) if any(card.ours for card in self.of_set(code)) else name

    def of_set(self, code: str) -> list[Card]:
        return [card for card in self.library.cards if card.set_code == code]

    def packs(self, set_code: str, count: int, chance: Chance) -> list[list[PackCard]]:
        return [open_booster(self.library, set_code, chance) for _ in range(count)]

    def packs_per_box(self) -> int:
        return BOOSTERS_PER_BOX

    def starter(self, set_code: str) -> list[DeckList]:
        return open_starter(self.library, set_code)

    def sealed_starter(self) -> list[DeckList]:
        return open_starter(self.library, STARTER_SET)

    def rarity(self, code: str) -> str:
        """Also of a foil or one of a stereo pair, which have a letter more."""
        card = self.library.find(code)
        return card.rarity if card is not None else ""

    # --- positions ---

    def piles(self) -> list[str]:
        return ["deck", "discard", "used", "sites", "systems"]

    def status(self, view: View) -> list[tuple[str, str]]:
        return JediKnightsStatus(self.desk, view).lines()
