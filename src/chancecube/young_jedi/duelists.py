"""Who may duel with what, what texts say about duels, and the cards a duel is fought with."""

from __future__ import annotations

from chancecube.young_jedi.battle import has_built_in
from chancecube.young_jedi.bonuses import add_texts
from chancecube.young_jedi.facts import NO_FACE
from chancecube.young_jedi.kinds import CHARACTER, DRAWN_POWER, WEAPON
from chancecube.young_jedi.places import SITE_BONUS
from chancecube.young_jedi.plan import box_against, pips_against, usable_weapons
from chancecube.young_jedi.scene import Scene
from chancecube.young_jedi.table import Table
from chancecube.young_jedi.vocabulary.battle_cards import DuelText
from chancecube.young_jedi.vocabulary.in_play import (
    DuelCards,
    GuessNumbers,
    IgnoresDuelText,
    NeverPasses,
    NotDefended,
    PassDraws,
    Word,
)

# --- who, and with which weapon ---


def characters_here(table: Table, seat: int) -> list[int]:
    return [card for card in table.here(seat) if table.card(card).kind == CHARACTER]


def duelists_here(table: Table, seat: int) -> list[int]:
    return [card for card in table.here(seat) if table.card(card).duelist]


def may_start(table: Table) -> bool:
    """Whether the active player has a duelist at all, and one of them is able to start."""
    cards = table.cards
    face = table.face
    for card in table.sides[table.active].up[table.planet]:
        if cards[face[card]].duelist:
            return len(able_to_start(table, table.active)) > 0
    return False


def able_to_start(table: Table, seat: int) -> list[int]:
    """The duelists that have a lightsaber there, or one built in."""
    found: list[int] = []
    for card in duelists_here(table, seat):
        if has_own_lightsaber(table, card) or lightsabers_for(table, seat, card):
            found.append(card)
    return found


def has_own_lightsaber(table: Table, character: int) -> bool:
    built_in = table.card(character).built_in
    return built_in != NO_FACE and table.cards[built_in].lightsaber


def lightsabers_for(table: Table, seat: int, character: int) -> list[int]:
    return [weapon for weapon in weapons_for(table, seat, character, []) if table.card(weapon).lightsaber]


def weapons_for(table: Table, seat: int, character: int, foes: list[int]) -> list[int]:
    """The weapon cards there that this character can use in a duel with these."""
    found: list[int] = []
    face = table.face[character]
    for card in table.here(seat):
        if table.card(card).kind == WEAPON and usable_weapons(table, [card], character):
            if box_against(table, card, face, foes, dueling=True) is not None:
                found.append(card)
    return found


# --- what their texts say about duels ---


def words_of(table: Table, card: int) -> list[Word]:
    says = table.card(card).says
    return [] if says is None else says.words


def may_be_defended(table: Table, card: int) -> bool:
    return not any([isinstance(word, NotDefended) for word in words_of(table, card)])


def may_pass(table: Table, card: int) -> bool:
    return not any([isinstance(word, NeverPasses) for word in words_of(table, card)])


def minds_dueling_text(table: Table, card: int) -> bool:
    return not any([isinstance(word, IgnoresDuelText) for word in words_of(table, card)])


def numbers_to_guess(table: Table, card: int) -> int:
    for word in words_of(table, card):
        if isinstance(word, GuessNumbers):
            return word.numbers
    return 0


def cards_for_passing(table: Table, card: int) -> int:
    for word in words_of(table, card):
        if isinstance(word, PassDraws):
            return word.cards
    return 0


def further_cards(table: Table, seat: int, card: int) -> int:
    """What a text adds to the dueling hand beside the power."""
    further = 0
    for word in words_of(table, card):
        if isinstance(word, DuelCards):
            for other in table.here(seat):
                if word.who.meant(table.face[other]):
                    further += 1
    return further


# --- power ---


def add_up(scene: Scene) -> None:
    """All that counts without a draw: printed power, the site, the weapon's dots, and every text."""
    fighter = scene.fighter
    foe = scene.foe
    assert fighter is not None and foe is not None
    table = scene.table
    facts = table.card(fighter.characters[0])
    if facts.power != DRAWN_POWER:
        fighter.add("power", facts.index, facts.power)
    fighter.add(SITE_BONUS[table.site], facts.index, facts.bonus[table.site])
    if facts.built_in != NO_FACE and has_built_in(fighter, 0):
        fighter.add("weapon", facts.built_in, table.cards[facts.built_in].boxes[0].pips)
    for weapon in fighter.weapons:
        box = box_against(table, weapon, facts.index, foe.characters, dueling=True)
        if box is not None:
            fighter.add("weapon", table.face[weapon], pips_against(table, box, foe.characters))
    add_texts(scene)


# --- dueling cards ---


def draw_dueling_cards(table: Table, seat: int, number: int, rule: str) -> None:
    """From the draw deck alone, and as many as there are: they still count as draw deck."""
    side = table.sides[seat]
    drawn = min(max(number, 0), len(side.deck))
    side.dueling = side.dueling + [side.deck.pop() for _ in range(drawn)]
    table.tell("duel-hand", seat, amount=drawn, rule=rule if side.deck else "yj.duel.hand-is-deck")


def shuffle_back(table: Table, seat: int) -> None:
    """All dueling cards, played or not, are draw deck again."""
    side = table.sides[seat]
    for card in side.dueled:
        table.make_whole(card)
    side.deck = side.deck + side.dueling + side.dueled
    side.dueling = []
    side.dueled = []
    table.shuffle_deck(seat, "yj.duel.cleanup")


def numbers_of(table: Table, card: int) -> list[int]:
    """The different numbers a card may be played as."""
    numbers = table.card(card).destinies
    return numbers[:1] if len(numbers) > 1 and numbers[0] == numbers[1] else numbers


def half_with(table: Table, card: int, number: int) -> int:
    """The half of a double impact card that has this number; if both do, one with a dueling text."""
    fitting = [half for half in table.card(card).halves if table.cards[half].destiny == number]
    for half in fitting:
        if table.cards[half].duel is not None:
            return half
    return fitting[0]


def text_against(table: Table, card: int, target: int) -> DuelText | None:
    """The dueling text of a card that hits this character."""
    text = table.card(card).duel
    return text if text is not None and minds_dueling_text(table, target) else None
