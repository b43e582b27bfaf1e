"""Young Jedi on the table: the current planet in the middle, the sides around it, the hand below."""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.widgets import Static

from chancecube.kernel.decision import DONE
from chancecube.kernel.wire import SeenCard, SeenDecision, SeenEvent, SeenOption, SeenZone, View
from chancecube.terminal.table.cards import DEFEATED, FIGHTING, CardRow, Slot
from chancecube.terminal.table.layout import Board, Layout
from chancecube.terminal.table.young_jedi_faces import (
    COUNTER,
    CUBE,
    YoungJediPainter,
    damage_of,
    facts,
    power_sum,
)
from chancecube.terminal.table.young_jedi_plan import (
    CARD_WORKS,
    FIGHTS,
    JOINS,
    NO_PLACE,
    WEAPON_WORKS,
    Bout,
    Reading,
    read_plan,
    tidy_order,
    users_of,
)
from chancecube.young_jedi.effects import COUNTERS_PER_TURN
from chancecube.young_jedi.facts import Card
from chancecube.young_jedi.kinds import SIDES
from chancecube.young_jedi.places import PLANETS

WIDE_HEADING: Final = 116

# How long a line deserves to be looked at, in pauses; what is not named here gets half of one.
WEIGHTS: Final = {
    "power": 2.0,
    "wins": 1.5,
    "tie": 1.5,
    "defeated": 1.0,
    "breaks-through": 1.0,
    "damage": 1.0,
    "control": 2.0,
    "concede": 2.0,
    "steps-forward": 1.0,
    "uses-weapon": 1.0,
    "uses-card": 1.0,
    "card-unused": 1.0,
    "mistake": 1.5,
    "destiny": 1.0,
    "battle-over": 1.5,
}
ORDINARY_WEIGHT: Final = 0.5
OWN_DOINGS: Final = (
    "draw",
    "deploy",
    "deploy-hidden",
    "discard",
    "launch",
    "location",
    "battle-cards",
    "planned",
)


def here(view: View, name: str, seat: int) -> list[SeenCard]:
    """A side's cards of one zone on the current planet."""
    planet = view.status["planet"]
    return view.zone(name, seat, planet).cards if planet else []


def offered(view: View) -> set[int]:
    decision = view.decision
    return {option.answer for option in decision.options if option.card is not None} if decision else set()


@final
class YoungJediBoard(Board):
    """Rows of cards: the opponent's, the planet, one's own, the piles, the hand."""

    def __init__(self, layout: YoungJediLayout) -> None:
        super().__init__(id="board")
        self.layout_of_game = layout
        self.painter = YoungJediPainter()
        self.fight_is_over = False
        self.rows = {name: CardRow(self.painter, id=name) for name in ("theirs", "own", "hand")}

    def compose(self) -> ComposeResult:
        yield Container(Static(id="theirs-label", classes="label"), self.rows["theirs"], classes="row")
        yield Static(id="planet")
        yield Container(Static(id="own-label", classes="label"), self.rows["own"], classes="row")
        yield Static(id="piles")
        yield Static(id="stranded")
        yield Container(Static(id="hand-label", classes="label"), self.rows["hand"], classes="row")

    def show(self, view: View) -> None:
        words, me = self.layout_of_game.words, view.seat
        them = 1 - me
        self.fight_is_over = False
        self.painter.words = words
        self.painter.site = view.status["site_number"]
        playable = offered(view)
        self.rows["theirs"].deal(row_slots(view, them, playable))
        self.rows["own"].deal(row_slots(view, me, playable))
        hand = view.zone("hand", me)
        self.rows["hand"].deal([Slot(card, playable=card.id in playable) for card in hand.cards])
        self.rows["theirs"].empty = self.rows["own"].empty = words.say("empty-row")
        self.rows["hand"].empty = words.say("empty-hand")
        self.query_one("#theirs-label", Static).update(words.voice.seat(them))
        self.query_one("#own-label", Static).update(words.say("own-row", side=words.voice.seat(me)))
        self.query_one("#hand-label", Static).update(words.say("hand-row", count=len(hand.cards)))
        self.query_one("#planet", Static).update(self.planet_line(view))
        self.query_one("#piles", Static).update(self.piles_line(view))
        stranded = self.stranded_line(view)
        strip = self.query_one("#stranded", Static)
        strip.update(stranded)
        strip.display = bool(stranded.plain)

    def planet_line(self, view: View) -> Content:
        words, status = self.layout_of_game.words, view.status
        if not status["planet"]:
            return Content(words.say("no-planet"))
        parts: list[str | Content | tuple[str, str]] = [
            (f" {status['planet'].upper()} • {status['site']} ", "bold"),
            f"  {words.say('turn', number=status['turn'])} · {words.say('phase-' + status['phase'])}",
        ]
        if status["phase"] == "deploy":
            left: int | None = status["counters"][
                status["active"]
            ]  # unknown while the opponent deploys face down
            bars = "" if left is None else COUNTER * left + "▯" * (COUNTERS_PER_TURN - left)
            parts.append(f" · {words.voice.seat(status['active'])} {bars}")
        return Content.assemble(*parts)

    def piles_line(self, view: View) -> Content:
        """The top of each discard pile, and hyperspace; the piles themselves stay closed."""
        words = self.layout_of_game.words
        parts: list[str] = []
        for seat in (view.seat, 1 - view.seat):
            top = view.zone("discard", seat).cards
            if top:
                parts.append(
                    words.say(
                        "discard", side=words.voice.seat(seat), card=words.voice.card_name(top[-1].code)
                    )
                )
        for seat in (view.seat, 1 - view.seat):
            ships = view.zone("hyperspace", seat).cards
            if ships:
                parts.append(words.say("hyperspace", side=words.voice.seat(seat), cards=titles(ships)))
        return Content("  ".join(parts))

    def stranded_line(self, view: View) -> Content:
        """Planets played before, who controls them, and what lies there for good."""
        words = self.layout_of_game.words
        parts: list[str] = []
        for planet in PLANETS:
            if planet == view.status["planet"] or not view.zone("locations", -1, planet).cards:
                continue
            holder = [seat for seat in range(len(SIDES)) if planet in view.status["controlled"][seat]]
            lying = [self.stranded_cards(view, seat, planet) for seat in (view.seat, 1 - view.seat)]
            cards = " / ".join(side for side in lying if side) or "–"
            if holder:
                parts.append(
                    words.say("stranded", planet=planet, side=words.voice.seat(holder[0]), cards=cards)
                )
        return Content("   ".join(parts))

    def stranded_cards(self, view: View, seat: int, planet: str) -> str:
        down = view.zone("down", seat, planet)
        cards = view.zone("up", seat, planet).cards + down.cards
        unseen = (down.count or 0) - len(down.cards)
        shown = [titles(cards)] if cards else []
        if unseen:
            shown.append(f"▒×{unseen}")
        return ", ".join(shown)

    def happen(self, event: SeenEvent) -> None:
        if event.kind in ("wins", "tie"):
            self.fight_is_over = True
        if event.card is None or event.kind not in ("steps-forward", "defeated"):
            return
        if event.kind == "steps-forward" and self.fight_is_over:
            self.fight_is_over = False
            for row in self.rows.values():
                row.marks = {card: mark for card, mark in row.marks.items() if mark == DEFEATED}
        for row in self.rows.values():
            row.mark(event.card.id, FIGHTING if event.kind == "steps-forward" else DEFEATED)

    def point(self, card: int | None) -> None:
        for row in self.rows.values():
            row.point(card)

    def focus_hand(self) -> None:
        self.rows["hand"].focus()


def row_slots(view: View, seat: int, playable: set[int]) -> list[Slot]:
    """Face-up cards, then face-down ones and battle cards set aside, which only their owner may read."""
    slots = [Slot(card, playable=card.id in playable) for card in here(view, "up", seat)]
    planet = view.status["planet"]
    if planet:
        slots += secret_slots(view, view.zone("down", seat, planet), playable, aside=False)
    return slots + secret_slots(view, view.zone("aside", seat), playable, aside=True)


def secret_slots(view: View, zone: SeenZone, playable: set[int], aside: bool) -> list[Slot]:
    if zone.seat == view.seat:
        return [Slot(card, 1, not aside, aside, card.id in playable) for card in zone.cards]
    return [Slot(None, zone.count, not aside, aside)] if zone.count else []


def titles(cards: list[SeenCard]) -> str:
    """Titles, those alike counted: 3× Jawa."""
    counts = Counter(facts(card.code).title for card in cards)
    return ", ".join(f"{count}× {title}" if count > 1 else title for title, count in counts.items())


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

    # --- questions ---

    def default_option(self, decision: SeenDecision) -> int:
        """Renewing the hand and giving up the planet want to be chosen on purpose."""
        answers = [option.answer for option in decision.options]
        if decision.kind in ("even-up", "concede") and DONE in answers:
            return answers.index(DONE)
        return 0

    def option_note(self, view: View, option: SeenOption) -> str:
        if option.card is None:
            return ""
        card = facts(option.card.code)
        signs = [power_sum(card, view.status["site_number"]), damage_of(card)]
        if view.decision is not None and view.decision.kind == "battle-cards":
            signs.append(self.users_note(view, card))
        return " ".join(sign for sign in signs if sign)

    def users_note(self, view: View, card: Card) -> str:
        """Who on the planet could use a battle card."""
        own = [facts(seen.code) for seen in here(view, "up", view.seat)]
        users = users_of(card, own, view.status["site_number"])
        if not users:
            return self.words.say("no-user")
        return self.words.say("users", names=" + ".join(user.title for user in users))

    def weight(self, event: SeenEvent) -> float:
        if event.seat == self.seat and event.kind in OWN_DOINGS:
            return 0.0
        return WEIGHTS.get(event.kind, ORDINARY_WEIGHT)

    # --- the battle plan ---

    def order_prompt(self, view: View) -> str:
        return self.words.say("plan-prompt")

    def placed(self, view: View) -> list[int]:
        battle = view.status.get("battle")
        plan: list[int] = battle["own_plan"] if battle else []
        return plan[:]

    def first_order(self, view: View) -> list[int]:
        cards = own_cards(view)
        left = [option.answer for option in view.decision.options] if view.decision else []
        order = tidy_order([cards[card] for card in left], view.status["site_number"])
        return [left[place] for place in order]

    def order_notes(self, view: View, order: list[int]) -> list[Content]:
        cards = own_cards(view)
        plan = [cards[card] for card in self.placed(view) + order]
        reading = read_plan(plan, view.status["site_number"])
        return [self.place_note(plan, reading, place) for place in range(len(plan))]

    def place_note(self, plan: list[Card], reading: Reading, place: int) -> Content:
        fate = reading.fates[place]
        number = reading.bout_of[place]
        bout = reading.bouts[number] if number != NO_PLACE else None
        bracket = bracket_of(bout, place)
        if bout is None:
            words = self.words.say(f"plan-{fate}")
            return Content.assemble(f"{bracket} ", (f"{plan[place].full_title()}  ", ""), (words, "$hurt"))
        note = {
            FIGHTS: self.fight_note,
            JOINS: self.joins_note,
            WEAPON_WORKS: self.weapon_note,
            CARD_WORKS: self.card_note,
        }[fate](plan, bout)
        style = "$strength bold" if fate == FIGHTS else "$strength"
        return Content.assemble(f"{bracket} ", (f"{plan[place].full_title()}  ", "bold"), (note, style))

    def fight_note(self, plan: list[Card], bout: Bout) -> str:
        total = str(bout.power) + f" + {CUBE}" * bout.draws
        if bout.maybe:
            return self.words.say("plan-fights-maybe", power=total, maybe=bout.maybe)
        return self.words.say("plan-fights", power=total)

    def joins_note(self, plan: list[Card], bout: Bout) -> str:
        return self.words.say("plan-joins", name=plan[bout.characters[0]].title)

    def weapon_note(self, plan: list[Card], bout: Bout) -> str:
        user = plan[bout.characters[0]]
        weapon = plan[bout.weapon]
        box = weapon.boxes[weapon.box_for[user.index]]
        return self.words.say("plan-works", name=user.title, gift=signs(box.pips, box.cubes))

    def card_note(self, plan: list[Card], bout: Bout) -> str:
        names = " + ".join(plan[place].title for place in bout.characters)
        card = plan[bout.battle_card]
        return self.words.say("plan-works", name=names, gift=signs(card.pips, card.cubes))


def own_cards(view: View) -> dict[int, Card]:
    """The facts of every card that can stand in the seat's battle plan, by id."""
    zones: list[SeenZone] = [view.zone("up", view.seat, view.status["planet"]), view.zone("aside", view.seat)]
    return {card.id: facts(card.code) for zone in zones for card in zone.cards}


def bracket_of(bout: Bout | None, place: int) -> str:
    """A line down the left that holds together what stands in one fight."""
    if bout is None:
        return " "
    places = [place for place in (bout.battle_card, bout.weapon, *bout.characters) if place != NO_PLACE]
    if len(places) == 1:
        return "╶"
    return "┌" if place == min(places) else "└" if place == max(places) else "├"


def signs(pips: int, cubes: int) -> str:
    parts = [f"+{pips}"] if pips else []
    return " ".join(parts + [f"+{CUBE}"] * cubes) or "±0"


LAYOUT: Final = YoungJediLayout
