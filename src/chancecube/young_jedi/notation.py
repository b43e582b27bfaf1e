"""Young Jedi positions as text.

    young-jedi full                      the game and the format; `tournament` and `honour` may follow
    turn: 5 dark deploy                  number, whose, and the phase: race, deploy, duel, battle,
                                         battle-cards, plans, fights, even-up, end, next-planet
    Tatooine: DM-135, DM-65              a planet's locations, the topmost last; the last planet named is current
    light here: DM-1, DM-34              face up on the current planet; `light Naboo` for another
    light hidden: DM-27                  face down on the current planet; `light hidden Naboo` for another
    light hand | deck | discard | hyperspace | aside | effect | dueling | dueled: …   decks and discards from the top
    light objective | pilot | podracer | laps: …             the objective, who races there, the lap cards in order
    light plan: DM-61, DM-46, DM-27      the battle plan from its front (phase fights)
    evacuation: Naboo                    who deploys evacuates it; the phases of a battle are those of one in space
    light: counters 4, turns-here 1, controlled Naboo, surrendered Coruscant, thrust 2, lap-tokens 1
    seed: 42

What is left out is empty, or what it would be in the middle of a game. The exact form adds card ids, the steps
and the open decisions, and reads back identically.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

import msgspec

from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import COMMON_WORDS, GESTURES, Decision
from chancecube.kernel.errors import BadNotation
from chancecube.kernel.known import Known
from chancecube.kernel.notation import Line, read_cards, read_lines, read_number, write_cards
from chancecube.kernel.position import NO_CARD, Step, run
from chancecube.young_jedi.battle import NEXT_FIGHT, PLANS, Battle, read_battle
from chancecube.young_jedi.bluff import read_bluff
from chancecube.young_jedi.control import EndOfTurn, NextPlanet, read_end_of_turn, read_next_planet
from chancecube.young_jedi.decks import FORMATS
from chancecube.young_jedi.deeds import read_arrival, read_use_text
from chancecube.young_jedi.deploy_phase import Deploy, read_deploy
from chancecube.young_jedi.draws import read_destiny_draw
from chancecube.young_jedi.duel import Duel, read_duel
from chancecube.young_jedi.duel_play import Exchange, read_exchange
from chancecube.young_jedi.effects import (
    COUNTERS_PER_TURN,
    read_discard_for_counters,
    read_fetch_effects,
)
from chancecube.young_jedi.evacuation import ARRIVAL, Evacuation, read_evacuation, running_evacuation
from chancecube.young_jedi.even_up import read_even_up
from chancecube.young_jedi.honour import read_penalty
from chancecube.young_jedi.kinds import CHARACTER, DARK, EFFECT, LIGHT, LOCATION, SIDES, STARSHIP, WEAPON
from chancecube.young_jedi.library import Library
from chancecube.young_jedi.places import NOWHERE, PLANETS
from chancecube.young_jedi.race import Race, read_race
from chancecube.young_jedi.retire import read_retire
from chancecube.young_jedi.scene import SPACE
from chancecube.young_jedi.setup import Setup, read_setup
from chancecube.young_jedi.spoils import read_spoils
from chancecube.young_jedi.table import BATTLE as BATTLE_PHASE_NUMBER
from chancecube.young_jedi.table import (
    DEPLOY,
    EVEN_UP,
    SEATS,
    WORDS,
    Options,
    Side,
    Table,
    Track,
    new_table,
    opponent,
)
from chancecube.young_jedi.turn import BATTLE_PHASE, DUEL_PHASE, END, EVEN_UP_PHASE, Turn, read_turn_step

HEADING: Final = "young-jedi"
AGREEMENTS: Final = ["tournament", "honour"]
PHASES: Final = [
    "race",
    "deploy",
    "duel",
    "battle",
    "battle-cards",
    "plans",
    "fights",
    "even-up",
    "end",
    "next-planet",
]
QUESTIONS: Final = [
    "starting-location",
    "fetch-effect",
    "race",
    "lap-card",
    "refuel",
    "deploy",
    "bluff",
    "use-text",
    "from-deck",
    "to-hand",
    "bury",
    "bury-or-draw",
    "peek",
    "discard-for",
    "keep-apart",
    "shuffle-back",
    "intercept-ships",
    "intercept",
    "duel",
    "duel-weapon",
    "duel-target",
    "duel-defender",
    "duel-defender-weapon",
    "duel-attack",
    "duel-parry",
    "duel-text",
    "duel-guess",
    "battle",
    "battle-cards",
    "plan",
    "half",
    "group-size",
    "ignore-weapon",
    "destiny-number",
    "best-of-two",
    "redraw",
    "switch-numbers",
    "switch-with",
    "damage-for-number",
    "opponent-choice",
    "show-hand",
    "tie-for-cards",
    "spoils-draw",
    "spoils-lap",
    "rob",
    "sacrifice",
    "even-up",
    "discard",
    "concede",
    "retire",
    "next-planet",
    "search-location",
    "surrender-honour",
]
SETUP: Final = "setup"  # only in the exact form: a hand-written position is past it
FACE_UP: Final = [CHARACTER, WEAPON]
IN_PILE: Final = {"hyperspace": [STARSHIP], "effect": [EFFECT]}
PILES: Final = ["hand", "deck", "discard", "hyperspace", "aside", "effect", "dueling", "dueled"]
TRACK: Final = ["objective", "pilot", "podracer", "laps"]
PLANET_WORDS: Final = [planet.lower() for planet in PLANETS]
TURNS_HERE: Final = 2  # unless said otherwise nobody is on the first turn at the planet any more


# How each step is read back, by the name it writes.
STEPS: Final[dict[str, Callable[[list[Any], Known], Step]]] = {
    "turn": read_turn_step,
    "deploy": read_deploy,
    "even-up": read_even_up,
    "end-of-turn": read_end_of_turn,
    "next-planet": read_next_planet,
    "setup": read_setup,
    "fetch-effects": read_fetch_effects,
    "discard-for-counters": read_discard_for_counters,
    "arrival": read_arrival,
    "use-text": read_use_text,
    "retire": read_retire,
    "battle": read_battle,
    "draw": read_destiny_draw,
    "spoils": read_spoils,
    "bluff": read_bluff,
    "penalty": read_penalty,
    "duel": read_duel,
    "exchange": read_exchange,
    "race": read_race,
    "evacuation": read_evacuation,
}


# --- writing ---


def write_position(table: Table, exact: bool) -> str:
    lines = [heading(table), f"turn: {table.turn} {SIDES[table.active]} {phase_word(table)}"]
    lines += planet_lines(table, exact)
    evacuation = running_evacuation(table)
    if evacuation is not None and not exact:
        lines.append(f"evacuation: {PLANETS[evacuation.planet]}")
    for seat in (LIGHT, DARK):
        lines += side_lines(table, seat, exact)
    lines += plan_lines(table, exact)
    if exact:
        lines += exact_lines(table)
    return "\n".join(lines) + "\n"


def heading(table: Table) -> str:
    words = [HEADING, table.options.format_name]
    if table.options.tournament:
        words.append("tournament")
    if table.options.honour:
        words.append("honour")
    return " ".join(words)


def phase_word(table: Table) -> str:
    """The phase a hand-written position would name to come to the same question."""
    for step in table.stack:
        if isinstance(step, Battle):
            return "battle-cards" if step.stage < PLANS else "plans" if step.stage == PLANS else "fights"
        if isinstance(step, (Duel, Exchange)):
            return "duel"
        if isinstance(step, Race):
            return "race"
        if isinstance(step, NextPlanet):
            return "next-planet"
        if isinstance(step, EndOfTurn):
            return "end"
        if isinstance(step, Setup):
            return SETUP
    return {DEPLOY: "deploy", BATTLE_PHASE_NUMBER: "battle"}.get(table.phase, "even-up")


def planet_lines(table: Table, exact: bool) -> list[str]:
    """The current planet last, so that it is the current one again when read."""
    order = [planet for planet in range(len(PLANETS)) if planet != table.planet]
    if table.planet != NOWHERE:
        order.append(table.planet)
    return [
        f"{PLANETS[planet]}: {cards_text(table, table.locations[planet], exact)}"
        for planet in order
        if table.locations[planet]
    ]


def cards_text(table: Table, cards: list[int], exact: bool) -> str:
    return write_cards([table.card(card).code for card in cards], cards, exact)


def side_lines(table: Table, seat: int, exact: bool) -> list[str]:
    name = SIDES[seat]
    side = table.sides[seat]
    lines = [f"{name}: {side_facts(side)}"]
    for planet in range(len(PLANETS)):
        here = planet == table.planet
        if side.up[planet]:
            lines.append(
                f"{name} {'here' if here else PLANETS[planet]}: {cards_text(table, side.up[planet], exact)}"
            )
        if side.down[planet]:
            where = "hidden" if here else f"hidden {PLANETS[planet]}"
            lines.append(f"{name} {where}: {cards_text(table, side.down[planet], exact)}")
    for pile in PILES:
        cards = pile_of(side, pile)
        if cards:
            shown = cards[::-1] if pile in ("deck", "discard") else cards
            lines.append(f"{name} {pile}: {cards_text(table, shown, exact)}")
    if side.track is not None:
        lines += track_lines(table, name, side.track, exact)
    return lines


def side_facts(side: Side) -> str:
    facts = [f"counters {side.counters}", f"turns-here {side.turns_here}"]
    for word, mask in (("controlled", side.controlled), ("surrendered", side.surrendered)):
        facts += [f"{word} {PLANETS[planet]}" for planet in range(len(PLANETS)) if mask >> planet & 1]
    track = side.track
    if track is not None:
        facts += [f"thrust {track.thrust}", f"lap-tokens {track.laps}"]
    return ", ".join(facts)


def pile_of(side: Side, pile: str) -> list[int]:
    if pile == "hand":
        return side.hand
    if pile == "deck":
        return side.deck
    if pile == "discard":
        return side.discard
    if pile == "hyperspace":
        return side.hyperspace
    if pile == "aside":
        return side.aside
    if pile == "effect":
        return side.effect
    return side.dueling if pile == "dueling" else side.dueled


def track_lines(table: Table, name: str, track: Track, exact: bool) -> list[str]:
    piles = [[track.objective], [], [], track.pile]
    if track.pilot != NO_CARD:
        piles[1] = [track.pilot]
    if track.podracer != NO_CARD:
        piles[2] = [track.podracer]
    return [
        f"{name} {TRACK[place]}: {cards_text(table, piles[place], exact)}"
        for place in range(len(TRACK))
        if piles[place]
    ]


def plan_lines(table: Table, exact: bool) -> list[str]:
    lines: list[str] = []
    for step in table.stack:
        if isinstance(step, Battle) and not exact:
            for seat in (LIGHT, DARK):
                if step.plans[seat]:
                    lines.append(f"{SIDES[seat]} plan: {cards_text(table, step.plans[seat], exact)}")
    return lines


def exact_lines(table: Table) -> list[str]:
    """What a hand-written position leaves to the engine."""
    lines = [f"chance: {table.chance.seed.hex()} {table.chance.place}"]
    stirred = "stirred" if table.stirred else "quiet"
    lines.append(f"state: {table.phase} {stirred} {table.quiet_turns} {table.mode} {table.site}")
    lines.append(f"memory: {msgspec.json.encode(memory(table)).decode()}")
    if table.emptied:
        lines.append(f"emptied: {' '.join([SIDES[seat] for seat in table.emptied])}")
    for step in table.stack:
        lines.append(f"step: {msgspec.json.encode(step.encode()).decode()}")
    for decision in table.pending:
        lines.append(f"ask: {msgspec.json.encode(decision.encode()).decode()}")
    if table.over:
        lines.append(f"over: {table.winners} {table.ending}")
    return lines


def memory(table: Table) -> list[object]:
    """What is remembered for the turn, and of the races."""
    tracks: list[object] = []
    for side in table.sides:
        track = side.track
        tracks.append(None if track is None else [track.pilot_placed, track.podracer_placed, track.thrusted])
    return [
        table.fought,
        table.used,
        table.apart,
        table.peaceful,
        table.destiny,
        table.destiny_card,
        tracks,
    ]


# --- reading ---


def read_position(library: Library, text: str, keep_log: bool = False) -> Table:
    """The position, run to its first question; a log begins with what happens on the way there."""
    lines = read_lines(text)
    if not lines or lines[0].words[:1] != [HEADING]:
        raise BadNotation("notation-heading", {"heading": HEADING})
    reader = Reader(library, read_heading(lines[0]))
    if keep_log:
        reader.table.log = []
    for line in lines[1:]:
        reader.read(line)
    return reader.finish()


def read_heading(line: Line) -> Options:
    words = line.words[1:]
    format_name = words[0] if words else "full"
    if format_name not in FORMATS or any([word not in AGREEMENTS for word in words[1:]]):
        raise line.wrong(" ".join(words))
    return Options(format_name, "tournament" in words, "honour" in words)


@final
class Reader:
    """Puts a table together line by line."""

    def __init__(self, library: Library, options: Options) -> None:
        self.library = library
        self.table = new_table(Chance(seed_of(0)), library.cards, options)
        self.next_id = 0
        self.placed: dict[int, int] = {}  # card id -> face, for the cards written with their ids
        self.known = Known(self.placed, SEATS)
        self.phase = "deploy"
        self.plans: list[list[int]] = [[], []]
        self.evacuated = NOWHERE  # the planet being evacuated
        self.steps: list[Step] = []
        self.exact = False
        self.race_numbers: list[tuple[Side, str, int]] = []  # set when the objectives are known
        self.waiting: list[Line] = []  # lines that speak of the current planet, read when it is known
        self.table.turn = 1
        for side in self.table.sides:
            side.turns_here = TURNS_HERE
            side.counters = COUNTERS_PER_TURN

    def read(self, line: Line) -> None:
        word = line.words[0] if line.words else ""
        if word in SIDES:
            self.waiting.append(line)
        elif word in PLANET_WORDS and len(line.words) == 1:
            self.read_planet(line, PLANET_WORDS.index(word))
        elif word == "turn":
            self.read_turn(line)
        elif word == "evacuation" and line.value.lower() in PLANET_WORDS:
            self.evacuated = PLANET_WORDS.index(line.value.lower())
        elif word == "seed":
            self.table.chance = Chance(seed_of(read_number(line, line.value)))
        elif word in ("chance", "state", "memory", "emptied", "step", "ask", "over"):
            self.exact = True
            self.waiting.append(line)
        else:
            raise line.wrong(word)

    def read_turn(self, line: Line) -> None:
        """Number, side and phase, in any order; each may be left out."""
        for word in line.value.lower().split():
            if word.isdigit():
                self.table.turn = read_number(line, word)
            elif word in SIDES:
                self.table.active = SIDES.index(word)
            elif word in PHASES or word == SETUP:
                self.phase = word
            else:
                raise line.wrong(word)

    def read_planet(self, line: Line, planet: int) -> None:
        cards = self.new_cards(line)
        for card in cards:
            facts = self.table.card(card)
            if facts.kind != LOCATION or (facts.planet != planet and not self.is_misfit(cards, card)):
                raise line.wrong(facts.code)
        self.table.locations[planet] = cards
        if cards:
            self.table.planet = planet
            self.table.site = self.table.card(cards[-1]).site

    def is_misfit(self, cards: list[int], card: int) -> bool:
        """On one's honour a location of another planet can come to lie beneath the others."""
        return self.table.options.honour and card != cards[-1]

    def new_cards(self, line: Line) -> list[int]:
        cards: list[int] = []
        for token in read_cards(line):
            facts = self.library.find(token.code)
            if facts is None:
                raise line.wrong(token.code)
            card = token.card if token.card != NO_CARD else self.next_id
            if card in self.placed:
                raise line.wrong(f"{token.code}#{card}")
            self.placed[card] = facts.index
            self.next_id = max(self.next_id, card + 1)
            cards.append(card)
            while len(self.table.face) <= card:
                self.table.face.append(facts.index)
            self.table.face[card] = facts.index
        return cards

    def read_side(self, line: Line, seat: int) -> None:
        side = self.table.sides[seat]
        words = line.words[1:]
        if not words:
            self.read_side_facts(line, side)
        elif words == ["plan"]:
            self.plans[seat] = self.read_plan(line, seat)
        elif words[0] in PILES and len(words) == 1:
            cards = self.new_cards(line)
            if words[0] in IN_PILE:
                self.expect(line, cards, IN_PILE[words[0]])
            pile_of(side, words[0]).extend(cards[::-1] if words[0] in ("deck", "discard") else cards)
        elif words[0] in TRACK and len(words) == 1:
            self.read_track(line, side, words[0])
        else:
            hidden = words[0] == "hidden"
            planet = self.read_place(line, words[1:] if hidden else words)
            cards = self.new_cards(line)
            if not hidden:
                self.expect(line, cards, FACE_UP)
            (side.down if hidden else side.up)[planet].extend(cards)

    def expect(self, line: Line, cards: list[int], kinds: list[int]) -> None:
        """What can never come to lie there is refused."""
        for card in cards:
            facts = self.table.card(card)
            if facts.kind not in kinds:
                raise line.wrong(facts.code)

    def read_track(self, line: Line, side: Side, word: str) -> None:
        """The objective's line comes first; the others lie on it."""
        cards = self.new_cards(line)
        if word == "objective":
            side.track = Track(cards[0])
            return
        track = side.track
        if track is None or (word != "laps" and len(cards) != 1):
            raise line.wrong(word)
        if word == "laps":
            track.pile = cards
        elif word == "pilot":
            track.pilot = cards[0]
            track.pilot_placed = True
        else:
            track.podracer = cards[0]
            track.podracer_placed = True

    def read_place(self, line: Line, words: list[str]) -> int:
        if not words or words == ["here"]:
            if self.table.planet == NOWHERE:
                raise BadNotation("notation-no-planet")
            return self.table.planet
        if len(words) != 1 or words[0] not in PLANET_WORDS:
            raise line.wrong(" ".join(words))
        return PLANET_WORDS.index(words[0])

    def read_side_facts(self, line: Line, side: Side) -> None:
        for part in line.value.split(","):
            words = part.split()
            if len(words) != 2:
                raise line.wrong(part)
            word, value = words[0].lower(), words[1].lower()
            if word in ("controlled", "surrendered"):
                if value not in PLANET_WORDS:
                    raise line.wrong(part)
                mask = 1 << PLANET_WORDS.index(value)
                if word == "controlled":
                    side.controlled |= mask
                else:
                    side.surrendered |= mask
            elif word == "counters":
                side.counters = read_number(line, value)
            elif word == "turns-here":
                side.turns_here = read_number(line, value)
            elif word in ("thrust", "lap-tokens"):
                self.race_numbers.append((side, word, read_number(line, value)))
            else:
                raise line.wrong(part)

    def read_plan(self, line: Line, seat: int) -> list[int]:
        """Cards already there or set aside are meant first; others are put there."""
        side = self.table.sides[seat]
        field = self.field(side)
        there = field + side.aside
        plan: list[int] = []
        for token in read_cards(line):
            facts = self.library.find(token.code)
            if facts is None:
                raise line.wrong(token.code)
            found = [card for card in there if self.table.face[card] == facts.index and card not in plan]
            if found:
                plan.append(found[0])
                continue
            single = self.new_cards(Line(line.number, line.words, token.code))
            (side.aside if self.is_set_aside(facts.kind) else field).extend(single)
            plan.extend(single)
        return plan

    def field(self, side: Side) -> list[int]:
        """Where the cards lie that fight: on the current planet or, in an evacuation, in hyperspace."""
        return side.up[self.table.planet] if self.evacuated == NOWHERE else side.hyperspace

    def is_set_aside(self, kind: int) -> bool:
        """Battle cards are: whatever is neither character nor weapon, in space whatever is no ship."""
        return kind not in (FACE_UP if self.evacuated == NOWHERE else IN_PILE["hyperspace"])

    # --- the end: steps and the first question ---

    def finish(self) -> Table:
        table = self.table
        for line in self.waiting:
            if line.words[0] in SIDES and line.words[1:] != ["plan"]:
                self.read_side(line, SIDES.index(line.words[0]))
        for line in self.waiting:
            if line.words[1:] == ["plan"]:
                self.read_side(line, SIDES.index(line.words[0]))
        for side, word, number in self.race_numbers:
            if side.track is None:
                raise BadNotation("notation-no-objective")
            if word == "thrust":
                side.track.thrust = number
            else:
                side.track.laps = number
        if sorted(self.placed) != list(range(len(table.face))):
            raise BadNotation("notation-ids")
        if self.exact:
            self.read_exact()
            return table
        if table.planet == NOWHERE or self.phase == SETUP:
            raise BadNotation("notation-no-planet")
        table.stack = self.steps_of_phase()
        run(table)
        return table

    def steps_of_phase(self) -> list[Step]:
        """The steps that lead to the question of the phase."""
        table = self.table
        turn = Turn()
        turn.stage = BATTLE_PHASE
        if self.phase in ("deploy", "race"):
            table.phase = DEPLOY
            turn.stage = DUEL_PHASE
            if self.evacuated != NOWHERE:
                return [turn, Deploy(), Evacuation(table.active, self.evacuated)]
            return [turn, Deploy()] if self.phase == "deploy" else [turn, Deploy(), Race()]
        if self.phase == "duel":
            turn.stage = DUEL_PHASE
            return [turn]
        if self.phase == "battle":
            return [turn]
        if self.phase == "even-up":
            turn.stage = EVEN_UP_PHASE
            return [turn]
        if self.phase in ("end", "next-planet"):
            turn.stage = END
            table.phase = EVEN_UP
            if self.phase == "end":
                return [turn]
            turn.stage = 0
            return [turn, NextPlanet(table.active)]
        return self.steps_of_battle(turn)

    def steps_of_battle(self, turn: Turn) -> list[Step]:
        """A battle on the current planet, or in space about an evacuation."""
        table = self.table
        in_space = self.evacuated != NOWHERE
        battle = Battle(opponent(table.active), SPACE, self.evacuated) if in_space else Battle(table.active)
        battle.stage = {"battle-cards": 0, "plans": PLANS, "fights": NEXT_FIGHT}[self.phase]
        battle.plans = [self.whole_plan(LIGHT), self.whole_plan(DARK)] if self.phase == "fights" else [[], []]
        if not in_space:
            table.phase = BATTLE_PHASE_NUMBER
            turn.stage = EVEN_UP_PHASE
            return [turn, battle]
        table.phase = DEPLOY
        turn.stage = DUEL_PHASE
        evacuation = Evacuation(table.active, self.evacuated)
        evacuation.stage = ARRIVAL
        return [turn, Deploy(), evacuation, battle]

    def whole_plan(self, seat: int) -> list[int]:
        """A plan holds all the cards there; those not written stand behind the written ones."""
        side = self.table.sides[seat]
        there = self.field(side) + side.aside
        return self.plans[seat] + [card for card in there if card not in self.plans[seat]]

    def read_exact(self) -> None:
        for line in self.waiting:
            if line.words[0] in SIDES:
                continue
            try:
                self.read_exact_line(line.words[0], line.value)
            except (ValueError, IndexError, KeyError, TypeError, msgspec.MsgspecError):
                raise line.wrong(line.value) from None
        if not self.table.pending and not self.table.over:
            run(self.table)

    def read_exact_line(self, word: str, value: str) -> None:
        """A line the engine wrote; whatever it would not have written is a ValueError or its like."""
        table = self.table
        values = value.split()
        if word == "chance":
            table.chance = Chance(bytes.fromhex(values[0]), int(values[1]))
        elif word == "state":
            table.phase = int(values[0])
            table.stirred = values[1] == "stirred"
            table.quiet_turns = int(values[2])
            table.mode = int(values[3])
            table.site = int(values[4])
        elif word == "memory":
            self.read_memory(msgspec.json.decode(value))
        elif word == "emptied":
            table.emptied = [SIDES.index(side) for side in values]
        elif word == "step":
            table.stack.append(self.read_step(msgspec.json.decode(value)))
        elif word == "ask":
            table.pending.append(self.read_decision(msgspec.json.decode(value)))
        elif word == "over":
            table.over = True
            table.winners = int(values[0])
            table.ending = values[1]

    def read_decision(self, fields: list[Any]) -> Decision:
        seat, kind, options, gesture, rule, number = fields
        if kind not in QUESTIONS or gesture not in GESTURES or not options:
            raise ValueError(kind)
        for option in options:
            if option >= 0:
                self.known.card(option)
            elif option not in COMMON_WORDS and option not in WORDS:
                raise ValueError(option)
        return Decision(self.known.seat(seat), kind, options, gesture, rule, number)

    def read_memory(self, fields: list[Any]) -> None:
        table = self.table
        known = self.known
        table.fought = [[int(face) for face in faces] for faces in fields[0]]
        table.used = known.cards(fields[1])
        table.apart = known.cards(fields[2])
        table.peaceful = int(fields[3])
        table.destiny = int(fields[4])
        table.destiny_card = known.card_or_none(fields[5])
        for seat in (LIGHT, DARK):
            track = table.sides[seat].track
            if track is not None:
                placed, podracer_placed, thrusted = fields[6][seat]
                track.pilot_placed = bool(placed)
                track.podracer_placed = bool(podracer_placed)
                track.thrusted = bool(thrusted)

    def read_step(self, fields: list[Any]) -> Step:
        """A step from what its `encode` wrote."""
        step = STEPS[fields[0]](fields, self.known)
        step.stage = int(fields[1])
        return step
