"""All questions beside deploying and planning, weighed at first sight."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.instinct import dueling
from chancecube.bots.young_jedi.instinct.deploying import deed_chance, is_hopeless
from chancecube.bots.young_jedi.instinct.lore import Lore
from chancecube.bots.young_jedi.instinct.muster import strength, usefulness
from chancecube.bots.young_jedi.instinct.planning import card_worth, weigh_battle, weigh_battle_cards
from chancecube.kernel.decision import DONE, NO, YES, Decision
from chancecube.young_jedi.battle import Battle
from chancecube.young_jedi.deeds import deed_of
from chancecube.young_jedi.duel_play import Exchange
from chancecube.young_jedi.kinds import CHARACTER, LOCATION, OBJECTIVE, STARSHIP
from chancecube.young_jedi.race import match
from chancecube.young_jedi.table import (
    BENEATH,
    BLUFF,
    CONCEDE,
    DRAW_CARD,
    NUMBER,
    RECYCLE,
    REFUEL,
    SEARCH,
    THRUST,
    Table,
    opponent,
)

NEW_CARD_WORTH: Final = 1.4  # what a card not yet drawn is good for, on average
LEAST_DECK: Final = 10  # cards the draw deck shall keep when the hand is renewed
SPARE: Final = 12  # cards of a draw deck with which one draws gladly
GOOD_NUMBER: Final = 5  # a destiny number the opponent shall not draw
GOOD_CARD: Final = 5.0  # and points of such a card
FIRM: Final = 12.0  # the weight of what one would nearly always do
SELDOM: Final = 0.1
STAYING: Final = 0.7  # how far the battle is expected to stay at the first site of a planet
BEYOND: Final = 0.05  # a card of the deck counts less for a site than one in hand

KINDS: Final = {
    "battle": 1,
    "battle-cards": 2,
    "even-up": 3,
    "discard": 4,
    "discard-for": 4,
    "rob": 4,
    "bury": 4,
    "concede": 5,
    "fetch-effect": 6,
    "starting-location": 7,
    "next-planet": 7,
    "search-location": 7,
    "from-deck": 8,
    "to-hand": 8,
    "use-text": 9,
    "bury-or-draw": 10,
    "peek": 11,
    "keep-apart": 12,
    "sacrifice": 12,
    "shuffle-back": 13,
    "intercept": 14,
    "intercept-ships": 15,
    "spoils-draw": 16,
    "spoils-lap": 17,
    "surrender-honour": 17,
    "show-hand": 17,
    "duel-text": 17,
    "retire": 18,
    "tie-for-cards": 19,
    "destiny-number": 20,
    "best-of-two": 21,
    "switch-with": 21,
    "switch-numbers": 22,
    "damage-for-number": 22,
    "redraw": 23,
    "group-size": 24,
    "duel": 25,
    "duel-weapon": 26,
    "duel-defender-weapon": 26,
    "duel-target": 27,
    "duel-defender": 28,
    "duel-attack": 29,
    "duel-parry": 30,
    "race": 31,
    "lap-card": 32,
    "refuel": 33,
    "bluff": 34,
}


def weigh(table: Table, lore: Lore, decision: Decision) -> list[float]:
    """How promising each option looks."""
    seat = decision.seat
    options = decision.options
    kind = KINDS.get(decision.kind, 0)
    if kind <= 8:
        return weigh_hand(table, lore, seat, kind, options)
    if kind <= 19:
        return weigh_deeds(table, lore, decision, kind)
    if kind <= 24:
        return weigh_draws(table, decision, kind)
    if kind <= 30:
        return weigh_duels(table, lore, seat, kind, options)
    return weigh_race(table, lore, decision, kind)


# --- the hand, and where to go with it ---


def weigh_hand(table: Table, lore: Lore, seat: int, kind: int, options: list[int]) -> list[float]:
    if kind == 1:
        return weigh_battle(table, lore, seat, options)
    if kind == 2:
        return weigh_battle_cards(table, lore, seat, options)
    if kind == 3:
        return weigh_renewal(table, lore, seat, options)
    if kind == 4:
        return [1.0 / (0.2 + usefulness(table, lore, seat, option)) ** 2 for option in options]
    if kind == 5:
        hopeless = is_hopeless(table, lore, seat)
        return [(1.0 if hopeless else 0.005) if option == CONCEDE else 1.0 for option in options]
    if kind == 6:
        return [0.5 if option == DONE else lore.effect[table.face[option]] for option in options]
    if kind == 7:
        return weigh_places(table, lore, seat, options)
    if kind == 8:
        return [
            SELDOM if option < 0 else 0.3 + usefulness(table, lore, seat, option) ** 2 for option in options
        ]
    return weigh_plainly(options)


def weigh_plainly(options: list[int]) -> list[float]:
    """What nobody has thought about is rather left alone."""
    return [2.0 if option in (DONE, NO) else 1.0 for option in options]


def weigh_renewal(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    spare = len(table.sides[seat].deck) > LEAST_DECK
    weights: list[float] = []
    for option in options:
        if option == DONE:
            weights.append(1.0)
        elif option == RECYCLE:
            weights.append(FIRM if is_poor(table, lore, seat) else 0.01)
        else:
            weights.append(3.0 if spare and usefulness(table, lore, seat, option) == 0.0 else 0.05)
    return weights


def is_poor(table: Table, lore: Lore, seat: int) -> bool:
    """Whether a whole new hand is worth its cards."""
    side = table.sides[seat]
    if len(side.deck) - 6 < LEAST_DECK:
        return False
    profit = NEW_CARD_WORTH - card_worth(table, seat)
    total = 0.0
    for card in side.hand:
        total += usefulness(table, lore, seat, card) - profit
    return total < 0.0


def weigh_places(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    """Places where the own cards are strong; the draw deck is searched if nothing is at hand."""
    weights: list[float] = []
    for option in options:
        if option == SEARCH:
            weights.append(1.0 if len(options) == 1 else 0.4)
        else:
            gain = liking(table, lore, seat, lore.cards[table.face[option]].site)
            weights.append(max(0.05, 1.0 + gain))
    return weights


def liking(table: Table, lore: Lore, seat: int, site: int) -> float:
    """The power a site gives the cards at hand, and to a lesser degree those to come."""
    side = table.sides[seat]
    total = 0.0
    for card in side.hand:
        total += STAYING * lore.cards[table.face[card]].bonus[site]
    for card in side.deck:
        total += BEYOND * lore.cards[table.face[card]].bonus[site]
    return total


# --- texts ---


def weigh_deeds(table: Table, lore: Lore, decision: Decision, kind: int) -> list[float]:
    seat = decision.seat
    options = decision.options
    side = table.sides[seat]
    if kind == 9:
        return yes_or_no(options, use_chance(table, seat, decision.number))
    if kind == 10:
        drawn = 2.0 if len(side.deck) > SPARE else SELDOM
        return [
            drawn if option == DRAW_CARD else 0.3 / (0.2 + usefulness(table, lore, seat, option))
            for option in options
        ]
    if kind == 11:
        return weigh_peeked(table, lore, options)
    if kind == 12:
        return [0.5 if option == DONE else 0.3 + strength(table, lore, option) for option in options]
    if kind == 13:
        return [1.0 if option == DONE or option in side.hand else 3.0 for option in options]
    if kind == 14:
        return weigh_interception(table, lore, seat, options)
    if kind == 15:
        return [1.0] * len(options)
    if kind == 16:
        return yes_or_no(options, 0.95 if len(side.deck) > SPARE else 0.1)
    if kind == 17:
        return yes_or_no(options, 0.9)
    if kind == 18:
        return yes_or_no(options, 0.2)
    return yes_or_no(options, 0.7 if is_losing(table, seat) else 0.02)


def yes_or_no(options: list[int], likely: float) -> list[float]:
    return [likely + 0.01 if option == YES else 1.01 - likely for option in options]


def use_chance(table: Table, seat: int, card: int) -> float:
    """How gladly a text is used that need not be: an objective looks for the match of the one who is there."""
    facts = table.card(card)
    if facts.kind == OBJECTIVE:
        return 0.95 if finds_match(table, seat) else 0.02
    if facts.says is None:
        return 0.5
    best = 0.0
    for word in facts.says.words:
        deed = deed_of(word)
        if deed is not None:
            best = max(best, deed_chance(table, seat, deed))
    return best


def finds_match(table: Table, seat: int) -> bool:
    side = table.sides[seat]
    track = side.track
    if track is None:
        return False
    for there in track.racers():
        facts = table.card(there)
        for card in side.deck:
            other = table.cards[table.face[card]]
            if facts.pilot and other.podracer and match(facts, other):
                return True
            if facts.podracer and other.pilot and match(other, facts):
                return True
    return False


def weigh_peeked(table: Table, lore: Lore, options: list[int]) -> list[float]:
    """A good card of the opponent's goes beneath the draw deck."""
    facts = lore.cards[table.face[options[0]]]
    good = facts.destiny >= GOOD_NUMBER or lore.power[facts.index] >= GOOD_CARD
    return [(3.0 if good else 1.0) if option == BENEATH else (1.0 if good else 3.0) for option in options]


def weigh_interception(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    mine = fleet(table, lore, seat)
    theirs = fleet(table, lore, opponent(seat))
    return yes_or_no(options, max(0.05, min(0.95, 0.5 + (mine - theirs) / 8.0)))


def fleet(table: Table, lore: Lore, seat: int) -> float:
    total = 0.0
    for card in table.sides[seat].hyperspace:
        if table.card(card).kind == STARSHIP:
            total += lore.power[table.face[card]]
    return total


def is_losing(table: Table, seat: int) -> bool:
    step = table.stack[-1]
    if isinstance(step, Battle):
        own, foe = step.fighters[seat], step.fighters[opponent(seat)]
        return own is not None and foe is not None and own.power < foe.power
    if isinstance(step, Exchange):
        return step.hits[seat] > step.hits[opponent(seat)]
    return False


# --- destiny ---


def weigh_draws(table: Table, decision: Decision, kind: int) -> list[float]:
    options = decision.options
    if kind == 20:
        return dueling.weigh_numbers(options, not isinstance(table.stack[-1], Exchange))
    if kind == 21:
        return [0.05 + number_on(table, option) ** 4 for option in options]
    if kind == 22:
        return [1.0 if option == DONE else 4.0 / (1 + number_on(table, option)) ** 2 for option in options]
    if kind == 23:
        deck = table.sides[decision.seat].deck
        return yes_or_no(options, 0.95 if decision.number < 3 and len(deck) > 3 else 0.05)
    return [float(NUMBER - option) ** 2 for option in options]


def number_on(table: Table, card: int) -> int:
    return 0 if card < 0 else max(table.card(card).destinies, default=0)


# --- duels ---


def weigh_duels(table: Table, lore: Lore, seat: int, kind: int, options: list[int]) -> list[float]:
    if kind == 25:
        return dueling.weigh_challenge(table, lore, seat, options)
    if kind == 26:
        return dueling.weigh_weapons(table, lore, options)
    if kind == 27:
        return dueling.weigh_targets(table, lore, seat, options)
    if kind == 28:
        return dueling.weigh_defenders(table, lore, seat, options)
    if kind == 29:
        return dueling.weigh_attacks(table, seat, options)
    return dueling.weigh_parries(options)


# --- the race ---


def weigh_race(table: Table, lore: Lore, decision: Decision, kind: int) -> list[float]:
    seat = decision.seat
    options = decision.options
    if kind == 31:
        return [race_weight(table, seat, option) for option in options]
    if kind == 32:
        return weigh_lap_cards(table, lore, seat, options)
    if kind == 33:
        spare = len(table.sides[seat].deck) - LEAST_DECK
        return [0.2 + (option if option <= spare else 0.0) for option in options]
    return [SELDOM if option == BLUFF or option >= 0 else 1.0 for option in options]


def race_weight(table: Table, seat: int, option: int) -> float:
    if option == THRUST:
        return FIRM
    if option == REFUEL:
        return 2.0 if len(table.sides[seat].deck) > LEAST_DECK else SELDOM
    if option == DONE:
        return 1.0
    return 3.0 if has_match(table, seat, option) else 0.02


def has_match(table: Table, seat: int, card: int) -> bool:
    """Whether a racer finds its match on the objective, in hand or in the draw deck."""
    side = table.sides[seat]
    facts = table.card(card)
    there = [] if side.track is None else side.track.racers()
    for other in there or side.hand + side.deck:
        known = table.cards[table.face[other]]
        if facts.pilot and known.podracer and match(facts, known):
            return True
        if facts.podracer and known.pilot and match(known, facts):
            return True
    return False


def weigh_lap_cards(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    """What is missed least; the card's own number before one it is handled as."""
    track = table.sides[seat].track
    number = 0 if track is None else len(track.pile) + 1
    run = 0 if track is None else track.laps * 6 + len(track.pile)
    weights: list[float] = []
    for option in options:
        if option == DONE:
            weights.append(1.0 / (1.0 + run / 4.0))
        else:
            facts = lore.cards[table.face[option]]
            missed = lore.power[facts.index] if facts.kind in (CHARACTER, LOCATION) else 1.0
            fits = 1.0 if number in facts.destinies else 0.3
            weights.append(fits * 6.0 / (1.0 + missed))
    return weights
