"""The deploy phase: the best use of the counters, a better site, what texts do, and bringing cards home."""

from __future__ import annotations

from typing import Final

from chancecube.bots.young_jedi.instinct.lore import Lore
from chancecube.bots.young_jedi.instinct.muster import army, characters_among, has_user, reserve
from chancecube.kernel.decision import DONE
from chancecube.young_jedi.deploy import cost
from chancecube.young_jedi.effects import effect_half
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.from_deck import deployable_from_deck
from chancecube.young_jedi.kinds import CHARACTER, LOCATION, STARSHIP, WEAPON
from chancecube.young_jedi.table import BLUFF, EVACUATE, Table, opponent
from chancecube.young_jedi.vocabulary.in_play import (
    Bury,
    Deed,
    DeployStep,
    DiscardToDraw,
    Draw,
    FromDeck,
    KeepApart,
    ShowHandToDraw,
)

IDLE_WEAPON: Final = 0.2  # points of a weapon nobody here could use
PLENTY: Final = 20  # cards a draw deck must have for a ship to make room for another card
SPARE: Final = 12  # and for a card more in hand
SHIP: Final = 0.1  # points of a starship, which comes last
IN_HAND: Final = 0.5  # how far a character still in hand counts for a site
SITE_GAIN: Final = 1.0  # points another site must gain
MOST_COUNTERS: Final = 24
BY_POINT: Final = 0.25  # how fast the weight of an option grows with its points
OF_THE_SET: Final = 4.0  # how much more likely what belongs to the best set is
HOPELESS_SHARE: Final = 0.25  # of the opponent's strength
CLEAR_LEAD: Final = 12.0  # points of it

SELDOM: Final = 0.02
NOW_AND_THEN: Final = 0.3
MOSTLY: Final = 8.0


# --- what a card is worth deployed now ---


def card_value(table: Table, lore: Lore, seat: int, card: int) -> float:
    face = table.face[card]
    facts = lore.cards[face]
    kind = facts.kind
    if kind == CHARACTER:
        return lore.power[face] + facts.bonus[table.site] + 0.3 * len(arrivals(facts))
    if kind == WEAPON:
        side = table.sides[seat]
        users = facts.box_for
        free = has_user(table, users, side.up[table.planet]) or has_user(
            table, users, side.down[table.planet]
        )
        if free:
            return lore.arms[face]
        return lore.arms[face] / 2 if has_user(table, users, side.hand) else IDLE_WEAPON
    if kind == STARSHIP:
        return SHIP if len(table.sides[seat].deck) > PLENTY else 0.0
    return lore.effect[face]


def arrivals(facts: Card) -> list[int]:
    """One for each text that works when the card deploys."""
    return [] if facts.says is None else [1 for _ in facts.says.arrivals]


def site_gain(table: Table, lore: Lore, seat: int, site: int) -> float:
    """What moving to another site gives the own side, less what it gives the opponent."""
    return site_worth(table, lore, seat, site) - site_worth(table, lore, seat, table.site)


def site_worth(table: Table, lore: Lore, seat: int, site: int) -> float:
    side = table.sides[seat]
    face = table.face
    cards = lore.cards
    total = 0.0
    for card in side.hand:
        total += IN_HAND * cards[face[card]].bonus[site]
    for card in side.up[table.planet]:
        total += cards[face[card]].bonus[site]
    for card in side.down[table.planet]:
        total += cards[face[card]].bonus[site]
    for card in table.sides[opponent(seat)].up[table.planet]:
        total -= cards[face[card]].bonus[site]
    return total


def is_last_spare(table: Table, seat: int) -> bool:
    """Whether evening up after one card more would take the last card of the draw deck."""
    side = table.sides[seat]
    return reserve(side) <= 6 - len(side.hand) + 1


# --- the best set ---


def best_set(
    table: Table, lore: Lore, seat: int, options: list[int], values: list[float], counters: int
) -> int:
    """A mask of the places of those options whose values are most together, for the counters there are."""
    most = min(counters, MOST_COUNTERS)
    total = [0.0] * (most + 1)
    chosen = [0] * (most + 1)
    hand = table.sides[seat].hand
    for place in range(len(options)):
        value = values[place]
        if value <= 0.0 or options[place] < 0 or options[place] not in hand:
            continue
        facts = lore.cards[table.face[options[place]]]
        if facts.kind in (LOCATION, STARSHIP):
            continue
        price = facts.counters if facts.kind <= WEAPON else effect_half(table, facts).counters
        if facts.says is not None:
            price = cost(table, seat, facts)
        for left in range(most, price - 1, -1):
            if total[left - price] + value > total[left]:
                total[left] = total[left - price] + value
                chosen[left] = chosen[left - price] | 1 << place
    return chosen[most]


def deploy_values(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    """By option: what its card is worth on the planet; nothing for what is no card of the hand."""
    hand = table.sides[seat].hand
    return [
        card_value(table, lore, seat, option) if option >= 0 and option in hand else 0.0 for option in options
    ]


def weigh_deploy(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    """The same, for all options."""
    hand = table.sides[seat].hand
    values = deploy_values(table, lore, seat, options)
    mask = best_set(table, lore, seat, options, values, table.sides[seat].counters)
    last = is_last_spare(table, seat)
    weights: list[float] = []
    for place in range(len(options)):
        option = options[place]
        if option == DONE:
            weights.append(MOSTLY if last or not mask else NOW_AND_THEN)
        elif option < 0:
            weights.append(SELDOM + word_chance(table, lore, seat, option))
        elif option not in hand:
            weights.append(SELDOM + 2.0 * text_chance(table, seat, option))
        elif lore.cards[table.face[option]].kind == LOCATION:
            gain = site_gain(table, lore, seat, lore.cards[table.face[option]].site)
            weights.append(SELDOM + max(0.0, gain) * BY_POINT * 2.0)
        elif last:
            weights.append(SELDOM)
        else:
            weight = SELDOM + values[place] * BY_POINT
            weights.append(weight * OF_THE_SET if mask >> place & 1 else weight)
    return weights


# --- words and texts ---


def word_chance(table: Table, lore: Lore, seat: int, word: int) -> float:
    """Cards are brought home from where nothing is decided any more, or where all is lost."""
    if word == BLUFF:
        return 0.0
    planet = EVACUATE - word
    foe = table.sides[opponent(seat)]
    ships = table.sides[seat].hyperspace
    if len(foe.hyperspace) > len(ships):
        return 0.05
    if planet != table.planet:
        return 0.6 if characters_among(table, table.sides[seat].up[planet]) > 1 else 0.2
    return 0.7 if is_hopeless(table, lore, seat) else 0.0


def is_hopeless(table: Table, lore: Lore, seat: int) -> bool:
    """Whether the planet is lost; never the one that loses the game, nor one where own cards lie face down."""
    foe = opponent(seat)
    if table.options.starter or table.sides[foe].controlled or table.sides[seat].down[table.planet]:
        return False
    mine = army(table, lore, seat, table.planet)
    theirs = army(table, lore, foe, table.planet)
    return mine <= HOPELESS_SHARE * theirs and theirs - mine >= CLEAR_LEAD


def text_chance(table: Table, seat: int, card: int) -> float:
    """How gladly the text of a card in play is used."""
    says = table.card(card).says
    if says is None or not says.actions:
        return 0.15
    return action_chance(table, seat, card, says.actions[0])


def action_chance(table: Table, seat: int, card: int, word: DeployStep) -> float:
    if word.discard and card in table.sides[seat].up[table.planet]:
        return 0.05
    return deed_chance(table, seat, word.deed)


def deed_chance(table: Table, seat: int, deed: Deed) -> float:
    if isinstance(deed, FromDeck):
        return 0.9 if deployable_from_deck(table, seat, deed) else 0.0
    if isinstance(deed, (Draw, ShowHandToDraw)):
        return 0.9 if len(table.sides[seat].deck) > SPARE else 0.0
    if isinstance(deed, (Bury, DiscardToDraw)):
        return 0.3 if len(table.sides[seat].deck) > SPARE else 0.0
    return 0.3 if isinstance(deed, KeepApart) else 0.9
