"""What a card's numbers are with all that changes them, and where each addend comes from."""

from __future__ import annotations

from typing import Final

from chancecube.jedi_knights.kinds import NO_THEME
from chancecube.jedi_knights.scene import (
    Scene,
    holds,
    is_one,
    is_whose,
    meant,
    speaks_for,
    weapons_in_play,
)
from chancecube.jedi_knights.table import DEPLOY_PHASE, TO_SITE, Table
from chancecube.jedi_knights.vocabulary.counts import BestPower, Count, Each, EachInPile, EachPlanet
from chancecube.jedi_knights.vocabulary.standing import (
    COST,
    CREDITS,
    DEFENSE,
    DRAWS,
    HIT,
    LEADERSHIP,
    POWER,
    Costs,
    CostsItself,
    Gets,
    Income,
    ToHit,
)
from chancecube.jedi_knights.vocabulary.those import ITSELF, THEIRS
from chancecube.kernel.position import NO_CARD

Addend = tuple[str, int, int]  # why, from which face, how much

PRINTED: Final = "printed"
BY_TEXT: Final = "text"
BY_BONUS: Final = "tactical"
BY_DESTINY: Final = "destiny"
FOREIGN_THEME: Final = "foreign-theme"
BY_LOCATION: Final = "location"
HERO_DOUBLES: Final = "hero"


def speakers(table: Table, topic: int) -> list[int]:
    """Cards whose standing words speak of it: of all in play, Events for their text, and the site now on top."""
    found: list[int] = []
    for seat in table.at:
        add_speakers(table, seat.site, topic, found)
        add_speakers(table, seat.system, topic, found)
    if table.attached:
        aboard = [card for card in table.attached if table.is_fighter(card)]
        add_speakers(table, aboard, topic, found)
        add_speakers(table, weapons_in_play(table), topic, found)
    for seat in table.at:
        add_speakers(table, seat.events, topic, found)
    add_speakers(table, table.sites[-1:], topic, found)
    return found


def add_speakers(table: Table, cards: list[int], topic: int, found: list[int]) -> None:
    for card in cards:
        if table.cards[table.face[card]].says.topics >> topic & 1:
            found.append(card)


def times(scene: Scene, count: Count | None) -> int:
    """How often a number counts."""
    if count is None:
        return 1
    if isinstance(count, Each):
        return min(len(meant(scene, count.those)), count.most)
    if isinstance(count, BestPower):
        best = 0
        for card in meant(scene, count.those):
            best = max(best, power(scene.table, card, plain=True))
        return best
    if isinstance(count, EachPlanet):
        side = scene.seat % 2
        return scene.table.controlled(1 - side if count.whose == THEIRS else side)
    assert isinstance(count, EachInPile)
    found = 0
    for card in scene.table.at[scene.seat].pile:
        if count.who.meant(scene.table.face[card]):
            found += 1
    return min(found, count.most)


def changes_by_text(table: Table, stat: int, card: int, plain: bool = False) -> list[Addend]:
    """What texts in play and changes for a time add to a card's number; `plain`: none of it another card's power."""
    found: list[Addend] = []
    for speaker in speakers(table, stat):
        for word in table.card(speaker).says.standing:
            if (
                isinstance(word, Gets)
                and word.stat == stat
                and not (plain and isinstance(word.per, BestPower))
            ):
                amount = amount_of(table, speaker, word, card)
                if amount:
                    found.append((BY_TEXT, table.face[speaker], amount))
    for change in table.changes:
        if change.card == card and change.stat == stat:
            found.append((BY_TEXT, change.face, change.amount))
    return found


def amount_of(table: Table, speaker: int, word: Gets, card: int) -> int:
    """What a card in play adds to another's number by one of its words; most words do not mean it at all."""
    those = word.those
    if not those.who.meant(table.face[card]) or (those.where == ITSELF and card != speaker):
        return 0
    scene = Scene(table, speaker, speaks_for(table, speaker))
    if is_one(scene, card, those) and holds(scene, word.when):
        return word.amount * times(scene, word.per)
    return 0


def changed_by(table: Table, speaking: list[int], stat: int, card: int, plain: bool = False) -> int:
    """The same as one number, with the speakers known: most numbers are asked for without their addends."""
    amount = 0
    for speaker in speaking:
        for word in table.cards[table.face[speaker]].says.standing:
            if (
                isinstance(word, Gets)
                and word.stat == stat
                and not (plain and isinstance(word.per, BestPower))
            ):
                amount += amount_of(table, speaker, word, card)
    for change in table.changes:
        if change.card == card and change.stat == stat:
            amount += change.amount
    return amount


def total(addends: list[Addend]) -> int:
    """All changes are added first; below zero then counts as zero."""
    amount = 0
    for _, _, one in addends:
        amount += one
    return max(amount, 0)


def power_sum(table: Table, card: int, plain: bool = False) -> list[Addend]:
    addends: list[Addend] = [(PRINTED, table.face[card], table.card(card).power)]
    addends += changes_by_text(table, POWER, card, plain)
    fight = table.fight
    if fight is not None and card in fight.main:
        for event in fight.bonus[table.owner[card] % 2]:
            addends.append((BY_BONUS, table.face[event], table.card(event).tactical))
    return addends


def power(table: Table, card: int, plain: bool = False) -> int:
    return power_by(table, speakers(table, POWER), card, plain)


def power_by(table: Table, speaking: list[int], card: int, plain: bool = False) -> int:
    """With the cards known that speak of power."""
    amount = table.card(card).power + changed_by(table, speaking, POWER, card, plain)
    fight = table.fight
    if fight is not None and (fight.main[0] == card or fight.main[1] == card):
        for event in fight.bonus[table.owner[card] % 2]:
            amount += table.card(event).tactical
    return max(amount, 0)


def defense(table: Table, card: int) -> int:
    return defense_by(table, speakers(table, DEFENSE), card)


def defense_by(table: Table, speaking: list[int], card: int) -> int:
    return max(table.card(card).defense + changed_by(table, speaking, DEFENSE, card), 0)


def leadership(table: Table, card: int) -> int:
    return leadership_by(table, speakers(table, LEADERSHIP), card)


def leadership_by(table: Table, speaking: list[int], card: int) -> int:
    return max(table.card(card).leadership + changed_by(table, speaking, LEADERSHIP, card), 0)


def aim_sum(table: Table, shooter: int, weapon: int) -> list[Addend]:
    """What is added to the destiny of a shot."""
    found = changes_by_text(table, HIT, shooter)
    for word in table.card(weapon).says.standing:
        if isinstance(word, ToHit):
            scene = Scene(table, weapon, table.owner[shooter])
            if holds(scene, word.when):
                found.append((BY_TEXT, table.face[weapon], word.amount * times(scene, word.per)))
    return found


def aim_by(table: Table, speaking: list[int], shooter: int, weapon: int) -> int:
    """The same as one number, with the cards known that speak of aim."""
    amount = changed_by(table, speaking, HIT, shooter)
    for word in table.card(weapon).says.standing:
        if isinstance(word, ToHit):
            scene = Scene(table, weapon, table.owner[shooter])
            if holds(scene, word.when):
                amount += word.amount * times(scene, word.per)
    return amount


def theme_of(table: Table, seat: int) -> int:
    """The Theme of a player's deck."""
    theme = table.at[seat].theme
    return NO_THEME if theme == NO_CARD else table.card(theme).theme


def cost_sum(table: Table, seat: int, card: int, goal: int = TO_SITE) -> list[Addend]:
    """What playing a card there costs its player. The off-Theme credit is due on all but Events."""
    return cost_by(table, speakers(table, COST), seat, card, goal)


def cost_by(table: Table, speaking: list[int], seat: int, card: int, goal: int = TO_SITE) -> list[Addend]:
    """With the cards known that speak of costs."""
    facts = table.card(card)
    addends: list[Addend] = [(PRINTED, facts.index, facts.cost)]
    if facts.theme not in (NO_THEME, theme_of(table, seat)):
        addends.append((FOREIGN_THEME, facts.index, 1))
    for speaker in speaking:
        for word in table.card(speaker).says.standing:
            if isinstance(word, Costs) and word.who.meant(facts.index):
                scene = Scene(table, speaker, speaks_for(table, speaker))
                if is_whose(scene, seat, word.whose) and holds(scene, word.when):
                    addends.append((BY_TEXT, table.face[speaker], word.amount))
    for word in facts.says.standing:
        if isinstance(word, CostsItself) and (goal == TO_SITE or not word.to_site):
            scene = Scene(table, NO_CARD, seat)
            if holds(scene, word.when):
                addends.append((BY_TEXT, facts.index, word.amount * times(scene, word.per)))
    return addends


def cost(table: Table, seat: int, card: int, goal: int = TO_SITE) -> int:
    return total(cost_sum(table, seat, card, goal))


def income_sum(table: Table, seat: int, stat: int) -> list[Addend]:
    """Credits or draw number: the current Force card's, bonus credits in the Final Conflict, and texts."""
    own = table.at[seat]
    force = table.card(own.used[-1])
    addends: list[Addend] = [(PRINTED, force.index, force.credits if stat == CREDITS else force.draw)]
    if stat == CREDITS and table.final:
        for location in own.won:
            addends.append((BY_LOCATION, table.face[location], table.card(location).bonus))
    for speaker in speakers(table, stat):
        for word in table.card(speaker).says.standing:
            if isinstance(word, Income) and word.stat == stat:
                scene = Scene(table, speaker, speaks_for(table, speaker))
                if is_whose(scene, seat, word.whose) and holds(scene, word.when):
                    addends.append((BY_TEXT, table.face[speaker], word.amount * times(scene, word.per)))
    return addends


def credits_of(table: Table, seat: int) -> int:
    return total(income_sum(table, seat, CREDITS))


def credits_left(table: Table, seat: int) -> int:
    """What may still be spent; outside the Deploy Phase nothing."""
    if table.phase != DEPLOY_PHASE:
        return 0
    return max(credits_of(table, seat) - table.at[seat].spent, 0)


def draw_number(table: Table, seat: int) -> int:
    return total(income_sum(table, seat, DRAWS))


def force_number(table: Table, seat: int) -> int:
    return table.card(table.at[seat].used[-1]).force_number
