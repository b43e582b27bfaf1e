"""Battles: whether to fight, which battle cards to take along, and the order of the plan."""

from __future__ import annotations

from math import exp
from typing import Final, final

from chancecube.bots.young_jedi.instinct.lore import Lore
from chancecube.bots.young_jedi.instinct.muster import army_of, characters_among, reserve
from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import DONE, YES
from chancecube.kernel.position import NO_CARD, faces_of
from chancecube.young_jedi.battle import Battle, on_planet
from chancecube.young_jedi.facts import NO_FACE, Card
from chancecube.young_jedi.kinds import DRAWN_POWER, WEAPON
from chancecube.young_jedi.places import NOWHERE
from chancecube.young_jedi.plan import fights_in, refuses_cards
from chancecube.young_jedi.scene import SPACE
from chancecube.young_jedi.table import Table, opponent
from chancecube.young_jedi.vocabulary.battle_cards import Alone, BattleText

EAGERNESS: Final = 1.2  # how gladly one fights when both sides are even
BY_LEAD: Final = 0.3  # for each point one is ahead
BY_NUMBER: Final = 0.3  # for each character more
LAST_CARDS: Final = 4  # of a draw deck, with which one does not risk a fight
WHIM_STEPS: Final = 1 << 16
WHIM: Final = 7.0  # points of power by which a team may stand further in front than its strength says
STRONG_FIRST: Final = 0.3  # how far teams stand by strength
CERTAIN: Final = 0.7  # points of a gap that decide a fight without draws
BY_DRAW: Final = 2.2  # and further ones for each draw
CARD_WORTH: Final = 0.35  # points of a card of a full draw deck
LAST_CARDS_WORTH: Final = 12.0  # shared by the cards that are left
GAIN: Final = 1e-6  # what two teams must gain by changing places


# --- whether ---


def battle_lead(table: Table, lore: Lore, seat: int) -> float:
    """By how much the cards face up here are ahead of the opponent's, in the logarithm of the odds to declare."""
    mine = table.here(seat)
    theirs = table.here(opponent(seat))
    lead = army_of(table, lore, mine) - army_of(table, lore, theirs)
    number = characters_among(table, mine) - characters_among(table, theirs)
    least = min(0, reserve(table.sides[seat]) - LAST_CARDS)
    return EAGERNESS + BY_LEAD * lead + BY_NUMBER * number + least


# --- battle cards ---


def running(table: Table) -> Battle:
    battle = table.stack[-1]
    assert isinstance(battle, Battle)
    return battle


def fighting_cards(table: Table, seat: int, battle: Battle) -> list[int]:
    """What a side's plan holds beside battle cards."""
    return table.sides[seat].hyperspace if battle.arena == SPACE else on_planet(table, seat)


def usable_worth(table: Table, lore: Lore, battle: Battle, people: list[int], card: int) -> float:
    """What a battle card is worth to those who fight; nothing if nobody could use it."""
    face = table.face[card]
    site = NOWHERE if battle.arena == SPACE else table.site
    for one in people:
        if lore.backs(face, table.face[one], site):
            return lore.backing[face]
    facts = lore.cards[face]
    for index in facts.halves or [face]:
        text = lore.cards[index].text
        if text is not None and text.group > 1 and find_group(table, text, people, site):
            return lore.backing[face]
    return 0.0


def find_group(table: Table, text: BattleText, people: list[int], site: int) -> list[int]:
    """Some of these who could fight together by a battle card, the larger groups first."""
    for size in range(text.group, max(text.least, 2) - 1, -1):
        found = grow_group(table, text, people, [], size, site)
        if found:
            return found
    return []


def grow_group(
    table: Table, text: BattleText, people: list[int], begun: list[int], size: int, site: int
) -> list[int]:
    if len(begun) == size:
        facts = [table.card(card) for card in begun]
        fits = text.usage_for(facts, [], site, True) is not None and not refuses_cards(table, begun)
        return begun if fits else []
    start = 0 if not begun else people.index(begun[-1]) + 1
    for place in range(start, len(people) - (size - len(begun)) + 1):
        found = grow_group(table, text, people, [*begun, people[place]], size, site)
        if found:
            return found
    return []


def people_among(table: Table, cards: list[int], arena: int) -> list[int]:
    kind = fights_in(arena)
    return [card for card in cards if table.cards[table.face[card]].kind == kind]


def is_held(table: Table, aside: list[int], card: int) -> bool:
    """Whether an equal card is set aside already."""
    for other in aside:
        if table.face[other] == table.face[card]:
            return True
    return False


def weigh_battle_cards(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    battle = running(table)
    people = people_among(table, fighting_cards(table, seat, battle), battle.arena)
    return [
        1.0 if option == DONE else 0.02 + usable_worth(table, lore, battle, people, option)
        for option in options
    ]


# --- teams ---


@final
class Team:
    """What steps forward in one fight, in the order in which it stands in the plan."""

    def __init__(self, card: int, power: float, damage: float, draws: int) -> None:
        self.battle_card = NO_CARD
        self.weapons: list[int] = []
        self.members = [card]
        self.power = power
        self.damage = damage  # points lost with it: its cards of damage, and its power on the table
        self.draws = draws
        self.leads = False  # its battle card wants it first
        self.place = 0.0  # where it would like to stand

    def cards(self) -> list[int]:
        found = [] if self.battle_card == NO_CARD else [self.battle_card]
        return found + self.weapons + self.members


@final
class Army:
    """The teams of one side, and what nobody uses."""

    def __init__(self, teams: list[Team], idle: list[int]) -> None:
        self.teams = teams
        self.idle = idle

    def plan(self, order: list[Team]) -> list[int]:
        found: list[int] = []
        for team in order:
            found += team.cards()
        return found + self.idle


def card_worth(table: Table, seat: int) -> float:
    """What one more card of damage costs a side: the more, the fewer are left."""
    return CARD_WORTH + LAST_CARDS_WORTH / (reserve(table.sides[seat]) + 1)


def new_team(table: Table, lore: Lore, card: int, site: int, price: float) -> Team:
    face = table.face[card]
    facts = lore.cards[face]
    power = lore.power[face]
    if site != NOWHERE:
        power += facts.bonus[site]
    draws = 1 if facts.power == DRAWN_POWER else 0
    if facts.built_in != NO_FACE:
        draws += lore.cards[facts.built_in].boxes[0].cubes
    return Team(card, power, power + facts.damage * price, draws)


def muster(table: Table, lore: Lore, seat: int, cards: list[int], battle: Battle, chance: Chance) -> Army:
    """Weapons go to those who make most of them, battle cards to any who can use them."""
    arena = battle.arena
    site = NOWHERE if arena == SPACE else table.site
    kind = fights_in(arena)
    price = card_worth(table, seat)
    teams: list[Team] = []
    weapons: list[int] = []
    others: list[int] = []
    for card in cards:
        facts = table.cards[table.face[card]]
        if facts.kind == kind:
            teams.append(new_team(table, lore, card, site, price))
        elif facts.kind == WEAPON:
            weapons.append(card)
        else:
            others.append(card)
    found = Army(teams, [])
    if weapons or others:
        start_at_random(teams, chance)
        for card in weapons:
            arm(table, lore, found, card)
        for card in others:
            back(table, lore, found, card, site)
    return found


def start_at_random(teams: list[Team], chance: Chance) -> None:
    """Who comes first is offered weapons and battle cards first."""
    if len(teams) > 1:
        chance.shuffle(teams)


def arm(table: Table, lore: Lore, found: Army, weapon: int) -> None:
    facts = table.card(weapon)
    best: Team | None = None
    most = -1.0
    for team in found.teams:
        box = facts.box_for[table.face[team.members[0]]]
        if box >= 0 and not team.weapons and lore.boxes[facts.index][box] > most:
            best, most = team, lore.boxes[facts.index][box]
    if best is None:
        found.idle.append(weapon)
        return
    best.weapons.append(weapon)
    best.power += most
    best.draws += facts.boxes[facts.box_for[table.face[best.members[0]]]].cubes


def back(table: Table, lore: Lore, found: Army, card: int, site: int) -> None:
    """Gives a battle card to the first who can use it, alone or together."""
    facts = table.card(card)
    for index in facts.halves or [facts.index]:
        half = lore.cards[index]
        text = half.text
        if text is None:
            continue
        if text.group > 1 and join(table, found, card, half, text, site):
            return
        if text.least <= 1:
            for team in found.teams:
                if team.battle_card == NO_CARD and len(team.members) == 1:
                    if back_alone(table, lore, team, card, half, text, site):
                        return
    found.idle.append(card)


def back_alone(
    table: Table, lore: Lore, team: Team, card: int, half: Card, text: BattleText, site: int
) -> bool:
    user = table.card(team.members[0])
    weapons = faces_of(table.face, team.weapons)
    if user.built_in != NO_FACE:
        weapons.append(user.built_in)
    usage = text.usage_for([user], weapons, site, True)
    if usage is None or refuses_cards(table, team.members):
        return False
    team.battle_card = card
    team.power += half.pips + half.cubes * lore.destiny
    team.draws += half.cubes
    team.leads = isinstance(usage, Alone) and usage.first
    return True


def join(table: Table, found: Army, card: int, half: Card, text: BattleText, site: int) -> bool:
    """Makes one team of those who may fight together: the first keeps its weapon, the others' stay idle."""
    free = [team for team in found.teams if team.battle_card == NO_CARD and len(team.members) == 1]
    people = [team.members[0] for team in free]
    group = find_group(table, text, people, site)
    if not group:
        return False
    joined = [team for team in free if team.members[0] in group]
    first = joined[0]
    first.battle_card = card
    first.power += half.pips
    for team in joined[1:]:
        first.members += team.members
        first.power += team.power
        first.damage += team.damage
        first.draws += team.draws
        found.idle += team.weapons
        found.teams.remove(team)
    return True


# --- the order ---


def make_plan(
    table: Table, lore: Lore, seat: int, cards: list[int], battle: Battle, chance: Chance
) -> list[int]:
    """A good answer to an order in which the opponent might stand, the strong rather in front."""
    foe = opponent(seat)
    mine = muster(table, lore, seat, cards, battle, chance)
    theirs = muster(table, lore, foe, fighting_cards(table, foe, battle), battle, chance)
    spare = card_worth(table, foe) if seat == battle.attacker else 0.0
    return mine.plan(best_order(mine.teams, likely_order(theirs.teams, chance), spare))


def likely_order(teams: list[Team], chance: Chance) -> list[Team]:
    for team in teams:
        team.place = STRONG_FIRST * team.power + WHIM * chance.below(WHIM_STEPS) / WHIM_STEPS
    return by_place(teams)


def by_place(teams: list[Team]) -> list[Team]:
    """Insertion is quickest for so few."""
    order: list[Team] = []
    for team in teams:
        at = len(order)
        while at > 0 and order[at - 1].place < team.place:
            at -= 1
        order.insert(at, team)
    return order


def win_odds(mine: Team, theirs: Team) -> float:
    """How likely a team wins: surely with a clear gap, less so the more is drawn."""
    reach = CERTAIN + BY_DRAW * (mine.draws + theirs.draws)
    gap = mine.power - theirs.power
    return max(0.0, min(1.0, 0.5 + 0.5 * gap / reach))


def fight_value(mine: Team, theirs: Team) -> float:
    win = win_odds(mine, theirs)
    return win * theirs.damage - (1.0 - win) * mine.damage


def best_order(teams: list[Team], foes: list[Team], spare: float) -> list[Team]:
    """The best answer to an order of the opponent's: two change places as long as that gains something."""
    count = len(teams)
    value: list[list[float]] = []
    for team in teams:
        row = [fight_value(team, foes[place]) for place in range(min(count, len(foes)))]
        row += [spare * len(team.members)] * (count - len(row))
        value.append(row)
    order = list(range(count))
    first = 0
    for place in range(count):
        if teams[place].leads:
            order.remove(place)
            order.insert(0, place)
            first = 1
            break
    better = True
    while better:
        better = False
        for here in range(first, count):
            for there in range(here + 1, count):
                one, other = order[here], order[there]
                gain = value[one][there] + value[other][here] - value[one][here] - value[other][there]
                if gain > GAIN:
                    order[here], order[there] = other, one
                    better = True
    return [teams[place] for place in order]


def several_plans(
    table: Table, lore: Lore, seat: int, cards: list[int], battle: Battle, chance: Chance, most: int
) -> list[list[int]]:
    """Good answers to different orders of the opponent's, and a few orders that cannot be foretold."""
    foe = opponent(seat)
    mine = muster(table, lore, seat, cards, battle, chance)
    others = fighting_cards(table, foe, battle) + table.sides[foe].aside
    theirs = muster(table, lore, foe, others, battle, chance)
    spare = card_worth(table, foe) if seat == battle.attacker else 0.0
    for team in theirs.teams:
        team.place = team.power
    strong = by_place(theirs.teams)
    plans: list[list[int]] = []
    keep(plans, mine.plan(best_order(mine.teams, strong, spare)))
    orders = 0
    while len(plans) < most and orders < 3 * most:
        orders += 1
        if orders % 3 == 0:
            mine = muster(table, lore, seat, cards, battle, chance)
        keep(plans, mine.plan(best_order(mine.teams, likely_order(theirs.teams, chance), spare)))
        if len(plans) < most and orders % 2 == 0:
            keep(plans, make_plan(table, lore, seat, cards, battle, chance))
    return plans


def keep(plans: list[list[int]], plan: list[int]) -> None:
    if plan not in plans:
        plans.append(plan)


def battle_card_runs(table: Table, lore: Lore, seat: int, options: list[int], most: int) -> list[list[int]]:
    """None, the best one, the best two, and single others; each run ends with being done."""
    battle = running(table)
    people = people_among(table, fighting_cards(table, seat, battle), battle.arena)
    aside = table.sides[seat].aside
    ranked: list[int] = []
    worths: list[float] = []
    for option in options:
        if option < 0 or is_held(table, ranked, option):
            continue
        worth = usable_worth(table, lore, battle, people, option)
        if worth <= 0.0 or is_held(table, aside, option):
            continue
        at = len(ranked)
        while at > 0 and worths[at - 1] < worth:
            at -= 1
        ranked.insert(at, option)
        worths.insert(at, worth)
    runs: list[list[int]] = []
    if ranked and len(aside) < len(people):
        runs.append([ranked[0], DONE])
    runs.append([DONE])
    if len(ranked) > 1 and len(aside) + 1 < len(people):
        runs.append([ranked[0], ranked[1], DONE])
    for option in ranked[1:]:
        runs.append([option, DONE])
    return runs[:most]


def weigh_battle(table: Table, lore: Lore, seat: int, options: list[int]) -> list[float]:
    likely = 1.0 / (1.0 + exp(-max(-3.0, min(3.0, battle_lead(table, lore, seat)))))
    return [likely if option == YES else 1.0 - likely for option in options]
