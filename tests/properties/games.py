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
from chancecube.young_jedi.kinds import WEAPON
from chancecube.young_jedi.library import library
from chancecube.young_jedi.random_decks import random_deck
from chancecube.young_jedi.table import CONCEDE, EVACUATE, PASS, Table
from chancecube.young_jedi.vocabulary.battle_cards import Alone, BattleText, Together, TwoWeapons

FORMAT_OF_SEED = ("full", "full", "classic", "starter")
SELDOM = 16
# Words that let a chance go by.
BACKING_OUT = (DONE, NO, PASS)
STAYING = ("concede", "even-up")  # where backing out is what keeps the game going
HASTE = 6  # an eager player forgets itself once in so many times


def settings_of(seed: int) -> dict[str, str]:
    return {"format": FORMAT_OF_SEED[seed % 4], "tournament": "yes" if seed % 3 == 0 else "no"}


def decks_of(seed: int) -> list[DeckList]:
    """Decks made by chance; in every other full game the ready decks, whose cards go together."""
    chance = Chance(seed_of(seed))
    format_name = settings_of(seed)["format"]
    if seed % 4 == 1:
        return [one_of(ready_decks(side), chance) for side in (0, 1)]
    return [random_deck(library(), side, FORMATS[format_name], chance) for side in (0, 1)]


@cache
def ready_decks(side: int) -> list[DeckList]:
    return [deck for deck in GAME.ready_decks() if not GAME.deck_breaches(deck, "full", side)]


def one_of(decks: list[DeckList], chance: Chance) -> DeckList:
    return decks[chance.below(len(decks))]


def pick(position: Position, chance: Chance, eager: bool = False) -> tuple[int, int]:
    """A seat that is asked and one of its options; planets are conceded only now and then.

    An eager player seldom backs out of anything, and puts cards that go together behind one another.
    """
    decision = position.pending[chance.below(len(position.pending))]
    options = decision.options
    if eager and chance.below(HASTE):
        options = eager_options(table_of(position), decision)
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
    if not found:
        found = [card for card in left if has_user(table, card, left)]
    return found or left


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
