"""Fetching: which effect is worth having at this planet."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.hand import company
from chancecube.bots.young_jedi.scene import Piece, Scene, characters, effects
from chancecube.bots.young_jedi.stock import Stock
from chancecube.bots.young_jedi.worth import card_worth, target_worth
from chancecube.kernel.decision import DONE
from chancecube.young_jedi.effects import COUNTERS_PER_TURN
from chancecube.young_jedi.even_up import HAND_SIZE
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.vocabulary import (
    CardText,
    Damage,
    FromDeck,
    Power,
    TurnOf,
    Using,
)

TO_COME: Final = 2.0  # own characters expected here beside those in sight
IN_HAND: Final = 0.6  # how far a character still in hand counts
BEATEN: Final = 0.4  # how likely a character is beaten here
HALF_THE_TIME: Final = 0.5  # a bonus that counts in one player's turns
SELDOM: Final = 0.3  # a bonus that needs a weapon in use
COUNTER_WORTH: Final = 1.0  # points of each further counter of a turn
TURNS: Final = 2.5  # for which an effect is expected to stay
CARD_A_TURN: Final = 1.5  # points of one more card to choose from
DEED_WORTH: Final = 1.2  # points of something to do each turn
FETCHED_WORTH: Final = 3.0  # points of a card brought from the draw deck
LEAST_WORTH: Final = 1.5  # points of an effect that is taken out of the draw deck
DISARMED_WORTH: Final = 1.5  # points of an opposing character that may use no weapon


def choose_effect(scene: Scene, stock: Stock) -> int:
    """Out of the draw deck."""
    best = DONE
    most = LEAST_WORTH
    for piece in effects(scene.offered):
        worth = effect_worth(scene, piece.facts, stock)
        if worth > most:
            best, most = piece.id, worth
    return best


def effect_worth(scene: Scene, effect: Card, stock: Stock) -> float:
    """What an effect is worth to the own side for as long as this planet is fought for."""
    text = effect.says
    if text is None:
        return 0.0
    worth = hand_worth(scene, text) + DEED_WORTH * len(text.actions)
    worth += sum([power_worth(scene, effect, word, stock) for word in text.powers])
    worth += sum([damage_worth(scene, word) for word in text.damages])
    worth += FETCHED_WORTH * trigger_chance(scene, text, stock)
    if text.sacrifice is not None:
        targets = [piece for piece in scene.here(scene.theirs) if text.sacrifice.who.meant(piece.facts.index)]
        worth += max([target_worth(scene, piece) for piece in targets], default=1.0)
    if text.bans is not None:
        banned = [piece for piece in foes_in_sight(scene) if text.bans.who.meant(piece.facts.index)]
        worth += DISARMED_WORTH * len(banned)
    return worth


def foes_in_sight(scene: Scene) -> list[Piece]:
    return characters(scene.here(scene.theirs))


def power_worth(scene: Scene, effect: Card, word: Power, stock: Stock) -> float:
    """Its dots for each of those meant, here, in hand and to come."""
    who = word.who
    if who is None:
        return 0.0
    here = {piece.id for piece in scene.committed()}
    meant = [piece for piece in company(scene) if who.meant(piece.facts.index)]
    count = sum([1.0 if piece.id in here else IN_HAND for piece in meant])
    count += TO_COME * stock.share(scene, who.meant)
    if isinstance(word.when, TurnOf):
        count *= HALF_THE_TIME
    elif isinstance(word.when, Using):
        count *= SELDOM
    return effect.pips * count


def damage_worth(scene: Scene, word: Damage) -> float:
    who = word.who
    if who is None:
        return 0.0
    concerned = foes_in_sight(scene) if word.theirs else company(scene)
    count = sum([who.meant(piece.facts.index) for piece in concerned])
    cost = card_worth(scene.theirs if word.theirs else scene.mine)
    return BEATEN * count * cost * (word.amount if word.theirs else -word.amount)


def hand_worth(scene: Scene, text: CardText) -> float:
    """More counters, more cards to choose from, cards that cost nothing."""
    worth = 0.0
    if text.counters is not None:
        worth += TURNS * COUNTER_WORTH * (text.counters.limit - COUNTERS_PER_TURN)
        if text.counters.discard:
            worth -= TURNS * COUNTER_WORTH
    if text.hand_size is not None:
        worth += CARD_A_TURN * (text.hand_size.cards - HAND_SIZE)
    if text.free is not None:
        spared = [piece.facts.counters for piece in scene.mine.hand if text.free.who.meant(piece.facts.index)]
        worth += COUNTER_WORTH * sum(spared)
    return worth


def trigger_chance(scene: Scene, text: CardText, stock: Stock) -> float:
    """How likely a card that wakes the text comes, and finds in the draw deck what it brings."""
    chance = 0.0
    for word in text.triggers:
        deed = word.deed
        if isinstance(deed, FromDeck):
            waiting = any([word.who.meant(piece.facts.index) for piece in scene.mine.hand])
            coming = 1.0 if waiting else stock.likelihood(scene, word.who.meant)
            chance = max(chance, coming * stock.likelihood(scene, deed.who.meant))
    return chance
