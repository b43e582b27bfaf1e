"""Loading the sets: every fact is read, checked and joined with its effect once."""

from __future__ import annotations

from csv import DictReader
from importlib.resources import files
from typing import Final, final

from chancecube.young_jedi.facts import Card, Erratum
from chancecube.young_jedi.kinds import (
    BATTLE,
    CHARACTER,
    COLOURS,
    DRAWN_POWER,
    KINDS,
    LOCATION,
    SIDES,
    UNIQUENESS,
    WEAPON,
)
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES, SITES_PER_PLANET
from chancecube.young_jedi.sets import dm, jc
from chancecube.young_jedi.traits import plain
from chancecube.young_jedi.vocabulary import BattleText, Box

SET_NAMES: Final = {"DM": "The Menace of Darth Maul", "JC": "The Jedi Council"}


class BadFacts(Exception):
    """A set file that does not say what a card file must say: our own mistake, found when loading."""


@final
class Library:
    """All cards of all sets; a card's place in `cards` is the face positions speak of."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.by_code: dict[str, Card] = {card.code: card for card in cards}

    def find(self, code: str) -> Card | None:
        """The card of a code, however it is written: DM-1, dm1, DM 001."""
        known = self.by_code.get(code)
        return known if known is not None else self.by_code.get(tidy_code(code))


def tidy_code(code: str) -> str:
    letters = code.strip().upper().replace(" ", "").replace("-", "").replace(".", "")
    split = 0
    while split < len(letters) and letters[split].isalpha():
        split += 1
    number = letters[split:].lstrip("0")
    return f"{letters[:split]}-{number}"


def number(words: str) -> int:
    return int(words) if words else 0


def place_in(names: list[str], word: str, what: str, code: str) -> int:
    if word not in names:
        raise BadFacts(f"{code}: {what} {word!r} is none of {', '.join(names)}")
    return names.index(word)


def read_card(row: dict[str, str], set_code: str, index: int) -> Card:
    card = Card(index, set_code, row["number"])
    code = card.code
    card.side = place_in(SIDES, row["side"], "side", code)
    card.kind = place_in(KINDS, row["type"], "type", code)
    card.title = row["title"]
    card.subtitle = row["subtitle"]
    card.rarity = row["rarity"]
    card.uniqueness = place_in(UNIQUENESS, row["uniqueness"], "uniqueness", code)
    card.counters = number(row["counters"])
    card.power = DRAWN_POWER if row["power"] == "?" else number(row["power"])
    card.damage = number(row["damage"])
    card.destiny = number(row["destiny"])
    card.colour = place_in(COLOURS, row["colour"], "colour", code)
    card.ship = row["ship"]
    card.pips = number(row["pips"])
    card.cubes = number(row["cubes"])
    card.planet = place_in(PLANETS, row["planet"], "planet", code) if row["planet"] else NOWHERE
    card.site = place_in(SITES, row["site"], "site", code) if row["site"] else NOWHERE
    if card.kind == CHARACTER:
        bonus = [int(word) for word in row["bonus"].split()]
        if len(bonus) != SITES_PER_PLANET or card.planet == NOWHERE:
            raise BadFacts(f"{code}: a character has a planet and three site bonuses")
        for site in range(SITES_PER_PLANET):
            card.bonus[card.planet * SITES_PER_PLANET + site] = bonus[site]
    if card.kind == LOCATION and (card.site == NOWHERE or card.site // SITES_PER_PLANET != card.planet):
        raise BadFacts(f"{code}: a location has a site of its planet")
    if not 0 <= card.destiny <= 6:
        raise BadFacts(f"{code}: destiny {card.destiny} is not on the cube")
    return card


def read_rows(name: str) -> list[dict[str, str]]:
    lines = files("chancecube.young_jedi").joinpath("data", name).read_text(encoding="utf-8").splitlines()
    return list(DictReader(lines))


def join_effects(cards: dict[str, Card], weapons: dict[str, list[Box]], texts: dict[str, BattleText]) -> None:
    for code, boxes in weapons.items():
        cards[code].boxes = boxes
    for code, text in texts.items():
        cards[code].text = text


def apply_errata(cards: dict[str, Card]) -> None:
    """The printed value stays in the erratum; the effective one is what the engine reads."""
    for row in read_rows("errata.csv"):
        card = cards[row["card"]]
        card.errata.append(Erratum(row["field"], row["printed"], row["effective"], row["rule"]))
        if row["field"] == "counters":
            card.counters = int(row["effective"])


def name_titles(cards: list[Card]) -> None:
    titles: dict[str, int] = {}
    for card in cards:
        card.name = titles.setdefault(plain(card.title), len(titles))


def best_box(boxes: list[Box], face: int) -> int:
    """The box this card may use, the best if several fit; an `other` box never fits one another box names."""
    named = False
    best = -1
    for index in range(len(boxes)):
        box = boxes[index]
        if not box.other and box.who.meant(face):
            named = True
            if best < 0 or box.worth() > boxes[best].worth():
                best = index
    if named:
        return best
    for index in range(len(boxes)):
        if boxes[index].other and boxes[index].who.meant(face):
            return index
    return -1


def bind_effects(cards: list[Card]) -> None:
    """Works out once, for every text, which faces it means."""
    for card in cards:
        if card.kind == WEAPON:
            if not card.boxes:
                raise BadFacts(f"{card.code}: a weapon without a box nobody can use")
            for box in card.boxes:
                box.who.bind(cards)
            card.box_for = [best_box(card.boxes, face) for face in range(len(cards))]
        elif card.kind == BATTLE:
            text = card.text
            if text is None:
                raise BadFacts(f"{card.code}: a battle card without an effect")
            text.bind(cards)


def load() -> Library:
    cards: list[Card] = []
    for set_code in SET_NAMES:
        for row in read_rows(f"{set_code}.csv"):
            cards.append(read_card(row, set_code, len(cards)))
    by_code = {card.code: card for card in cards}
    if len(by_code) != len(cards):
        raise BadFacts("two cards share a code")
    join_effects(by_code, dm.WEAPONS, dm.BATTLE_CARDS)
    join_effects(by_code, jc.WEAPONS, jc.BATTLE_CARDS)
    apply_errata(by_code)
    name_titles(cards)
    bind_effects(cards)
    return Library(cards)


_LOADED: list[Library] = []


def library() -> Library:
    """The library, loaded when it is first asked for."""
    if not _LOADED:
        _LOADED.append(load())
    return _LOADED[0]
