"""Young Jedi's cards, decks and rules as data."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, final

from chancecube.kernel.errors import BadDeck
from chancecube.kernel.wire import DeckList
from chancecube.text.catalogue import Rule
from chancecube.text.speaker import Speaker
from chancecube.text.young_jedi.facts import has_cost, printings
from chancecube.text.young_jedi.uses import uses
from chancecube.young_jedi.decks import read_deck, side_of, write_deck
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.game import GAME, SWITCHES
from chancecube.young_jedi.kinds import (
    BATTLE,
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    NO_COLOUR,
    OBJECTIVE,
    SIDES,
    STACKABLE,
    STARSHIP,
    UNIQUENESS,
    WEAPON,
)
from chancecube.young_jedi.library import library, read_rows
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES
from chancecube.young_jedi.race import is_pilot, is_podracer
from chancecube.young_jedi.sets import people
from chancecube.young_jedi.traits import has_trait
from chancecube.young_jedi.vocabulary import (
    Alone,
    Anyone,
    BattleText,
    Damage,
    Deed,
    DeployStep,
    Diamond,
    Either,
    FromDeck,
    Kind,
    Modifier,
    OfKind,
    SameStack,
    Together,
    TwoWeapons,
    Usage,
    WhenDeploys,
    WhenOtherDeploys,
    Who,
)

DRAWN: Final = "?"  # a power that is drawn
MOST_PER_CARD: Final = 60


def traits_in(who: object) -> set[str]:
    """The traits a phrase of the texts speaks of."""
    if isinstance(who, Kind):
        return set(who.traits)
    if isinstance(who, Diamond):
        return traits_in(who.who)
    return {trait for part in who.parts for trait in traits_in(part)} if isinstance(who, Either) else set()


TRAITS: Final = sorted({trait for who in vars(people).values() for trait in traits_in(who)})


@final
class YoungJediCatalogue:
    def __init__(self) -> None:
        self.library = library()

    def card(self, code: str) -> Card:
        return self.library.cards[GAME.face(code)]

    # --- cards ---

    def codes(self) -> list[str]:
        return [card.code for card in self.library.cards]

    def find(self, code: str) -> str:
        return self.card(code).code

    def names(self, code: str) -> tuple[str, str]:
        card = self.card(code)
        return card.title, card.subtitle

    def data(self, code: str) -> dict[str, Any]:
        """A number a card of this kind does not have is null."""
        card = self.card(code)
        fights = card.kind in (CHARACTER, STARSHIP)
        return {
            "set": card.set_code,
            "number": card.number,
            "side": SIDES[card.side],
            "kind": KINDS[card.kind],
            "kinds": [KINDS[kind] for kind in card.kinds],
            "rarity": card.rarity,
            "uniqueness": UNIQUENESS[card.uniqueness],
            "counters": card.counters if has_cost(card) else None,
            "power": (DRAWN if card.power == DRAWN_POWER else card.power) if fights else None,
            "planet": PLANETS[card.planet] if card.planet != NOWHERE else None,
            "site": SITES[card.site] if card.site != NOWHERE else None,
            "bonus": card.bonus,
            "damage": card.damage if fights else None,
            "destiny": card.destiny if card.destinies else None,
            "destinies": card.destinies,
            "colour": COLOURS[card.colour] if card.colour != NO_COLOUR else None,
            "white": [COLOURS[colour] for colour in card.white],
            "ship": card.ship,
            "pips": card.pips,
            "cubes": card.cubes,
            "traits": traits_of(card),
            "printings": [{"code": known, "foil": foil} for known, foil in printings().get(card.code, [])],
            "replaces": card.replaces or None,
            "parts": card.parts,
            "halves": [self.library.cards[face].code for face in card.halves],
            "whole": self.code_of(card.whole),
            "weapon": self.code_of(card.built_in),
            "in_decks": card.in_decks,
            "errata": [
                {"field": one.field, "printed": one.printed, "effective": one.effective, "rule": one.rule}
                for one in card.errata
            ],
            **uses(card, self.library.cards),
        }

    def code_of(self, face: int) -> str | None:
        return None if face == NO_FACE else self.library.cards[face].code

    def works_with(self, code: str) -> list[str]:
        """Of a double impact card, whatever works with one of its halves."""
        card = self.card(code)
        own = [one for one in self.library.cards if one.side == card.side and one.in_decks]
        return [one.code for one in own if one is not card and self.are_pair(card, one)]

    def are_pair(self, card: Card, other: Card) -> bool:
        return any(is_pair(one, two) for one in self.halves(card) for two in self.halves(other))

    def halves(self, card: Card) -> list[Card]:
        return [self.library.cards[face] for face in card.halves] or [card]

    # --- decks ---

    def settings(self) -> dict[str, list[str]]:
        return {name: ["no", "yes"] for name in SWITCHES}

    def read_deck(self, text: str, name: str) -> DeckList:
        return self.tidy_deck(read_deck(self.library, text, name))

    def write_deck(self, deck: DeckList) -> str:
        return write_deck(self.library, deck)

    def tidy_deck(self, deck: DeckList) -> DeckList:
        tidy = DeckList(deck.name, {}, deck.note)
        for code, count in deck.cards.items():
            card = self.library.find(code)
            if card is None:
                raise BadDeck("no-card", {"code": code})
            tidy.cards[card.code] = tidy.cards.get(card.code, 0) + count
            if not 0 < tidy.cards[card.code] <= MOST_PER_CARD or count <= 0:
                raise BadDeck("server-deck-count", {"code": card.code, "count": str(count)})
        return tidy

    def side_of(self, deck: DeckList) -> int:
        return side_of(self.library, deck)

    # --- rules ---

    def rules(self) -> list[Rule]:
        return [
            Rule(row["id"], row["chapter"], row["source"], row["scope"]) for row in read_rows("rules.csv")
        ]

    def chapter_title(self, chapter: str, speaker: Speaker) -> str:
        return speaker.say(f"yj-chapter-{chapter}")


def traits_of(card: Card) -> list[str]:
    if card.kind != CHARACTER:
        return []
    named = [trait for trait in TRAITS if has_trait(card.title, card.subtitle, trait)]
    return sorted({*named, *card.counts_as})


def is_pair(card: Card, other: Card) -> bool:
    """Whether one of two cards can be used with the other, or speaks of it in its text."""
    if OBJECTIVE in (card.kind, other.kind):
        return any([is_pilot(one) or is_podracer(one) for one in (card, other)])
    if card.kind == BATTLE and other.kind == BATTLE:
        return False
    return any(is_for(*two) or calls_for(*two) or speaks_of(*two) for two in ((card, other), (other, card)))


def is_for(card: Card, user: Card) -> bool:
    """Whether a weapon or battle card can be used with a character or starship, given the right company and place."""
    if user.kind not in (CHARACTER, STARSHIP):
        return False
    if card.kind == WEAPON and card.box_for:
        return card.box_for[user.index] >= 0
    return card.text is not None and not refuses_cards(user) and suits(card.text, user)


def refuses_cards(user: Card) -> bool:
    return user.says is not None and user.says.refuses_cards


def suits(text: BattleText, user: Card) -> bool:
    return any(takes(usage, user) for usage in text.usages)


def takes(usage: Usage, user: Card) -> bool:
    if isinstance(usage, (Alone, TwoWeapons)):
        return usage.who.meant(user.index)
    if isinstance(usage, Together):
        return any(who.meant(user.index) for who in usage.places)
    return isinstance(usage, SameStack) and user.uniqueness == STACKABLE


def calls_for(card: Card, weapon: Card) -> bool:
    """Whether a battle card can be used only by somebody who uses such a weapon."""
    if card.text is None or weapon.kind != WEAPON:
        return False
    return any(sort.meant(weapon.index) for usage in card.text.usages for sort in weapons_in(usage))


def weapons_in(usage: Usage) -> list[Who]:
    if isinstance(usage, Alone) and usage.using is not None:
        return [usage.using]
    return usage.sorts if isinstance(usage, TwoWeapons) else []


def speaks_of(card: Card, other: Card) -> bool:
    """Whether a card in play gives something to another, or brings it from the draw deck."""
    if card.says is None:
        return False
    for word in card.says.words:
        if isinstance(word, Modifier) and word.who is not None and not isinstance(word.who, Anyone):
            theirs = isinstance(word, Damage) and word.theirs
            if not theirs and word.who.meant(other.index):
                return True
        if isinstance(word, (DeployStep, WhenDeploys, WhenOtherDeploys)) and brings(word.deed, other):
            return True
    return False


def brings(deed: Deed, other: Card) -> bool:
    """Whether a deed fetches this card in particular, not just any of its kind."""
    return isinstance(deed, FromDeck) and not isinstance(deed.who, OfKind) and deed.who.meant(other.index)


@cache
def make_catalogue() -> YoungJediCatalogue:
    return YoungJediCatalogue()
