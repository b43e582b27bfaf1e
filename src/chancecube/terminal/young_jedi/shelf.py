"""Young Jedi's shelf: its cards, decks, packs and rules for the commands."""

from __future__ import annotations

from typing import Final, final

from rich.console import RenderableType
from rich.text import Text

from chancecube.kernel.chance import Chance
from chancecube.kernel.wire import DeckList, PackCard, View
from chancecube.terminal.commands.card_shelf import NUMBER_PANEL, RANGE, CardShelf, tally
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.game_options import GameOption
from chancecube.terminal.commands.inputs import read_choice
from chancecube.terminal.commands.paper import QUIET, WIDE
from chancecube.terminal.commands.shelf import Chart, Group, Wishes
from chancecube.terminal.young_jedi.card_face import (
    PIP,
    UNIQUENESS_SIGNS,
    colour_dot,
    face,
    kind_word,
    power_text,
    side_word,
    sites_of,
)
from chancecube.terminal.young_jedi.search import RARITIES, numbers_of, search, word_of
from chancecube.terminal.young_jedi.status import YoungJediStatus
from chancecube.text.young_jedi.catalogue import YoungJediCatalogue, is_for
from chancecube.text.young_jedi.facts import printings
from chancecube.young_jedi.decks import (
    FORMATS,
    cards_of,
    colouring,
    find_cards,
    read_deck,
)
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import (
    BATTLE,
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    NO_COLOUR,
    STARSHIP,
    UNIQUENESS,
    WEAPON,
)
from chancecube.young_jedi.library import SET_NAMES, library
from chancecube.young_jedi.packs import BOOSTERS_PER_BOX, STARTER_SET, open_booster, open_starter
from chancecube.young_jedi.places import NOWHERE, SITES

NARROW_COLUMNS: Final = [
    "code",
    "title",
    "side",
    "short-kind",
    "counters",
    "power",
    "damage",
    "destiny",
    "colour",
]
WIDE_COLUMNS: Final = [
    *["code", "title", "side", "kind", "planet", "rarity", "uniqueness"],
    *["counters", "power", "bonus", "damage", "destiny", "colour"],
]
NUMBER_COLUMNS: Final = ["counters", "power", "damage", "destiny"]
NUMBER_OPTIONS: Final = ["power", "damage", "destiny", "counters"]


def open_shelf(desk: Desk) -> YoungJediShelf:
    return YoungJediShelf(desk)


@final
class YoungJediShelf(CardShelf[Card]):
    def __init__(self, desk: Desk) -> None:
        self.library = library()
        super().__init__(desk, [card for card in self.library.cards if card.in_decks])

    def meant(self, words: str) -> list[Card]:
        return find_cards(self.library, words)

    # --- options ---

    def card_options(self) -> list[GameOption]:
        words = [
            *[self.card_option("set", "cli-metavar-set"), self.card_option("side", "game-seats")],
            *[self.card_option(name, self.desk.word("metavar", name)) for name in ("kind", "planet")],
            self.card_option("colour", self.desk.word("metavar", "colour"), also=("color",)),
            self.card_option("fills", self.desk.word("metavar", "colour")),
            *[self.card_option(name, flag=True) for name in ("virtual", "foil")],
            self.card_option("rarity", "|".join(RARITIES)),
            self.card_option("uniqueness", self.desk.word("metavar", "uniqueness")),
        ]
        return words + [self.card_option(name, RANGE, NUMBER_PANEL) for name in NUMBER_OPTIONS]

    def play_options(self) -> list[GameOption]:
        return [
            GameOption("tournament", self.desk.word("play", "tournament"), flag=True),
            GameOption("honour", self.desk.word("play", "honour"), flag=True, also=("honor",)),
        ]

    # --- cards ---

    def search(self, wishes: Wishes) -> list[str]:
        return [card.code for card in search(self.library, wishes, self.desk)]

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
        if column == "colour":
            return colour_dot(card, self.desk)
        if column == "bonus":
            return Text(bonus_text(card))
        if column == "planet":
            return Text(word_of(card, "planet"))
        if column in NUMBER_COLUMNS:
            return Text(number_text(card, column))
        if column == "uniqueness":
            name = UNIQUENESS[card.uniqueness]
            return Text(f"{UNIQUENESS_SIGNS[name]} {self.desk.word('uniqueness', name)}" if name else "")
        if column == "short-kind":
            return Text(self.desk.word("kind", KINDS[card.kind]))
        return Text(card.rarity if column == "rarity" else kind_word(card, self.desk))

    def as_json(self, code: str) -> dict[str, object]:
        card = self.card(code)
        facts: dict[str, object] = {"code": code, "title": card.title, "subtitle": card.subtitle}
        for fact in ("set", "side", "kind", "rarity", "uniqueness", "planet", "colour"):
            facts[fact] = word_of(card, fact)
        for fact in NUMBER_COLUMNS:
            numbers = numbers_of(card, fact)
            drawn = fact == "power" and card.power == DRAWN_POWER
            facts[fact] = "?" if drawn else numbers[0] if numbers else None
        facts["destinies"] = card.destinies
        facts["site"] = SITES[card.site] if card.site != NOWHERE else ""
        facts["bonus"] = {SITES[site]: card.bonus[site] for site in sites_of(card)}
        facts |= {"ship": card.ship, "pips": card.pips, "cubes": card.cubes, "parts": card.parts}
        facts["white"] = [COLOURS[colour] for colour in card.white]
        facts["halves"] = [self.half_as_json(self.library.cards[face]) for face in card.halves]
        facts["weapon"] = self.library.cards[card.built_in].full_title() if card.built_in != NO_FACE else None
        facts["replaces"] = card.replaces
        facts["printings"] = [{"code": known, "foil": foil} for known, foil in printings().get(code, [])]
        facts["text"] = self.desk.voice.card_text(code)
        facts["errata"] = [
            {"field": one.field, "printed": one.printed, "effective": one.effective, "rule": one.rule}
            for one in card.errata
        ]
        return facts

    def half_as_json(self, half: Card) -> dict[str, object]:
        return {
            "title": half.title,
            "kind": KINDS[half.kind],
            "destiny": half.destiny,
            "counters": half.counters,
        }

    def draw(self, code: str) -> RenderableType:
        return face(self.card(code), self.desk)

    def errata(self, code: str) -> list[tuple[str, str]]:
        lines: list[tuple[str, str]] = []
        for one in self.card(code).errata:
            said = self.desk.game_say(
                "erratum",
                field=self.desk.word("field", one.field),
                printed=self.value(one.field, one.printed),
                effective=self.value(one.field, one.effective),
            )
            lines.append((said, one.rule))
        return lines

    def value(self, field: str, value: str) -> str:
        return self.desk.say(f"yj-icon-{value}") if field == "uniqueness" else value

    def companions(self, code: str) -> list[tuple[str, list[str]]]:
        """What it is used with, and then what else speaks of it or it speaks of."""
        card = self.card(code)
        related = [self.card(other) for other in YoungJediCatalogue().works_with(code)]
        found: dict[str, list[str]] = {}
        for other in related:
            found.setdefault(self.relation(card, other), []).append(other.code)
        order = ["fits-weapons", "fits-battle", "fits-users", "fits-others"]
        return [(self.desk.game_say(key), found[key]) for key in order if key in found]

    def relation(self, card: Card, other: Card) -> str:
        """Under which heading a companion stands."""
        for one in self.halves(card):
            for two in self.halves(other):
                if one.kind in (CHARACTER, STARSHIP) and is_for(two, one):
                    return "fits-weapons" if two.kind == WEAPON else "fits-battle"
                if one.kind in (WEAPON, BATTLE) and is_for(one, two):
                    return "fits-users"
        return "fits-others"

    def halves(self, card: Card) -> list[Card]:
        return [self.library.cards[face] for face in card.halves] or [card]

    # --- decks ---

    def read_deck(self, text: str, name: str) -> DeckList:
        return read_deck(self.library, text, name)

    def usual_format(self, deck: DeckList) -> str:
        for name in ("starter", "sample"):
            if deck.size() == FORMATS[name].size:
                return name
        return "full"

    def first_format(self) -> str:
        return "starter"

    def groups(self, deck: DeckList) -> list[Group]:
        return self.groups_by_kind(deck, KINDS)

    def deck_facts(self, deck: DeckList, format_name: str) -> dict[str, object]:
        wild = self.wild_cards(deck, format_name)
        return {"wild": [{"code": code, "colour": colour} for code, colour in wild]}

    def remarks(self, deck: DeckList, format_name: str) -> tuple[str, list[str]]:
        """Which colour each wild card fills: nobody has to say, but all may see."""
        lines = [
            self.desk.game_say(
                "wild" if colour else "wild-nowhere",
                card=self.desk.voice.card_name(code),
                colour=self.desk.say(f"yj-colour-{colour}") if colour else "",
            )
            for code, colour in self.wild_cards(deck, format_name)
        ]
        return self.desk.game_say("wild-title"), lines

    def wild_cards(self, deck: DeckList, format_name: str) -> list[tuple[str, str]]:
        """The wild cards of a deck, each with the colour it fills there; nothing for one without a place."""
        law = FORMATS[format_name]
        if law.sample:
            return []
        by_colour = colouring(cards_of(self.library, deck), law)
        found: list[tuple[str, str]] = []
        for index, card in enumerate(by_colour.wild):
            place, home = by_colour.place[index], by_colour.home[index]
            colour = place if place != NO_COLOUR else home
            found.append((card.code, COLOURS[colour] if colour != NO_COLOUR else ""))
        return found

    def charts(self, deck: DeckList) -> list[Chart]:
        """Costs, destinies and colours; of two destinies the higher, which is the one mostly chosen."""
        cards = cards_of(self.library, deck)
        costs = [number for card in cards for number in numbers_of(card, "counters")]
        destinies = [max(card.destinies) for card in cards if card.destinies]
        average = sum(destinies) / max(len(destinies), 1)
        law = FORMATS[self.usual_format(deck)]
        counts = [0] * len(COLOURS) if law.sample else colouring(cards, law).counts
        colours = [(self.desk.say(f"yj-colour-{name}"), counts[place]) for place, name in enumerate(COLOURS)]
        charts = [
            Chart(self.desk.game_say("chart-counters"), tally(costs)),
            Chart(
                self.desk.game_say("chart-destiny", average=self.desk.decimal(average, 2)), tally(destinies)
            ),
        ]
        return charts if law.sample else [*charts, Chart(self.desk.game_say("chart-colours"), colours)]

    # --- packs ---

    def set_code(self, words: str) -> str:
        return read_choice(self.desk.say("cli-metavar-set"), words, SET_NAMES)

    def set_title(self, code: str) -> str:
        return SET_NAMES[code]

    def packs(self, set_code: str, count: int, chance: Chance) -> list[list[PackCard]]:
        return [open_booster(self.library, set_code, chance) for _ in range(count)]

    def packs_per_box(self) -> int:
        return BOOSTERS_PER_BOX

    def starter(self, set_code: str) -> list[DeckList]:
        return open_starter(self.library, set_code)

    def sealed_starter(self) -> list[DeckList]:
        return open_starter(self.library, STARTER_SET)

    def rarity(self, code: str) -> str:
        """Also of a foil, which is known by a code of its own."""
        printed = self.library.printings.get(code)
        return printed.rarity if printed is not None else self.card(code).rarity

    # --- rules and positions ---

    def piles(self) -> list[str]:
        return ["deck", "discard"]

    def status(self, view: View) -> list[tuple[str, str]]:
        return YoungJediStatus(self.desk, view).lines()


def bonus_text(card: Card) -> str:
    return " ".join([PIP * card.bonus[site] or "–" for site in sites_of(card)])


def number_text(card: Card, column: str) -> str:
    numbers = numbers_of(card, column)
    if not numbers:
        return ""
    return power_text(card) if column == "power" else "/".join(str(one) for one in dict.fromkeys(numbers))
