"""Racing: pilot and podracer onto the objective, a thrust every turn, laps of what is not needed elsewhere."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.hand import company, on_planet
from chancecube.bots.young_jedi.renewing import LEAST_DECK
from chancecube.bots.young_jedi.scene import Piece, Scene
from chancecube.bots.young_jedi.stock import Stock
from chancecube.kernel.decision import DONE, YES
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import LOCATION
from chancecube.young_jedi.race import LAP_LENGTH, is_pilot, is_podracer, match
from chancecube.young_jedi.table import REFUEL, THRUST
from chancecube.young_jedi.vocabulary import TO_OBJECTIVE

LIKELY: Final = 0.4  # how likely the draw deck must hold what is looked for
LAP_CARD_WORTH: Final = 8.0  # points of a lap card at the start of the race
NEARER: Final = 0.5  # points more for each lap card played so far
HANDLING_COST: Final = 3.0  # points of one of the two handling cards of a lap
GOOD_HANDLING: Final = 0.2  # points of each card with a pilot's handling number
EXTRA_THRUST: Final = 1.0  # points of a pilot who begins with more thrust


def choose_racing(scene: Scene, stock: Stock) -> int:
    if THRUST in scene.words:
        return THRUST
    racer = best_racer(scene, stock)
    if racer is not None:
        return racer.id
    return REFUEL if REFUEL in scene.words and scene.mine.reserve() > LEAST_DECK else DONE


def best_racer(scene: Scene, stock: Stock) -> Piece | None:
    """One that has its match, or can find it."""
    best: Piece | None = None
    most = 0.0
    for piece in scene.offered:
        hope = hope_of(scene, piece.facts, stock)
        if hope > most:
            best, most = piece, hope
    return best


def hope_of(scene: Scene, facts: Card, stock: Stock) -> float:
    """How likely a racer has its match, and how good it is."""
    track = scene.mine.track
    assert track is not None
    there = [scene.facts_of(card) for card in track.racers()]
    held = there or [piece.facts for piece in scene.mine.hand]
    chance = 1.0 if any([are_match(facts, other) for other in held]) else 0.0
    if not there and not chance:
        cards = scene.board.cards
        chance = stock.likelihood(scene, lambda face: are_match(facts, cards[face]))
        chance = chance if chance >= LIKELY else 0.0
    return chance * (1.0 + talent(facts, stock))


def are_match(one: Card, other: Card) -> bool:
    if is_pilot(one):
        return is_podracer(other) and match(one, other)
    return is_pilot(other) and match(other, one)


def talent(facts: Card, stock: Stock) -> float:
    """Of a pilot: a handling number that many cards of the deck have, and thrust to begin with."""
    if not is_pilot(facts):
        return 0.0
    handling = int(facts.number[-1])
    handy = sum([handling in card.destinies for card in stock.cards() if card.kind != LOCATION])
    arrives = facts.says is not None and any([word.to == TO_OBJECTIVE for word in facts.says.arrivals])
    return GOOD_HANDLING * handy + EXTRA_THRUST * arrives


def choose_search(scene: Scene, stock: Stock) -> int:
    """Whether to look for the match of the one on the objective: not if it is in hand, or too dear."""
    track = scene.mine.track
    assert track is not None
    there = scene.facts_of(track.racers()[0])
    if any([are_match(there, piece.facts) for piece in scene.mine.hand]):
        return DONE
    cards = scene.board.cards

    def is_wanted(face: int) -> bool:
        return are_match(there, cards[face]) and cards[face].counters <= scene.counters

    return YES if stock.likelihood(scene, is_wanted) >= LIKELY else DONE


def choose_lap_card(scene: Scene) -> int:
    """The card that is missed least; with the finish in sight no card is too good."""
    track = scene.mine.track
    assert track is not None
    run = track.laps * LAP_LENGTH + len(track.pile)
    limit = LAP_CARD_WORTH + NEARER * run
    people = company(scene)
    best = DONE
    for piece in scene.offered:
        price = on_planet(scene, piece, people)
        if len(track.pile) + 1 not in piece.facts.destinies:
            price += HANDLING_COST
        if price < limit:
            best, limit = piece.id, price
    return best


def choose_fuel(scene: Scene) -> int:
    """As much as there is: it is drawn for the next laps."""
    spare = max(0, scene.mine.reserve() - LEAST_DECK)
    return min(scene.number, spare)
