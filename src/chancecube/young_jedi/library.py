"""Loading the sets: every fact is read, checked and joined with its effect once."""

from __future__ import annotations

import re
from csv import DictReader
from importlib.resources import files
from typing import Final, final

from chancecube.young_jedi.facts import NO_FACE, Card, Erratum
from chancecube.young_jedi.kinds import (
    BATTLE,
    CHARACTER,
    COLOURS,
    DOUBLE,
    DRAWN_POWER,
    EFFECT,
    KINDS,
    LOCATION,
    NO_COLOUR,
    SIDES,
    UNIQUENESS,
    WEAPON,
)
from chancecube.young_jedi.places import NOWHERE, PLANETS, SITES, SITES_PER_PLANET
from chancecube.young_jedi.sets.all_sets import ALL_SETS
from chancecube.young_jedi.sets.effects import SetEffects
from chancecube.young_jedi.traits import (
    LIGHTSABER,
    PODRACER,
    PODRACER_PILOT,
    has_trait,
    is_duelist,
    names,
    plain,
)
from chancecube.young_jedi.vocabulary.battle_cards import use_with
from chancecube.young_jedi.vocabulary.in_play import AsBattleCard, CountsAs, MayUse
from chancecube.young_jedi.vocabulary.weapons import Box
from chancecube.young_jedi.vocabulary.who import Named

SET_NAMES: Final = {effects.code: effects.name for effects in ALL_SETS}
SETS_LONGEST_FIRST: Final = sorted(SET_NAMES, key=len, reverse=True)


class BadFacts(Exception):
    """A set file that does not say what a card file must say: our own mistake, found when loading."""


@final
class Library:
    """All cards of all sets; a card's place in `cards` is the face positions speak of.

    Behind the cards people own come the halves of double impact cards and the weapons built into others.
    """

    def __init__(self, cards: list[Card], printings: dict[str, Card]) -> None:
        self.cards = cards
        self.faces = list(range(len(cards)))  # for all games the same objects, which then stay in the caches
        self.by_code: dict[str, Card] = {card.code: card for card in cards}
        self.printings = printings  # foils and the like -> the card they are printings of

    def find(self, code: str) -> Card | None:
        """The card of a code, however it is written: DM-1, dm1, DM 001, or the code of another printing.

        An address writes RF-54+59 for RF-54/59.
        """
        card = self.by_code.get(code)
        if card is not None:
            return card
        for known in (code.replace("+", "/"), tidy_code(code)):
            card = self.by_code.get(known) or self.printings.get(known)
            if card is not None:
                return card
        return None


def tidy_code(code: str) -> str:
    """The set, a dash, and the number without leading zeros."""
    letters = re.sub(r"[\s.-]", "", code.upper()).replace("+", "/")
    for set_code in SETS_LONGEST_FIRST:
        if letters.startswith(set_code):
            return f"{set_code}-{strip_zeros(letters[len(set_code) :])}"
    return letters


def strip_zeros(number: str) -> str:
    """P01 is P1, and 007 is 7."""
    split = 0
    while split < len(number) and number[split].isalpha():
        split += 1
    return number[:split] + number[split:].lstrip("0")


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
    card.destinies = [int(word) for word in row["destiny"].split("/") if word]
    card.destiny = card.destinies[0] if card.destinies else 0
    card.colour = place_in(COLOURS, row["colour"], "colour", code) if row["colour"] else NO_COLOUR
    card.white = [place_in(COLOURS, word, "white dot", code) for word in row["white"].split()]
    card.replaces = row["of"] if set_code == "V1" else ""
    card.kinds = [card.kind]
    if card.kind == BATTLE and row["parts"]:
        card.parts = row["parts"].split(" & ")
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
    for destiny in card.destinies:
        if not 0 <= destiny <= 6:
            raise BadFacts(f"{code}: destiny {destiny} is not on the cube")
    return card


def read_rows(name: str) -> list[dict[str, str]]:
    lines = files("chancecube.young_jedi").joinpath("data", name).read_text(encoding="utf-8").splitlines()
    return list(DictReader(lines))


def join_effects(cards: dict[str, Card], effects: SetEffects) -> None:
    for code, boxes in effects.weapons.items():
        cards[code].boxes = boxes
    for code, text in effects.battle_cards.items():
        cards[code].text = text
    for code, duel in effects.duel_texts.items():
        cards[code].duel = duel
    for code, says in effects.texts.items():
        cards[code].says = says


def apply_errata(cards: dict[str, Card]) -> None:
    """The printed value stays in the erratum; the effective one is what the engine reads."""
    for row in read_rows("errata.csv"):
        card = cards[row["card"]]
        card.errata.append(Erratum(row["field"], row["printed"], row["effective"], row["rule"]))
        if row["field"] == "counters":
            card.counters = int(row["effective"])
        elif row["field"] == "pips":
            card.pips = int(row["effective"])
        elif row["field"] == "uniqueness":
            card.uniqueness = UNIQUENESS.index(row["effective"])


def name_titles(cards: list[Card]) -> None:
    titles: dict[str, int] = {}
    for card in cards:
        card.plain_title = plain(card.title)
        card.name = titles.setdefault(card.plain_title, len(titles))


def best_box(boxes: list[Box], face: int) -> int:
    """The box this card may use, the best if several fit; an `other` box never fits one another box names.

    Boxes against somebody are for the fight to look at.
    """
    named = False
    best = -1
    for index in range(len(boxes)):
        box = boxes[index]
        if not box.other and box.against is None and box.who.meant(face):
            named = True
            if best < 0 or box.worth() > boxes[best].worth():
                best = index
    if named:
        return best
    for index in range(len(boxes)):
        box = boxes[index]
        if box.other and box.against is None and box.who.meant(face):
            return index
    return -1


def further_weapons(user: Card) -> list[MayUse]:
    says = user.says
    return [] if says is None else [word for word in says.words if isinstance(word, MayUse)]


def box_by_text(weapon: Card, user: Card) -> int:
    """A weapon its own text lets a character use gives it the dots and draws of the best box."""
    if not any([word.who.meant(weapon.index) for word in further_weapons(user)]):
        return -1
    best = 0
    for index in range(1, len(weapon.boxes)):
        if weapon.boxes[index].worth() > weapon.boxes[best].worth():
            best = index
    return best


def users(weapon: Card, cards: list[Card], by_text: list[Card]) -> list[int]:
    """For every card the box it may use; nobody may arm a character whose weapon is built in."""
    found = [-1] * len(cards)
    for box in weapon.boxes:
        for face, meant in enumerate(box.who.faces):
            if meant and found[face] < 0 and cards[face].built_in == NO_FACE:
                found[face] = best_box(weapon.boxes, face)
    for user in by_text:
        if found[user.index] < 0:
            found[user.index] = box_by_text(weapon, user)
    return found


def note_traits(cards: list[Card]) -> None:
    for card in cards:
        card.duelist = card.kind == CHARACTER and is_duelist(card.title, card.subtitle)
        card.lightsaber = card.kind == WEAPON and names(card.title, LIGHTSABER)
        card.pilot = card.kind == CHARACTER and has_trait(card.title, card.subtitle, PODRACER_PILOT)
        card.podracer = card.kind == WEAPON and names(card.title, PODRACER)
        if card.pilot:
            card.handling = int(card.number[-1])
        if card.says is not None:
            for word in card.says.words:
                if isinstance(word, CountsAs):
                    card.counts_as = list(word.traits)


def match_racers(cards: list[Card]) -> None:
    """A podracer is a pilot's own if its title has the pilot's name."""
    pilots = [card for card in cards if card.pilot]
    racing = {card.name for card in cards if card.pilot or card.podracer}
    for card in cards:
        card.racing_title = card.name in racing
        if card.podracer:
            flyers = {pilot.name for pilot in pilots if card.plain_title.startswith(pilot.plain_title)}
            if len(flyers) != 1:
                raise BadFacts(f"{card.code}: a podracer has one pilot")
            card.flown_by = flyers.pop()


def note_prices(cards: list[Card]) -> None:
    """A double impact card costs what its effect half does."""
    for card in cards:
        played = cards[card.deploys_as]
        card.price = played.counters
        card.fixed_cost = played.says is None or played.says.cheaper is None


def note_pilots(cards: list[Card]) -> None:
    """A character that may be used as a battle card with a starship has the text of one besides its own."""
    for card in cards:
        if card.says is not None:
            for word in card.says.words:
                if isinstance(word, AsBattleCard):
                    card.text = use_with(word.who)


def bind_effects(cards: list[Card]) -> None:
    """Works out once, for every text, which faces it means."""
    note_traits(cards)
    match_racers(cards)
    note_pilots(cards)
    note_prices(cards)
    for card in cards:
        if card.says is not None:
            card.says.bind(cards)
        if card.text is not None:
            card.text.bind(cards)
        if card.duel is not None:
            card.duel.bind(cards)
        for box in card.boxes:
            box.bind(cards)
    by_text = [card for card in cards if further_weapons(card)]
    for card in cards:
        card.is_battle_card = BATTLE in card.kinds
        card.is_effect_card = EFFECT in card.kinds
        if card.kind != LOCATION:
            card.lap_numbers = sum({1 << destiny for destiny in card.destinies})
        card.special = card.built_in != NO_FACE or card.power == DRAWN_POWER
        if card.says is not None:
            card.acts = card.says.acts
            card.hears = len(card.says.triggers) > 0
            card.special = card.special or card.says.counts_in_fights()
        if card.kind == WEAPON:
            if not card.boxes:
                raise BadFacts(f"{card.code}: a weapon without a box nobody can use")
            card.box_for = users(card, cards, by_text)
            card.conditional = any([box.is_conditional() for box in card.boxes])
        elif card.kind == BATTLE and card.text is None:
            raise BadFacts(f"{card.code}: a battle card without an effect")


def split_doubles(cards: list[Card], rows: dict[str, str]) -> None:
    """Adds the two halves of every double impact card: each is the card it reprints, with a face of its own."""
    by_code = {card.code: card for card in cards}
    for code, parts in rows.items():
        double = by_code[code]
        for place, original in enumerate(parts.split("/")):
            half = by_code[original].twin(len(cards), f"{double.number}{HALVES[place]}", double.set_code)
            half.whole = double.index
            half.destinies = [double.destinies[place]]
            half.destiny = half.destinies[0]
            half.in_decks = False
            double.halves.append(half.index)
            cards.append(half)
            if half.kind == EFFECT:
                double.deploys_as = half.index
        double.kinds = sorted({cards[face].kind for face in double.halves})


HALVES: Final = ["a", "b"]


def build_in_weapons(cards: list[Card]) -> None:
    """Adds the weapons of Armed & Dangerous characters; each is used by its own character alone."""
    by_code = {card.code: card for card in cards}
    for row in read_rows("armed.csv"):
        owner = by_code[row["card"]]
        weapon = Card(len(cards), owner.set_code, f"{owner.number}w")
        weapon.side = owner.side
        weapon.kind = WEAPON
        weapon.kinds = [WEAPON]
        weapon.title = row["title"]
        weapon.subtitle = row["subtitle"]
        weapon.uniqueness = place_in(UNIQUENESS, row["uniqueness"], "uniqueness", owner.code)
        weapon.counters = number(row["counters"])
        weapon.boxes = [Box(Named(owner.title), number(row["pips"]), number(row["cubes"]))]
        weapon.in_decks = False
        owner.built_in = weapon.index
        cards.append(weapon)


def read_printings(by_code: dict[str, Card]) -> dict[str, Card]:
    return {row["code"]: by_code[row["of"]] for row in read_rows("printings.csv")}


def load() -> Library:
    cards: list[Card] = []
    doubles: dict[str, str] = {}
    for set_code in SET_NAMES:
        for row in read_rows(f"{set_code}.csv"):
            card = read_card(row, set_code, len(cards))
            cards.append(card)
            if card.kind == DOUBLE:
                doubles[card.code] = row["parts"]
    by_code = {card.code: card for card in cards}
    if len(by_code) != len(cards):
        raise BadFacts("two cards share a code")
    for effects in ALL_SETS:
        join_effects(by_code, effects)
    apply_errata(by_code)
    split_doubles(cards, doubles)
    build_in_weapons(cards)
    name_titles(cards)
    bind_effects(cards)
    return Library(cards, read_printings(by_code))


_LOADED: list[Library] = []


def library() -> Library:
    """The library, loaded when it is first asked for."""
    if not _LOADED:
        _LOADED.append(load())
    return _LOADED[0]
