"""Battle cards at work: what takes hold before the draws, and what is resolved after them."""

from __future__ import annotations

from chancecube.kernel.decision import DONE, YES, Decision
from chancecube.kernel.position import NO_CARD
from chancecube.young_jedi.bonuses import damage_of
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
            rule = "yj.battle.force-push" if foe.weapons else "yj.armed.force-push"
            table.tell("weapon-ignored", foe.seat, foe.characters[0], rule=rule)
            drop_card_without_weapon(table, foe)


def is_armed(table: Table, fighter: Fighter) -> bool:
    if fighter.weapons:
        return True
    for card in fighter.characters:
        if table.card(card).built_in != NO_FACE:
            return True
    return False


def drop_card_without_weapon(table: Table, fighter: Fighter) -> None:
    """A battle card that could not be used with the weapons still in use does not work."""
    text = text_in_use(table, fighter)
    if text is not None:
        cards = [table.card(card) for card in fighter.characters]
        if text.usage_for(cards, fighter.weapons_of(table, 0), table.site, True) is None:
            table.tell("card-unused", fighter.seat, fighter.battle_card, rule="yj.battle.card-unusable")
            fighter.battle_card = NO_CARD


def slips_away(table: Table, fighter: Fighter) -> bool:
    text = text_in_use(table, fighter)
    return text is not None and text.slips


# --- after the draws ---


def resolve_battle_card(scene: Scene) -> None:
    """Its dots first; then what else it does is done or asked."""
    fighter = scene.fighter
    assert fighter is not None
    add_battle_card(scene)
    for outcome in outcomes_of(scene.table, fighter):
        ask_choice(scene, outcome)


def add_battle_card(scene: Scene) -> None:
    """Its dots count if its condition holds against this opponent; those of a hand to be shown wait for that."""
    fighter = scene.fighter
    assert fighter is not None
    text = text_in_use(scene.table, fighter)
    assert text is not None
    scene.subject = 0
    if not is_shown_for(text) and (text.when is None or text.when.holds(scene)):
        add_dots(scene.table, fighter)


def is_shown_for(text: BattleText) -> bool:
    """Whether its dots have to be earned by showing the hand."""
    for outcome in text.outcomes:
        if isinstance(outcome, ShowHand):
            return True
    return False


def add_dots(table: Table, fighter: Fighter) -> None:
    card = table.card(fighter.battle_card)
    if card.text is not None and not card.text.slips:
        fighter.add("battle-card", card.index, card.pips)


def ask_choice(scene: Scene, outcome: Outcome) -> None:
    """Asks what the battle card in use lets its player choose, or does at once what leaves no choice."""
    table = scene.table
    fighter = scene.fighter
    foe = scene.foe
    assert fighter is not None and foe is not None
    if isinstance(outcome, SwitchNumbers):
        ask_switch(table, fighter, foe)
    elif isinstance(outcome, DamageForNumber):
        if fighter.drawn:
            options = [*fighter.drawn, DONE]
            table.ask(fighter.seat, "damage-for-number", options, rule="yj.battle.destiny-wording")
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
    """By how much the printed destiny of an opposing character is above the own one's.

    Of two numbers its player chooses one: for both sides the lower is the better.
    """
    return min(table.card(card).destinies) - min(table.card(fighter.characters[0]).destinies)


def catch_up(table: Table, fighter: Fighter, card: int) -> None:
    fighter.add("battle-card", table.face[fighter.battle_card], max(lead(table, fighter, card), 0))


def take_choice(scene: Scene, decision: Decision, option: int) -> None:
    """Carries out what was chosen; switching numbers asks a second time, for the opponent's card."""
    table = scene.table
    fighter = scene.fighter
    foe = scene.foe
    assert fighter is not None and foe is not None
    if decision.kind == "switch-numbers":
        own = fighter.number_of(fighter.drawn.index(option))
        higher = [foe.drawn[place] for place in range(len(foe.drawn)) if foe.number_of(place) > own]
        table.ask(fighter.seat, "switch-with", higher, rule="yj.battle.destiny-wording", number=option)
    elif decision.kind == "switch-with":
        switch(table, fighter, fighter.drawn.index(decision.number), foe, foe.drawn.index(option))
    elif decision.kind == "damage-for-number" and option != DONE:
        replace_number(scene, fighter, fighter.drawn.index(option))
    elif decision.kind == "opponent-choice":
        catch_up(table, fighter, option)
    elif decision.kind == "show-hand" and option == YES:
        show_hand(table, fighter.seat, "yj.battle.reveal-needs-card")
        add_dots(table, fighter)


def switch(table: Table, fighter: Fighter, place: int, foe: Fighter, theirs: int) -> None:
    own = fighter.number_of(place)
    other = foe.number_of(theirs)
    fighter.set_number(place, other)
    foe.set_number(theirs, own)
    table.tell("switch", fighter.seat, fighter.drawn[place], other, rule="yj.battle.destiny-wording")


def replace_number(scene: Scene, fighter: Fighter, place: int) -> None:
    """The damage number is the one that would be taken, after every text."""
    damage = damage_of(scene, 0)
    fighter.set_number(place, damage)
    card = fighter.drawn[place]
    scene.table.tell("replace-number", fighter.seat, card, damage, rule="yj.battle.destiny-wording")


def show_hand(table: Table, seat: int, rule: str) -> None:
    """Both have seen these cards; nobody keeps track of where they go."""
    for card in table.sides[seat].hand:
        table.tell("shows-hand", seat, card, rule=rule)
