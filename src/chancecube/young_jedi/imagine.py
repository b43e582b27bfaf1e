"""Imagining: a table that could be the true one, for all that one seat knows of it.

Whatever the seat cannot know is dealt anew out of what it expects, in an order that depends on nothing hidden.
"""

from __future__ import annotations

from typing import Final, final

from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import COUNT
from chancecube.kernel.position import faces_of, lay_faces
from chancecube.young_jedi.battle import HALVES, PLANS, Battle, on_planet
from chancecube.young_jedi.deploy import cost, deploys_hidden
from chancecube.young_jedi.draws import DestinyDraw
from chancecube.young_jedi.effects import COUNTERS_PER_TURN, FetchEffects, effect_half
from chancecube.young_jedi.evacuation import hidden_aboard, running_evacuation
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.glance import revealed, running_battle
from chancecube.young_jedi.kinds import CHARACTER, DARK, EFFECT, LIGHT, OBJECTIVE, WEAPON
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.plan import fights_in
from chancecube.young_jedi.scene import SPACE
from chancecube.young_jedi.table import Side, Table
from chancecube.young_jedi.unique import forbidden_copy

ANY_NUMBER: Final = -1
NOT_FOUND: Final = -1
NO_WEAPONS: Final[list[int]] = []

# Questions whose options tell of cards the others do not see: with other cards they are asked anew.
ABOUT_HIDDEN: Final = {
    "battle-cards",
    "bluff",
    "bury",
    "bury-or-draw",
    "deploy",
    "discard",
    "discard-for",
    "duel-attack",
    "duel-parry",
    "even-up",
    "fetch-effect",
    "from-deck",
    "intercept-ships",
    "lap-card",
    "next-planet",
    "peek",
    "race",
    "rob",
    "search-location",
    "shuffle-back",
    "starting-location",
    "to-hand",
}


def imagine(table: Table, seat: int, guesses: list[list[int]], chance: Chance) -> Table:
    """A twin in which the own draw deck lies in any order, and the opponent holds any cards of the deck guessed."""
    twin = table.copy()
    twin.chance = chance
    battle = running_battle(twin)
    for owner in (LIGHT, DARK):
        if owner == seat:
            deal_own(twin, owner, known_in_deck(twin, seat, owner))
        else:
            Dealer(twin, seat, owner, battle, guesses[owner]).deal()
    for owner in (LIGHT, DARK):
        if owner != seat:
            ask_anew(twin, owner, battle)
    if not twin.pending:
        twin.go_on()
    return twin


# --- what is known ---


def shown(table: Table, seat: int, owner: int) -> list[int]:
    """The faces, as they stand in deck lists, of all cards of a player that a seat sees or has seen put there."""
    side = table.sides[owner]
    found: list[int] = []
    face = table.face
    cards = table.cards
    for pile in open_piles(table, side, owner):
        for card in pile:
            found.append(face[card])
    if owner == seat:
        for pile in (side.hand, side.aside, side.dueling, *side.down):
            found += faces_of(face, pile)
    else:
        battle = running_battle(table)
        if battle is not None:
            found += [face[card] for card in revealed(battle, owner) if card in side.aside]
        found += faces_of(face, known_in_hand(table, owner))
    found += faces_of(face, known_in_deck(table, seat, owner))
    for pile in table.locations:
        for card in pile:
            if cards[face[card]].side == owner:
                found.append(face[card])
    return [index if cards[index].whole < 0 else cards[index].whole for index in found]


def open_piles(table: Table, side: Side, owner: int) -> list[list[int]]:
    """Where everything lies face up, or was laid face up: nobody may look through a discard pile, all may remember."""
    piles = [side.discard, side.hyperspace, side.effect, side.dueled, side.up[0], side.up[1], side.up[2]]
    track = side.track
    if track is not None:
        piles.append([track.objective])
        piles.append(track.racers())
        piles.append(track.pile)
    return piles


def known_in_deck(table: Table, seat: int, owner: int) -> list[int]:
    """The cards of a draw deck that the question to this seat shows: those looked for, or the top one."""
    decision = table.decision_of(seat)
    if decision is None or decision.gesture == COUNT or decision.options[0] not in table.sides[owner].deck:
        return []
    return [option for option in decision.options if option >= 0]


def known_in_hand(table: Table, owner: int) -> list[int]:
    """The destiny cards of the present fight: everyone has seen them, and they lie in hand as they were drawn."""
    found: list[int] = []
    for step in table.stack:
        if isinstance(step, Battle):
            fighter = step.fighters[owner]
            if fighter is not None:
                found += fighter.drawn
        elif isinstance(step, DestinyDraw) and step.draw.seat == owner:
            found += step.cards
    if not found:
        return found
    hand = table.sides[owner].hand
    return [card for card in found if card in hand]


def shown_for_use(table: Table, owner: int, battle: Battle | None) -> list[int]:
    """The battle card a player has laid open to say as what, or with how many, it is used."""
    if battle is None or battle.stage != HALVES:
        return []
    decision = table.decision_of(owner)
    return [] if decision is None else [decision.number]


# --- the own cards ---


def deal_own(table: Table, seat: int, known: list[int]) -> None:
    """The draw deck in any order; of cards looked at the ids are known, but not where they lie."""
    side = table.sides[seat]
    rest = side.deck
    if known:
        rest = sorted([card for card in rest if card not in known])
        side.deck = mixed(side.deck, table.chance)
        step = table.stack[-1]
        if isinstance(step, FetchEffects):
            step.order = mixed(step.order, table.chance)
    faces = faces_of(table.face, rest)
    faces.sort()
    table.chance.shuffle(faces)
    lay_faces(table.face, rest, faces)


def mixed(cards: list[int], chance: Chance) -> list[int]:
    order = sorted(cards)
    chance.shuffle(order)
    return order


# --- an opponent's cards ---


@final
class Dealer:
    """Deals what is left of a guessed deck to the places a seat cannot look into, the narrowest first."""

    def __init__(self, table: Table, seat: int, owner: int, battle: Battle | None, guess: list[int]) -> None:
        self.table = table
        self.side = table.sides[owner]
        self.owner = owner
        self.battle = battle
        self.open_use = shown_for_use(table, owner, battle)
        self.known = known_in_hand(table, owner) + known_in_deck(table, seat, owner)
        self.guess = guess
        self.pool = left_of(table, guess, shown(table, seat, owner), self.open_use)
        table.chance.shuffle(self.pool)

    def deal(self) -> None:
        if self.side.aside:
            self.deal_aside()
        down = self.side.down
        if down[0] or down[1] or down[2]:
            self.deal_down()
        if deploys_hidden(self.table, self.owner):
            self.reckon_counters()
        self.deal_rest()

    def deal_aside(self) -> None:
        """Battle cards, all but those that lie open."""
        table = self.table
        spent = [] if self.battle is None else revealed(self.battle, self.owner)
        for card in self.side.aside:
            if card not in spent and card not in self.open_use:
                table.face[card] = self.take_battle_card()

    def take_battle_card(self) -> int:
        """Rather one that somebody in the battle can use: the others are seldom set aside."""
        cards = self.table.cards
        pool = self.pool
        any_place = NOT_FOUND
        for place in range(len(pool) - 1, -1, -1):
            facts = cards[pool[place]]
            if facts.is_battle_card:
                if self.is_usable(facts):
                    return take_out(pool, place)
                any_place = place
        if any_place != NOT_FOUND:
            return take_out(pool, any_place)
        fitting = [face for face in self.guess if cards[face].is_battle_card]
        if not fitting:
            fitting = [card.index for card in cards if card.is_battle_card and self.may_be_owned(card)]
        return fitting[self.table.chance.below(len(fitting))]

    def is_usable(self, facts: Card) -> bool:
        """By one of those who fight, or by several if there are as many."""
        table = self.table
        in_space = self.battle is not None and self.battle.arena == SPACE
        people = self.side.hyperspace if in_space else table.here(self.owner)
        site = NOWHERE if in_space else table.site
        for index in facts.halves or [facts.index]:
            text = table.cards[index].text
            if text is None:
                continue
            if 1 < text.least <= len(people):
                return True
            for card in people:
                if text.usage_for([table.card(card)], NO_WEAPONS, site, True) is not None:
                    return True
        return False

    def may_be_owned(self, card: Card) -> bool:
        return card.in_decks and card.side == self.owner

    # --- face down on planets ---

    def deal_down(self) -> None:
        """The piles are emptied first: what lies in them must not count for what may."""
        table = self.table
        side = self.side
        evacuation = running_evacuation(table)
        piles = side.down
        here = table.planet
        effects = [ANY_NUMBER, ANY_NUMBER, ANY_NUMBER]
        if evacuation is not None and evacuation.seat == self.owner:
            planet = evacuation.planet
            effects[planet] = len(piles[planet]) - len(hidden_aboard(table, self.owner, planet))
        side.down = [[], [], []]
        for planet in range(len(PLANETS)):
            if piles[planet]:
                table.planet = planet
                self.deal_pile(piles[planet], planet, effects[planet])
        table.planet = here

    def deal_pile(self, pile: list[int], planet: int, effects: int) -> None:
        """What six counters pay for; at most one effect, or as many as everybody sees stay behind."""
        table = self.table
        budget = COUNTERS_PER_TURN
        spare = 0 if self.side.effect else 1
        if effects != ANY_NUMBER:
            spare = effects
        for left in range(len(pile) - 1, -1, -1):
            must = effects > 0
            face = self.take_deployable(budget - left, must, spare > 0)
            facts = effect_half(table, table.cards[face])
            if facts.kind == EFFECT:
                spare -= 1
                effects -= 1
            budget -= facts.counters
            card = pile[len(pile) - 1 - left]
            table.face[card] = facts.index
            self.side.down[planet].append(card)

    def take_deployable(self, budget: int, must: bool, may: bool) -> int:
        """A card that could have been deployed here: an effect if it must be one, and none if it may not."""
        place = self.find_deployable(self.pool, budget, must, may)
        if place == NOT_FOUND:
            place = self.find_deployable(self.pool, COUNTERS_PER_TURN, must, may)
        if place != NOT_FOUND:
            return take_out(self.pool, place)
        place = self.find_deployable(self.guess, budget, must, may)
        if place != NOT_FOUND:
            return self.guess[place]
        every = [card.index for card in self.table.cards if self.may_be_owned(card)]
        self.table.chance.shuffle(every)
        return every[self.find_deployable(every, COUNTERS_PER_TURN, must, may)]

    def find_deployable(self, faces: list[int], budget: int, must: bool, may: bool) -> int:
        table = self.table
        for place in range(len(faces) - 1, -1, -1):
            facts = table.cards[faces[place]]
            if facts.kind == CHARACTER or facts.kind == WEAPON:
                if must or facts.counters > budget:
                    continue
                if facts.is_diamond() or not forbidden_copy(table, self.owner, facts):
                    return place
            elif facts.is_effect_card and may and effect_half(table, facts).counters <= budget:
                return place
        return NOT_FOUND

    def reckon_counters(self) -> None:
        """What is left to deploy is hidden as long as it would tell what lies face down."""
        table = self.table
        spent = 0
        if table.planet != NOWHERE:
            for card in self.side.down[table.planet]:
                spent += cost(table, self.owner, table.card(card))
        self.side.counters = max(COUNTERS_PER_TURN - spent, 0)

    # --- hand and draw deck ---

    def deal_rest(self) -> None:
        face = self.table.face
        known = self.known
        pool = self.pool
        side = self.side
        for pile in (side.hand, side.dueling, side.deck):
            for card in pile:
                if not known or card not in known:
                    if not pool:
                        self.refill()
                    face[card] = pool.pop()

    def refill(self) -> None:
        """More lies hidden than the guess allows: the rest is like it."""
        cards = self.table.cards
        pool = [face for face in self.guess if cards[face].kind != OBJECTIVE]
        if not pool:
            pool = [
                card.index
                for card in cards
                if self.may_be_owned(card) and card.kind not in (OBJECTIVE, EFFECT)
            ]
        self.table.chance.shuffle(pool)
        self.pool += pool


def left_of(table: Table, guess: list[int], seen: list[int], further: list[int]) -> list[int]:
    """A guessed deck without the faces that have been seen, and without objectives, which lie open from the start."""
    counts: dict[int, int] = {}
    for face in seen:
        counts[face] = counts.get(face, 0) + 1
    for card in further:
        face = table.face[card]
        counts[face] = counts.get(face, 0) + 1
    cards = table.cards
    left: list[int] = []
    for face in guess:
        count = counts.get(face, 0)
        if count:
            counts[face] = count - 1
        elif cards[face].kind != OBJECTIVE:
            left.append(face)
    return left


def take_out(pool: list[int], place: int) -> int:
    """Takes a face out of a pool whose order means nothing."""
    face = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    return face


# --- questions asked anew ---


def ask_anew(table: Table, owner: int, battle: Battle | None) -> None:
    """Plans are taken back, or dealt anew as far as they have not been fought; questions about hidden cards asked again."""
    decision = table.decision_of(owner)
    if battle is not None:
        if battle.stage == PLANS:
            drop_question(table, owner)
            take_back_plan(table, owner, battle)
            return
        if battle.stage == HALVES:
            rearrange(table, owner, battle, shown_for_use(table, owner, battle))
            battle.sizes[owner] = 0
            drop_question(table, owner)
            return
        if battle.plans[owner]:
            rearrange(table, owner, battle, [])
    if decision is not None and decision.kind in ABOUT_HIDDEN:
        drop_question(table, owner)


def drop_question(table: Table, owner: int) -> None:
    table.pending = [decision for decision in table.pending if decision.seat != owner]


def take_back_plan(table: Table, owner: int, battle: Battle) -> None:
    side = table.sides[owner]
    fleet = side.hyperspace if battle.arena == SPACE else on_planet(table, owner)
    battle.plans[owner] = []
    battle.unplanned[owner] = fleet + side.aside
    battle.ask_next_place(table, owner)


def rearrange(table: Table, owner: int, battle: Battle, front: list[int]) -> None:
    """What is left of a plan in another order that makes sense: weapons and battle cards before those who use them."""
    fights = fights_in(battle.arena)
    people: list[int] = []
    weapons: list[int] = []
    cards: list[int] = []
    for card in sorted(battle.plans[owner]):
        kind = table.card(card).kind
        if card in front:
            continue
        if kind == fights:
            people.append(card)
        elif kind == WEAPON:
            weapons.append(card)
        else:
            cards.append(card)
    table.chance.shuffle(people)
    table.chance.shuffle(weapons)
    arms: list[list[int]] = [[] for _ in people]
    idle: list[int] = []
    for weapon in weapons:
        place = first_user(table, weapon, people, arms)
        if place == NOT_FOUND:
            idle.append(weapon)
        else:
            arms[place].append(weapon)
    backed = [NOT_FOUND] * len(people)
    for card in cards:
        place = first_backed(table, card, people, arms, backed, battle)
        if place == NOT_FOUND:
            idle.append(card)
        else:
            backed[place] = card
    plan = front[:]
    for place in range(len(people)):
        if backed[place] != NOT_FOUND:
            plan.append(backed[place])
        plan += arms[place]
        plan.append(people[place])
    battle.plans[owner] = plan + idle


def first_user(table: Table, weapon: int, people: list[int], arms: list[list[int]]) -> int:
    users = table.card(weapon).box_for
    for place in range(len(people)):
        if not arms[place] and users[table.face[people[place]]] >= 0:
            return place
    return NOT_FOUND


def first_backed(
    table: Table, card: int, people: list[int], arms: list[list[int]], backed: list[int], battle: Battle
) -> int:
    """The first who could use a battle card, alone or with those behind."""
    facts = table.card(card)
    site = NOWHERE if battle.arena == SPACE else table.site
    for index in facts.halves or [facts.index]:
        text = table.cards[index].text
        if text is None:
            continue
        for place in range(len(people)):
            if backed[place] != NOT_FOUND:
                continue
            weapons = faces_of(table.face, arms[place])
            for size in range(text.least, text.group + 1):
                group = [table.card(one) for one in people[place : place + size]]
                if len(group) == size and text.usage_for(group, weapons, site, place == 0) is not None:
                    return place
    return NOT_FOUND
