"""Young Jedi's shelf: its cards, decks, packs and rules for the commands."""

from __future__ import annotations

from typing import Final, final

from rich.console import RenderableType
from rich.text import Text

from chancecube.kernel.chance import Chance
from chancecube.kernel.errors import BadDeck, BadOption
from chancecube.kernel.wire import DeckList, PackCard, View
from chancecube.terminal.commands.desk import Desk
from chancecube.terminal.commands.inputs import fold, near, read_choice
from chancecube.terminal.commands.paper import QUIET, WIDE
from chancecube.terminal.commands.shelf import Chart, Group, Rule, Wishes
from chancecube.terminal.commands.young_jedi_face import (
    PIP,
    UNIQUENESS_SIGNS,
    colour_dot,
    face,
    power_text,
    side_word,
    sites_of,
)
from chancecube.terminal.commands.young_jedi_search import has_number, number_of, search, word_of
from chancecube.text.deck_words import deck_words
from chancecube.young_jedi.decks import FORMATS, cards_of, find_cards, read_deck, side_of, write_deck
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import (
    BATTLE,
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    SIDES,
    UNIQUENESS,
    WEAPON,
)
from chancecube.young_jedi.library import SET_NAMES, library, read_rows
from chancecube.young_jedi.packs import BOOSTERS_PER_BOX, STARTER_SET, open_booster, open_starter
from chancecube.young_jedi.places import NOWHERE, SITES
from chancecube.young_jedi.vocabulary import Alone, BattleText, SameStack, Together, TwoWeapons

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
MOST_PER_CARD: Final = 60


def open_shelf(desk: Desk) -> YoungJediShelf:
    return YoungJediShelf(desk)


@final
class YoungJediShelf:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.library = library()

    def card(self, code: str) -> Card:
        return self.library.by_code[code]

    # --- cards ---

    def search(self, wishes: Wishes) -> list[str]:
        return [card.code for card in search(self.library, wishes, self.desk)]

    def find(self, words: str) -> str:
        meant = [card.code for card in find_cards(self.library, words)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise BadOption("cli-card-several", {"card": words, "cards": self.name_some(meant)})
        wanted = fold(words)
        titled = [one for one in self.library.cards if wanted and wanted in fold(one.full_title())]
        close = [one.code for one in titled] or self.near(words)
        if close:
            raise BadOption("cli-no-card-near", {"card": words, "near": self.name_some(close)})
        raise BadOption("cli-no-card", {"card": words})

    def near(self, words: str) -> list[str]:
        """Cards of a code like this, else of such a title and subtitle, else of such a title."""
        codes = {card.code: card.code for card in self.library.cards}
        full = {card.full_title(): card.code for card in reversed(self.library.cards)}
        short = {card.title: card.code for card in reversed(self.library.cards)}
        for known in (codes, full, short):
            found = [known[name] for name in near(words, known)]
            if found:
                return found
        return []

    def name_some(self, codes: list[str]) -> str:
        return "; ".join([f"{code} {self.card(code).full_title()}" for code in codes[:3]])

    def columns(self, width: int) -> list[str]:
        return WIDE_COLUMNS if width >= WIDE else NARROW_COLUMNS

    def number_columns(self) -> list[str]:
        return NUMBER_COLUMNS

    def column_title(self, column: str) -> str:
        return self.desk.say(f"cli-column-{column}")

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
        return Text(card.rarity if column == "rarity" else self.desk.say(f"yj-kind-{KINDS[card.kind]}"))

    def as_json(self, code: str) -> dict[str, object]:
        card = self.card(code)
        facts: dict[str, object] = {"code": code, "title": card.title, "subtitle": card.subtitle}
        for fact in ("set", "side", "kind", "rarity", "uniqueness", "planet", "colour"):
            facts[fact] = word_of(card, fact)
        for fact in NUMBER_COLUMNS:
            drawn = fact == "power" and card.power == DRAWN_POWER
            facts[fact] = "?" if drawn else number_of(card, fact) if has_number(card, fact) else None
        facts["site"] = SITES[card.site] if card.site != NOWHERE else ""
        facts["bonus"] = {SITES[site]: card.bonus[site] for site in sites_of(card)}
        facts |= {"ship": card.ship, "pips": card.pips, "cubes": card.cubes}
        facts["text"] = self.desk.voice.card_text(code)
        facts["errata"] = [
            {"field": one.field, "printed": one.printed, "effective": one.effective, "rule": one.rule}
            for one in card.errata
        ]
        return facts

    def draw(self, code: str) -> RenderableType:
        return face(self.card(code), self.desk)

    def errata(self, code: str) -> list[tuple[str, str]]:
        lines: list[tuple[str, str]] = []
        for one in self.card(code).errata:
            said = self.desk.say(
                "cli-erratum",
                field=self.desk.word("field", one.field),
                printed=one.printed,
                effective=one.effective,
            )
            lines.append((said, one.rule))
        return lines

    def companions(self, code: str) -> list[tuple[str, list[str]]]:
        card = self.card(code)
        own = [one for one in self.library.cards if one.side == card.side]
        if card.kind == CHARACTER:
            weapons = [one.code for one in own if one.kind == WEAPON and one.box_for[card.index] >= 0]
            battle = [one.code for one in own if one.text is not None and suits_text(one.text, card)]
            return [(self.desk.say("cli-fits-weapons"), weapons), (self.desk.say("cli-fits-battle"), battle)]
        people = [one for one in own if one.kind == CHARACTER]
        if card.kind == WEAPON:
            users = [one.code for one in people if card.box_for[one.index] >= 0]
        elif card.kind == BATTLE and card.text is not None:
            users = [one.code for one in people if suits_text(card.text, one)]
        else:
            return []
        return [(self.desk.say("cli-fits-users"), users)]

    # --- decks ---

    def read_deck(self, text: str, name: str) -> DeckList:
        return read_deck(self.library, text, name)

    def write_deck(self, deck: DeckList) -> str:
        return write_deck(self.library, deck)

    def check_cards(self, deck: DeckList) -> None:
        for code, count in deck.cards.items():
            if self.library.find(code) is None:
                raise BadDeck("no-card", {"code": code})
            if not 0 < count <= MOST_PER_CARD:
                raise BadDeck("cli-deck-count", {"code": code, "count": str(count)})

    def usual_format(self, deck: DeckList) -> str:
        for name in ("starter", "sample"):
            if deck.size() == FORMATS[name].size:
                return name
        return "full"

    def seat_of(self, deck: DeckList) -> int:
        return side_of(self.library, deck)

    def deck_note(self, deck: DeckList) -> str:
        return deck_words(self.desk.speaker, "young-jedi", deck)[1]

    def groups(self, deck: DeckList) -> list[Group]:
        rows = [(self.library.find(code), count) for code, count in deck.cards.items()]
        found: list[Group] = []
        for kind in range(len(KINDS)):
            cards = sorted(
                [(card.index, count) for card, count in rows if card is not None and card.kind == kind]
            )
            if cards:
                title = self.desk.word("kinds", KINDS[kind])
                found.append(
                    Group(title, [(count, self.library.cards[index].code) for index, count in cards])
                )
        return found

    def charts(self, deck: DeckList) -> list[Chart]:
        cards = cards_of(self.library, deck)
        deployed = [card for card in cards if has_number(card, "counters")]
        counters = [
            (str(number), len([one for one in deployed if one.counters == number])) for number in range(7)
        ]
        destiny = [(str(number), len([one for one in cards if one.destiny == number])) for number in range(7)]
        colours = [
            (self.desk.say(f"yj-colour-{colour}"), len([one for one in cards if one.colour == index]))
            for index, colour in enumerate(COLOURS)
        ]
        average = sum(card.destiny for card in cards) / max(len(cards), 1)
        return [
            Chart(self.desk.say("cli-chart-counters"), trim(counters)),
            Chart(self.desk.say("cli-chart-destiny", average=self.desk.decimal(average, 2)), trim(destiny)),
            Chart(self.desk.say("cli-chart-colours"), colours),
        ]

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

    def rules(self) -> list[Rule]:
        return [
            Rule(row["id"], row["chapter"], row["source"], row["scope"]) for row in read_rows("rules.csv")
        ]

    def chapter_title(self, chapter: str) -> str:
        return self.desk.say(f"yj-chapter-{chapter}")

    def piles(self) -> list[str]:
        return ["deck", "discard"]

    def status(self, view: View) -> list[tuple[str, str]]:
        say = self.desk.say
        facts = view.status
        place = " • ".join([str(facts[part]) for part in ("planet", "site") if facts[part]])
        lines = [
            (say("cli-status-format"), self.desk.word("format", facts["format"])),
            (say("cli-status-turn"), f"{facts['turn']}, {self.desk.voice.seat(facts['active'])}"),
            (say("cli-status-phase"), self.desk.word("phase", facts["phase"])),
            (say("cli-status-place"), place or "–"),
        ]
        for fact in ("counters", "controlled", "surrendered"):
            values = [", ".join(value) if isinstance(value, list) else str(value) for value in facts[fact]]
            said = [
                f"{self.desk.word('side', SIDES[seat])} {value or '–'}" for seat, value in enumerate(values)
            ]
            lines.append((say(f"cli-status-{fact}"), " · ".join(said)))
        if "battle" in facts:
            lines.append((say("cli-status-attacker"), self.desk.voice.seat(facts["battle"]["attacker"])))
        return lines


def bonus_text(card: Card) -> str:
    return " ".join([PIP * card.bonus[site] or "–" for site in sites_of(card)])


def number_text(card: Card, column: str) -> str:
    if not has_number(card, column):
        return ""
    return power_text(card) if column == "power" else str(number_of(card, column))


def suits_text(text: BattleText, card: Card) -> bool:
    """Whether a character can be one of those who use the battle card, given the right company and place."""
    for usage in text.usages:
        if isinstance(usage, (Alone, TwoWeapons)) and usage.who.meant(card.index):
            return True
        if isinstance(usage, Together) and any(who.meant(card.index) for who in usage.places):
            return True
        if isinstance(usage, SameStack) and UNIQUENESS[card.uniqueness] == "stackable":
            return True
    return False


def trim(rows: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Without the empty rows at the end."""
    while rows and not rows[-1][1]:
        rows.pop()
    return rows
