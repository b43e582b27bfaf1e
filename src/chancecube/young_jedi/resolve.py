"""Battle cards at work: what takes hold before the draws, and what is resolved after them."""

from __future__ import annotations

from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.kernel.position import NO_CARD
from chancecube.young_jedi.facts import NO_FACE
from chancecube.young_jedi.plan import Fighter
from chancecube.young_jedi.scene import Scene
from chancecube.young_jedi.table import Table
from chancecube.young_jedi.vocabulary.battle_cards import (
    BattleText,
    CatchUp,
    DamageForNumber,
    ForcePush,
    Outcome,
    ShowHand,
    SlipAway,
    SwitchNumbers,
)


def text_in_use(table: Table, fighter: Fighter) -> BattleText | None:
    return None if fighter.battle_card == NO_CARD else table.card(fighter.battle_card).text


def outcomes_of(table: Table, fighter: Fighter) -> list[Outcome]:
    text = text_in_use(table, fighter)
    return [] if text is None else text.outcomes


# --- before the first draw ---


def push(table: Table, fighter: Fighter, foe: Fighter) -> None:
    """Against a Force Push no weapon counts, nor a battle card that needs one in use."""
    for outcome in outcomes_of(table, fighter):
        if isinstance(outcome, ForcePush) and not is_armed(table, fighter) and is_armed(table, foe):
            foe.disarmed = True
            table.tell("weapon-ignored", foe.seat, foe.characters[0], rule="yj.battle.force-push")
            text = text_in_use(table, foe)
            if text is not None and needs_weapon(table, text, foe):
                foe.battle_card = NO_CARD


def is_armed(table: Table, fighter: Fighter) -> bool:
    if fighter.weapons:
        return True
    for card in fighter.characters:
        if table.card(card).built_in != NO_FACE:
            return True
    return False


def needs_weapon(table: Table, text: BattleText, fighter: Fighter) -> bool:
    """Whether the battle card could not be used by these characters without a weapon."""
    cards = [table.card(card) for card in fighter.characters]
    return text.usage_for(cards, [], table.site, True) is None


def slips_away(table: Table, fighter: Fighter) -> bool:
    for outcome in outcomes_of(table, fighter):
        if isinstance(outcome, SlipAway):
            return True
    return False


# --- after the draws ---


def add_battle_card(scene: Scene) -> None:
    """Its dots count if its condition holds against this opponent; those of a hand to be shown wait for that."""
    fighter = scene.fighter
    assert fighter is not None
    text = text_in_use(scene.table, fighter)
    if text is None:
        return
    scene.subject = 0
    for outcome in text.outcomes:
        if isinstance(outcome, ShowHand):
            return
    if text.when is None or text.when.holds(scene):
        card = scene.table.card(fighter.battle_card)
        fighter.add("battle-card", card.index, card.pips)


def ask_choice(table: Table, fighter: Fighter, foe: Fighter) -> None:
    """Asks what the battle card in use lets its player choose, or does at once what leaves no choice."""
    for outcome in outcomes_of(table, fighter):
        if isinstance(outcome, SwitchNumbers):
            ask_switch(table, fighter, foe)
        elif isinstance(outcome, DamageForNumber) and fighter.drawn:
            table.ask(
                fighter.seat, "damage-for-number", [*fighter.drawn, DONE], rule="yj.battle.destiny-wording"
            )
        elif isinstance(outcome, CatchUp):
            ask_catch_up(table, fighter, foe)
        elif isinstance(outcome, ShowHand) and table.sides[fighter.seat].hand:
            table.ask(fighter.seat, "show-hand", [YES, DONE], rule="yj.battle.reveal-needs-card")


def ask_switch(table: Table, fighter: Fighter, foe: Fighter) -> None:
    highest = max([foe.number_of(place) for place in range(len(foe.drawn))], default=0)
    lower = [fighter.drawn[place] for place in places_below(fighter, highest)]
    if lower:
        table.ask(fighter.seat, "switch-numbers", lower, rule="yj.battle.destiny-wording")


def places_below(fighter: Fighter, number: int) -> list[int]:
    return [place for place in range(len(fighter.drawn)) if fighter.number_of(place) < number]


def ask_catch_up(table: Table, fighter: Fighter, foe: Fighter) -> None:
    """Against a group the card's player chooses whose destiny is meant."""
    ahead = [card for card in foe.characters if lead(table, fighter, card) > 0]
    if len({lead(table, fighter, card) for card in ahead}) > 1:
        table.ask(fighter.seat, "opponent-choice", foe.characters[:], rule="yj.battle.opponent-choice")
    elif ahead:
        catch_up(table, fighter, ahead[0])


def lead(table: Table, fighter: Fighter, card: int) -> int:
    """By how much the printed destiny of an opposing character is above the own one's."""
    return table.card(card).destiny - table.card(fighter.characters[0]).destiny


def catch_up(table: Table, fighter: Fighter, card: int) -> None:
    fighter.add("battle-card", table.face[fighter.battle_card], max(lead(table, fighter, card), 0))


def take_choice(table: Table, fighter: Fighter, foe: Fighter, decision: Decision, option: int) -> None:
    """Carries out what was chosen; switching numbers asks a second time, for the opponent's card."""
    if decision.kind == "switch-numbers":
        own = fighter.number_of(fighter.drawn.index(option))
        higher = [foe.drawn[place] for place in range(len(foe.drawn)) if foe.number_of(place) > own]
        table.ask(fighter.seat, "switch-with", higher, rule="yj.battle.destiny-wording", number=option)
    elif decision.kind == "switch-with":
        switch(table, fighter, fighter.drawn.index(decision.number), foe, foe.drawn.index(option))
    elif decision.kind == "damage-for-number" and option != DONE:
        replace_number(table, fighter, fighter.drawn.index(option))
    elif decision.kind == "opponent-choice":
        catch_up(table, fighter, option)
    elif decision.kind == "show-hand" and option == YES:
        show_hand(table, fighter.seat, "yj.battle.reveal-needs-card")
        card = table.card(fighter.battle_card)
        fighter.add("battle-card", card.index, card.pips)


def switch(table: Table, fighter: Fighter, place: int, foe: Fighter, theirs: int) -> None:
    own = fighter.number_of(place)
    other = foe.number_of(theirs)
    fighter.set_number(place, other)
    foe.set_number(theirs, own)
    table.tell("switch", fighter.seat, fighter.drawn[place], other, rule="yj.battle.destiny-wording")


def replace_number(table: Table, fighter: Fighter, place: int) -> None:
    damage = table.card(fighter.characters[0]).damage
    fighter.set_number(place, damage)
    table.tell("replace-number", fighter.seat, fighter.drawn[place], damage, rule="yj.battle.destiny-wording")


def show_hand(table: Table, seat: int, rule: str) -> None:
    """Both have seen these cards; nobody keeps track of where they go."""
    for card in table.sides[seat].hand:
        table.tell("shows-hand", seat, card, rule=rule)
