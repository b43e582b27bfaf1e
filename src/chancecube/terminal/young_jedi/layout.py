"""Young Jedi at the table: its heading, its questions, the pace of its events, and its battle plans."""

from __future__ import annotations

from typing import Final, final

from textual.content import Content

from chancecube.kernel.decision import COUNT, DONE
from chancecube.kernel.position import NO_CARD
from chancecube.kernel.wire import SeenDecision, SeenEvent, SeenOption, View
from chancecube.terminal.table.cards import Slot
from chancecube.terminal.table.layout import Board, Layout
from chancecube.terminal.young_jedi.board import YoungJediBoard
from chancecube.terminal.young_jedi.faces import (
    CUBE,
    damage_of,
    destiny_of,
    facts,
    power_here,
    power_sum,
)
from chancecube.terminal.young_jedi.lines import lower_lines, middle_line
from chancecube.terminal.young_jedi.plan import (
    CARD_WORKS,
    FIGHTS,
    JOINS,
    WEAPON_WORKS,
    Reading,
    Rehearsal,
    Weight,
    tidy_order,
)
from chancecube.terminal.young_jedi.rows import rows_of, site_of
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import SIDES
from chancecube.young_jedi.library import library
from chancecube.young_jedi.plan import Fighter
from chancecube.young_jedi.table import BLUFF, EVACUATE, NUMBER
from chancecube.young_jedi.vocabulary import (
    CatchUp,
    DamageForNumber,
    FightAgain,
    ForcePush,
    LastStand,
    MoreDamage,
    OnlyLoses,
    Outcome,
    Rescue,
    ShowHand,
    SlipAway,
    SwitchNumbers,
)

WIDE_HEADING: Final = 116
PLAIN_WIDTH: Final = 1000  # who reads line by line gets words instead of signs
HIGHEST_NUMBER: Final = 6

# How long a line deserves to be looked at, in pauses; what is not named here gets half of one.
WEIGHTS: Final = {
    # battles
    "power": 2.0,
    "wins": 1.5,
    "tie": 1.5,
    "defeated": 1.0,
    "rescued": 1.0,
    "breaks-through": 1.0,
    "damage": 1.0,
    "control": 2.0,
    "concede": 2.0,
    "steps-forward": 1.0,
    "uses-weapon": 1.0,
    "uses-card": 1.0,
    "card-unused": 1.0,
    "weapon-ignored": 1.0,
    "weapon-unused": 1.0,
    "mistake": 1.5,
    "shows-card": 1.0,
    "half": 1.0,
    "destiny": 1.0,
    "choose-number": 1.0,
    "redraw": 1.0,
    "switch": 1.5,
    "replace-number": 1.5,
    "slips-away": 1.5,
    "left-behind": 1.0,
    "fights-again": 1.0,
    "robbed": 1.0,
    "battle-over": 1.5,
    # effects and other texts
    "effect": 1.0,
    "fetch": 1.0,
    "uses-text": 1.0,
    "from-deck": 1.0,
    "to-hand": 1.0,
    "penalty": 1.0,
    "kept-apart": 1.0,
    "sacrifice": 1.5,
    "retire": 1.0,
    # space
    "evacuate": 1.5,
    "intercept": 1.5,
    "not-intercepted": 1.0,
    "space-battle": 1.5,
    "evacuated": 1.5,
    "evacuation-failed": 2.0,
    "transport-returns": 1.0,
    # duels
    "duel": 1.5,
    "duel-target": 1.0,
    "duel-defends": 1.5,
    "duel-guess": 1.0,
    "duel-hand": 0.5,
    "duel-attack": 1.5,
    "duel-parry": 1.5,
    "duel-hit": 1.5,
    "duel-text": 1.0,
    "duel-heal": 1.0,
    "duel-pass": 1.5,
    "duel-gives-over": 1.0,
    "duel-defeat": 2.0,
    "duel-undecided": 2.0,
    # the race
    "pilot": 1.0,
    "podracer": 1.0,
    "thrust": 1.0,
    "lap-card": 1.0,
    "lap": 2.0,
    "race-won": 2.0,
    # the honour system
    "honour-breach": 2.0,
}
ORDINARY_WEIGHT: Final = 0.5
OWN_DOINGS: Final = (
    "draw",
    "deploy",
    "deploy-hidden",
    "discard",
    "effect",
    "fetch",
    "launch",
    "location",
    "battle-cards",
    "planned",
    "duel-attack",
    "duel-parry",
    "pilot",
    "podracer",
    "thrust",
    "lap-card",
    "refuel",
    "buried",
    "shuffled-back",
)

# Questions for which a card is no more than its destiny.
BY_DESTINY: Final = ("duel-attack", "duel-parry", "lap-card")

# Questions where a thoughtless Enter shall give nothing away.
CAUTIOUS: Final = (
    "even-up",
    "concede",
    "bluff",
    "retire",
    "sacrifice",
    "surrender-honour",
    "tie-for-cards",
    "redraw",
    "ignore-weapon",
    "show-hand",
    "shuffle-back",
)
NOT_BY_CHANCE: Final = (BLUFF, EVACUATE, EVACUATE - 1, EVACUATE - 2)

# What a battle card does beside its bonus, by the end of the key of its words.
OUTCOMES: Final[dict[type[Outcome], str]] = {
    CatchUp: "catch-up",
    DamageForNumber: "damage-for-number",
    FightAgain: "fight-again",
    ForcePush: "force-push",
    LastStand: "last-stand",
    MoreDamage: "more-damage",
    OnlyLoses: "only-loses",
    Rescue: "rescue",
    ShowHand: "show-hand",
    SlipAway: "slip-away",
    SwitchNumbers: "switch-numbers",
}


@final
class YoungJediLayout(Layout):
    def board(self) -> Board:
        return YoungJediBoard(self)

    # --- the line above the table ---

    def heading(self, view: View, width: int) -> Content:
        mine, theirs = self.side_line(view, view.seat, width), self.side_line(view, 1 - view.seat, width)
        gap = max(width - mine.cell_length - theirs.cell_length - 2, 1)
        return Content.assemble(" ", mine, " " * gap, theirs)

    def side_line(self, view: View, seat: int, width: int) -> Content:
        status = view.status
        key = "side-wide" if width >= WIDE_HEADING else "side-narrow"
        marker = "▶" if status["active"] == seat and status["turn"] else " "
        held = status["controlled"][seat]
        line = self.words.say(
            key,
            side=self.words.voice.seat(seat),
            player=self.player(seat),
            deck=view.zone("deck", seat).count or 0,
            hand=view.zone("hand", seat).count or 0,
            planets=len(held),
            names=", ".join(held) or "–",
        )
        strong = " bold" if marker == "▶" else ""
        return Content.styled(marker + line, f"$side-{SIDES[seat]}{strong}")

    def player(self, seat: int) -> str:
        if seat == self.seat:
            return self.words.say("you")
        return self.players[seat] if seat < len(self.players) else ""

    def plain_lines(self, view: View) -> list[str]:
        rows = rows_of(view, self.words)
        own, theirs = self.words.voice.seat(view.seat), self.words.voice.seat(1 - view.seat)
        labels = [
            (theirs, rows.theirs),
            (self.words.say("own-row", side=own), rows.own),
            (self.words.say(rows.hand_label, count=rows.hand_size), rows.hand),
        ]
        lines = [
            self.side_line(view, seat, WIDE_HEADING).plain.strip() for seat in (view.seat, 1 - view.seat)
        ]
        lines.append(middle_line(view, self.words).plain.strip())
        for label, slots in labels:
            cards = " · ".join(self.slot_words(view, slot) for slot in slots)
            lines.append(self.words.say("plain-row", row=label, cards=cards or self.words.say("empty-row")))
        below = lower_lines(view, self.words, PLAIN_WIDTH)
        return lines + [line.plain for line in below.values() if line.plain]

    def slot_words(self, view: View, slot: Slot) -> str:
        """A card with its numbers and how it lies, or how many lie there unseen."""
        if slot.card is None:
            return f"×{slot.count} {slot.note or self.words.say('aside' if slot.aside else 'face-down')}"
        card = facts(slot.card.code)
        lies = slot.note or (self.words.say("aside") if slot.aside else "")
        lies = lies or (self.words.say("face-down") if slot.hidden else "")
        numbers = [power_here(card, site_of(view)) + damage_of(card), destiny_of(card)]
        parts = [card.full_title(), *[number for number in numbers if number]]
        return " ".join(parts) + (f" ({lies})" if lies else "")

    # --- questions ---

    def moment(self, view: View) -> object:
        return view.status["turn"], view.status["planet"]

    def default_option(self, decision: SeenDecision) -> int:
        """What costs something, or cannot be undone by playing on, wants to be chosen on purpose."""
        answers = [option.answer for option in decision.options]
        cautious = decision.kind in CAUTIOUS or answers[0] in NOT_BY_CHANCE
        return answers.index(DONE) if cautious and DONE in answers else 0

    def digit(self, decision: SeenDecision, place: int) -> int:
        """A number is chosen by its own digit."""
        answer = decision.options[place].answer
        if decision.gesture == COUNT:
            return answer
        if NUMBER - HIGHEST_NUMBER <= answer <= NUMBER:
            return NUMBER - answer
        return super().digit(decision, place)

    def option_note(self, view: View, option: SeenOption) -> str:
        if option.card is None:
            return ""
        card = facts(option.card.code)
        kind = view.decision.kind if view.decision is not None else ""
        if kind in BY_DESTINY:
            return self.words.say("duel-text") if card.duel is not None and kind != "lap-card" else ""
        signs = [power_sum(card, site_of(view)), damage_of(card)]
        if kind == "battle-cards":
            signs.append(self.users_note(view, option.card.id))
        return " ".join(sign for sign in signs if sign)

    def users_note(self, view: View, card: int) -> str:
        """Who on the planet, or in space, could use a battle card."""
        users = Rehearsal(view).users_of(card)
        if not users:
            return self.words.say("no-user")
        return self.words.say("users", names=" + ".join(user.title for user in users))

    def weight(self, event: SeenEvent) -> float:
        if event.seat == self.seat and event.kind in OWN_DOINGS:
            return 0.0
        return WEIGHTS.get(event.kind, ORDINARY_WEIGHT)

    # --- the battle plan ---

    def order_prompt(self, view: View) -> str:
        battle = view.status.get("battle")
        return self.words.say("plan-prompt-space" if battle and battle["space"] else "plan-prompt")

    def placed(self, view: View) -> list[int]:
        battle = view.status.get("battle")
        plan: list[int] = battle["own_plan"] if battle else []
        return plan[:]

    def first_order(self, view: View) -> list[int]:
        left = [option.answer for option in view.decision.options] if view.decision else []
        return tidy_order(Rehearsal(view), left)

    def order_notes(self, view: View, order: list[int]) -> list[Content]:
        rehearsal = Rehearsal(view)
        plan = self.placed(view) + order
        reading = rehearsal.read(plan)
        notes = PlanNotes(self, reading, rehearsal.weigh(reading))
        return [notes.note(plan, card) for card in plan]


@final
class PlanNotes:
    """What every card of a plan would do, in words."""

    def __init__(self, layout: YoungJediLayout, reading: Reading, weights: list[Weight]) -> None:
        self.words = layout.words
        self.reading = reading
        self.weights = weights

    def note(self, plan: list[int], card: int) -> Content:
        fate = self.reading.fates[card]
        fighter = self.reading.fighter_with(card)
        title = f"{self.reading.faces[card].full_title()}  "
        if fighter is None:
            return Content.assemble("  ", title, (self.words.say(f"plan-{fate}"), "$hurt"))
        said = {
            FIGHTS: self.fights,
            JOINS: self.joins,
            WEAPON_WORKS: self.weapon,
            CARD_WORKS: self.battle_card,
        }[fate](fighter, self.reading.faces[card])
        style = "$strength bold" if fate == FIGHTS else "$strength"
        return Content.assemble(f"{bracket_of(plan, fighter, card)} ", (title, "bold"), (said, style))

    def fights(self, fighter: Fighter, card: Card) -> str:
        """The total as far as it is known, and what of it stands on no card of the plan."""
        weight = self.weights[self.reading.fighters.index(fighter)]
        total = str(weight.power) + f" + {CUBE}" * weight.draws
        said = self.words.say("plan-fights", power=total)
        if weight.maybe:
            said = self.words.say("plan-fights-maybe", power=total, maybe=weight.maybe)
        gifts = [f"{self.giver(why, face)} +{amount}" for why, face, amount in weight.by_text()]
        return f"{said} ({', '.join(gifts)})" if gifts else said

    def giver(self, why: str, face: int) -> str:
        return self.words.say("by-text") if why == "text" else library().cards[face].title

    def joins(self, fighter: Fighter, card: Card) -> str:
        return self.words.say("plan-joins", name=self.reading.faces[fighter.characters[0]].title)

    def weapon(self, fighter: Fighter, card: Card) -> str:
        user = self.reading.faces[fighter.characters[0]]
        box = card.boxes[card.box_for[user.index]]
        return self.words.say("plan-works", name=user.title, gift=signs(box.pips, box.cubes))

    def battle_card(self, fighter: Fighter, card: Card) -> str:
        """Whom it helps, what it gives, and what else it does."""
        names = " + ".join(self.reading.faces[one].title for one in fighter.characters)
        outcomes = card.text.outcomes if card.text is not None else []
        deeds = [self.words.say(f"plan-{OUTCOMES[type(outcome)]}") for outcome in outcomes]
        gives = (card.pips or card.cubes) and not (card.text and card.text.slips)
        gifts = [signs(card.pips, card.cubes)] if gives or not deeds else []
        return self.words.say("plan-works", name=names, gift=", ".join(gifts + deeds))


def bracket_of(plan: list[int], fighter: Fighter, card: int) -> str:
    """A line down the left that holds together what stands in one fight."""
    used = [card for card in (fighter.battle_card, *fighter.weapons, *fighter.characters) if card != NO_CARD]
    places = [plan.index(one) for one in used]
    place = plan.index(card)
    if len(places) == 1:
        return "╶"
    return "┌" if place == min(places) else "└" if place == max(places) else "├"


def signs(pips: int, cubes: int) -> str:
    parts = [f"+{pips}"] if pips else []
    return " ".join(parts + [f"+{CUBE}"] * cubes) or "±0"


LAYOUT: Final = YoungJediLayout
