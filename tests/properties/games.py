"""Random games for property tests: any two legal decks, any answers, all from one number."""

from __future__ import annotations

from functools import cache

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import DONE, NO, Decision
from chancecube.kernel.position import Position
from chancecube.kernel.wire import DeckList
from chancecube.young_jedi.battle import Battle
from chancecube.young_jedi.decks import FORMATS
from chancecube.young_jedi.game import GAME, table_of
from chancecube.young_jedi.kinds import OBJECTIVE, WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.random_decks import random_deck
from chancecube.young_jedi.table import CONCEDE, EVACUATE, PASS, Table
from chancecube.young_jedi.vocabulary.battle_cards import Alone, BattleText, Together, TwoWeapons

# How somebody plays who answers by chance.
PLAIN = "plain"
EAGER = "eager"  # seldom backs out of anything, and puts cards that go together behind one another
RACING = "racing"  # backs out of everything but the race

READY = "ready"  # a full game of ready decks, whose cards go together
RACE = "race"  # a full game of two decks with objectives
KIND_OF_SEED = (
    ("full", PLAIN),
    (READY, EAGER),
    ("classic", PLAIN),
    ("starter", EAGER),
    (RACE, RACING),
    ("full", EAGER),
    (RACE, RACING),
    ("classic", EAGER),
)
SELDOM = 16
# Words that let a chance go by.
BACKING_OUT = (DONE, NO, PASS)
STAYING = ("concede", "even-up")  # where backing out is what keeps the game going
RACES = ("race", "lap-card", "use-text", "from-deck")
HASTE = 6  # an eager player forgets itself once in so many times


def kind_of(seed: int) -> str:
    return KIND_OF_SEED[seed % len(KIND_OF_SEED)][0]


def temper_of(seed: int) -> str:
    return KIND_OF_SEED[seed % len(KIND_OF_SEED)][1]


def settings_of(seed: int) -> dict[str, str]:
    kind = kind_of(seed)
    return {
        "format": "full" if kind in (READY, RACE) else kind,
        "tournament": "yes" if seed % 3 == 0 else "no",
        "honour": "yes" if seed % 5 == 0 else "no",
    }


def decks_of(seed: int) -> list[DeckList]:
    chance = Chance(seed_of(seed))
    kind = kind_of(seed)
    if kind == READY:
        return [one_of(ready_decks(side), chance) for side in (0, 1)]
    if kind == RACE:
        return [racing_deck(side, chance) for side in (0, 1)]
    return [random_deck(library(), side, FORMATS[kind], chance) for side in (0, 1)]


def racing_deck(side: int, chance: Chance) -> DeckList:
    deck = random_deck(library(), side, FORMATS["full"], chance)
    while not races(deck):
        deck = random_deck(library(), side, FORMATS["full"], chance)
    return deck


def races(deck: DeckList) -> bool:
    return any([library().by_code[code].kind == OBJECTIVE for code in deck.cards])


@cache
def ready_decks(side: int) -> list[DeckList]:
    return [deck for deck in GAME.ready_decks() if not GAME.deck_breaches(deck, "full", side)]


def one_of(decks: list[DeckList], chance: Chance) -> DeckList:
    return decks[chance.below(len(decks))]


def pick(position: Position, chance: Chance, temper: str = PLAIN) -> tuple[int, int]:
    """A seat that is asked and one of its options; planets are conceded only now and then."""
    decision = position.pending[chance.below(len(position.pending))]
    options = decision.options
    if temper == EAGER and chance.below(HASTE):
        options = eager_options(table_of(position), decision)
    elif temper == RACING and chance.below(HASTE):
        options = racing_options(table_of(position), decision)
    option = options[chance.below(len(options))]
    if option == CONCEDE and chance.below(SELDOM):
        option = options[0]
    return decision.seat, option


def eager_options(table: Table, decision: Decision) -> list[int]:
    """What somebody would choose from who is after a long and eventful game."""
    options = decision.options
    if decision.kind == "plan":
        return fitting(table, decision.seat, options)
    if decision.kind in STAYING:
        return [DONE]
    if decision.kind == "deploy":
        options = [option for option in options if option != EVACUATE - table.planet]
    return [option for option in options if option not in BACKING_OUT] or options


def racing_options(table: Table, decision: Decision) -> list[int]:
    """What somebody would choose from who thinks of nothing but the race."""
    options = decision.options
    if decision.kind == "refuel":
        return options[-1:]
    if decision.kind == "lap-card":
        return next_in_lap(table, decision) or options[:1]
    racing = decision.kind in RACES
    return [option for option in options if (option in BACKING_OUT) != racing] or options


def next_in_lap(table: Table, decision: Decision) -> list[int]:
    """The lap cards that have the next number themselves: those handled are kept for what is missing."""
    track = table.sides[decision.seat].track
    assert track is not None
    number = len(track.pile) + 1
    return [card for card in decision.options if card != DONE and number in table.card(card).destinies]


def fitting(table: Table, seat: int, left: list[int]) -> list[int]:
    """Those of the cards left that could go on with what stands last in the plan; all, if none could."""
    battle = table.stack[-1]
    assert isinstance(battle, Battle)
    plan = battle.plans[seat]
    texts = [text for card in plan[-3:] for text in texts_of(table, card)]
    found = [card for card in left for text in texts if takes(table, text, card)]
    if plan and table.card(plan[-1]).kind == WEAPON:
        users = table.card(plan[-1]).box_for
        found = [card for card in found or left if users[table.face[card]] >= 0]
    elif found:
        found += [card for card in left if is_weapon_for(table, card, found)]
    if not found:
        found = [card for card in left if has_user(table, card, left)]
    return found or left


def is_weapon_for(table: Table, card: int, users: list[int]) -> bool:
    facts = table.card(card)
    return facts.kind == WEAPON and any([facts.box_for[table.face[user]] >= 0 for user in users])


def texts_of(table: Table, card: int) -> list[BattleText]:
    """What a battle card, or either half of a double impact card, says about its use."""
    facts = table.card(card)
    texts = [table.cards[half].text for half in facts.halves] or [facts.text]
    return [text for text in texts if text is not None]


def has_user(table: Table, card: int, left: list[int]) -> bool:
    """Whether a battle card could be put before one of the others."""
    return any([takes(table, text, other) for text in texts_of(table, card) for other in left])


def takes(table: Table, text: BattleText, card: int) -> bool:
    """Whether a battle card speaks of this one in any of its usages."""
    for usage in text.usages:
        if isinstance(usage, Together):
            if any([who.meant(table.face[card]) for who in usage.places]):
                return True
        elif isinstance(usage, TwoWeapons):
            if any([who.meant(table.face[card]) for who in (usage.who, *usage.sorts)]):
                return True
        elif isinstance(usage, Alone):
            if usage.who.meant(table.face[card]):
                return True
    return False


def new_game(seed: int, keep_log: bool = False) -> Position:
    return GAME.new(decks_of(seed), settings_of(seed), Chance(seed_of(seed + 1_000_000)), keep_log)
