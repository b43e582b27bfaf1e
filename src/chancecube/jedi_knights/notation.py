"""Jedi Knights positions as text.

    jedi-knights duel                    the game and the format, duel or team; `timing-2001` may follow
    turn: 3 deploy                       number and phase: force, deploy, starship-battle, blockade,
                                         character-battle, draw; `final` in the Final Conflict
    here: 1                              which turn at this planet it is
    planet: alliance PS-101 / empire PS-101    site and system, with who laid them; the stack from its bottom:
                                         the last planet named is the one fought over
    alliance: credits 4                  what is left to spend
    alliance theme | hand | deck | discard | theme-pile | force | used | won | events | turned | locations: …
                                         decks and discards from the top, used Force cards with the current one last
    alliance site: PS-1 [PS-40], PS-7 rotated          characters, what lies under them in brackets
    alliance system: PS-20 [PS-3 [PS-41]]              starships, with who is aboard
    battle: attacker PS-1, defender PS-50, supporters PS-2, PS-51, fired PS-1, step weapons
                                         `PS-1 of empire` where several have such a card
    order: empire, alliance              Player 1 first; `rank` likewise by Theme number
    quiet: 9                             Character Battle Phases of the Final Conflict without a battle
    seed: 42

In team games the players are alliance-1, empire-1, alliance-2 and empire-2, and `of` names the owner of a card on a
partner's, as in PS-20 [PS-3 of alliance-2]. An Event under an attacker or defender is there for its tactical bonus.
What is left out is empty, or what it would be in the middle of a game: planets beneath, a Force deck and a card of it in use. The exact
form adds card ids, the steps and the open decisions, and reads back identically.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

import msgspec

from chancecube.jedi_knights.battle import POWER_COMPARED, SUPPORT_STEP, WEAPONS_STEP, Battle, read_battle
from chancecube.jedi_knights.battle_steps import BattleStep, read_battle_step, read_new_main
from chancecube.jedi_knights.blockade import read_intimidation
from chancecube.jedi_knights.deeds import read_deed
from chancecube.jedi_knights.deploy import read_play, read_transfer
from chancecube.jedi_knights.draw_phase import TURNS_PER_PLANET, read_draw_phase
from chancecube.jedi_knights.events import read_event
from chancecube.jedi_knights.facts import Card
from chancecube.jedi_knights.fire import read_fire
from chancecube.jedi_knights.force_phase import read_force_phase
from chancecube.jedi_knights.kinds import (
    BLOCKADE,
    CHARACTER,
    DEPLOY,
    EVENT,
    FORCE,
    LOCATION,
    POWER_STEP,
    SIDES,
    STARSHIP,
    SUPPORT,
    THEME,
    TIMES,
    WEAPON,
    WEAPONS,
)
from chancecube.jedi_knights.library import Library
from chancecube.jedi_knights.moments import read_answer, read_moment
from chancecube.jedi_knights.phases import Phase, read_phase
from chancecube.jedi_knights.ranks import highest_first, theme_numbers
from chancecube.jedi_knights.setup import read_setup
from chancecube.jedi_knights.stacks import Stack, StackReader, write_stacks
from chancecube.jedi_knights.sums import credits_left, credits_of, force_number
from chancecube.jedi_knights.table import (
    BLOCKADE_PHASE,
    CHARACTER_PHASE,
    DEPLOY_PHASE,
    DRAW_PHASE,
    FORCE_PHASE,
    PHASES,
    SETTING_UP,
    SITE,
    STARSHIP_PHASE,
    SYSTEM,
    WORDS,
    Change,
    Fight,
    Options,
    Seat,
    SetOff,
    Table,
    new_table,
)
from chancecube.jedi_knights.turn import Turn, battle_phase, read_turn_step
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import COMMON_WORDS, GESTURES, Decision
from chancecube.kernel.errors import BadNotation
from chancecube.kernel.known import Known
from chancecube.kernel.notation import Line, Token, read_cards, read_lines, read_number, write_cards
from chancecube.kernel.position import NO_CARD, Step, run

HEADING: Final = "jedi-knights"
TIMING_2001: Final = "timing-2001"
SEATS: Final = {"duel": 2, "team": 4}
FINAL_WORD: Final = "final"
PLANETS: Final = 4
MOST_IDS: Final = 2000
PILES: Final = {
    "hand": [CHARACTER, STARSHIP, WEAPON, EVENT],
    "deck": [CHARACTER, STARSHIP, WEAPON, EVENT],
    "discard": [CHARACTER, STARSHIP, WEAPON, EVENT],
    "theme": [THEME],
    "theme-pile": [CHARACTER, STARSHIP, WEAPON, EVENT, LOCATION],
    "force": [FORCE],
    "used": [FORCE],
    "won": [LOCATION],
    "events": [EVENT],
    "turned": [CHARACTER, STARSHIP, WEAPON, EVENT],
    "locations": [LOCATION],
}
FROM_THE_TOP: Final = ["deck", "discard"]
ARENA_WORDS: Final = {"site": SITE, "system": SYSTEM}
FIGHTERS: Final = {SITE: CHARACTER, SYSTEM: STARSHIP}
LIES_ON: Final = {CHARACTER: [WEAPON, EVENT], STARSHIP: [CHARACTER, WEAPON, EVENT], WEAPON: [], EVENT: []}
BATTLE_WORDS: Final = ["attacker", "defender", "supporters", "fired", "step"]
BATTLE_STAGES: Final = {SUPPORT: SUPPORT_STEP, WEAPONS: WEAPONS_STEP, POWER_STEP: POWER_COMPARED}
ALTERNATING: Final = {DEPLOY_PHASE: DEPLOY, BLOCKADE_PHASE: BLOCKADE}
USUAL_FORCE: Final = 4  # the number of the Force card in use, if none is written
EXACT_WORDS: Final = ["chance", "state", "memory", "step", "ask", "over"]
QUESTIONS: Final = [
    "theme-search",
    "choose-site",
    "choose-system",
    "force-card",
    "deploy",
    "battle-phase",
    "blockade",
    "support",
    "weapons",
    "power",
    "how",
    "where",
    "transfer-to",
    "defender",
    "target",
    "new-main",
    "respond",
    "text-order",
    "may",
    "choose",
    "fetch",
    "stow",
    "play-card",
    "swap",
    "swap-with",
    "shuffle-in",
    "peek",
    "take-one",
    "discard",
    "pay",
    "one-of",
    "which-opponent",
    "intimidated",
    "force-swap",
    "force-swap-with",
]

# How each step is read back, by the name it writes, from what stands behind name and stage.
STEPS: Final[dict[str, Callable[[list[Any], Known], Step]]] = {
    "setup": read_setup,
    "turn": read_turn_step,
    "force": read_force_phase,
    "phase": read_phase,
    "draw": read_draw_phase,
    "play": read_play,
    "transfer": read_transfer,
    "event": read_event,
    "battle": read_battle,
    "battle-step": read_battle_step,
    "new-main": read_new_main,
    "fire": read_fire,
    "intimidation": read_intimidation,
    "deed": read_deed,
    "moment": read_moment,
    "answer": read_answer,
}


def names_of_seats(seats: int) -> list[str]:
    if seats == len(SIDES):
        return SIDES[:]
    return [f"{SIDES[seat % 2]}-{seat // 2 + 1}" for seat in range(seats)]


# --- writing ---


def write_position(table: Table, exact: bool) -> str:
    names = names_of_seats(table.seats)
    lines = [heading(table), turn_line(table), f"here: {table.turns_here}"]
    lines += planet_lines(table, names, exact)
    for word, seats in (("rank", table.rank), ("order", table.order)):
        if seats:
            lines.append(f"{word}: {', '.join([names[seat] for seat in seats])}")
    for seat in range(table.seats):
        lines += seat_lines(table, seat, names, exact)
    if table.quiet:
        lines.append(f"quiet: {table.quiet}")
    if exact:
        lines += exact_lines(table)
    elif table.fight is not None and NO_CARD not in table.fight.main:
        lines.append(battle_line(table, table.fight))
    return "\n".join(lines) + "\n"


def heading(table: Table) -> str:
    words = [HEADING, table.options.format_name]
    if table.options.timing_2001:
        words.append(TIMING_2001)
    return " ".join(words)


def turn_line(table: Table) -> str:
    words = [str(table.turn), PHASES[table.phase]]
    if table.final:
        words.append(FINAL_WORD)
    return f"turn: {' '.join(words)}"


def planet_lines(table: Table, names: list[str], exact: bool) -> list[str]:
    """From the bottom of the stacks; while setting up a site may still wait for its system."""
    lines: list[str] = []
    for place in range(len(table.sites)):
        cards = [table.sites[place], *table.systems[place : place + 1]]
        parts = [f"{names[table.owner[card]]} {cards_text(table, [card], exact)}" for card in cards]
        lines.append(f"planet: {' / '.join(parts)}")
    return lines


def cards_text(table: Table, cards: list[int], exact: bool) -> str:
    return write_cards([table.card(card).code for card in cards], cards, exact)


def seat_lines(table: Table, seat: int, names: list[str], exact: bool) -> list[str]:
    own = table.at[seat]
    name = names[seat]
    lines: list[str] = []
    if own.used and table.phase == DEPLOY_PHASE and not exact:
        lines.append(f"{name}: credits {credits_left(table, seat)}")
    for word, arena in ARENA_WORDS.items():
        cards = table.fighters_at(seat, arena)
        if not exact:
            cards = those_in_battle_first(table, cards)
        if cards:
            lines.append(f"{name} {word}: {write_stacks(table, cards, names, exact)}")
    for pile in PILES:
        cards = pile_of(own, pile)
        if cards:
            shown = cards[::-1] if pile in FROM_THE_TOP else cards
            lines.append(f"{name} {pile}: {cards_text(table, shown, exact)}")
    return lines


def pile_of(own: Seat, pile: str) -> list[int]:
    if pile == "theme":
        return [] if own.theme == NO_CARD else [own.theme]
    found: dict[str, list[int]] = {
        "hand": own.hand,
        "deck": own.deck,
        "discard": own.discard,
        "theme-pile": own.pile,
        "force": own.force,
        "used": own.used,
        "won": own.won,
        "events": own.events,
        "turned": own.turned,
        "locations": own.locations,
    }
    return found[pile]


def those_in_battle_first(table: Table, cards: list[int]) -> list[int]:
    """Of cards alike the first ones are meant by a written battle."""
    fight = table.fight
    if fight is None:
        return cards
    fighting = [card for card in [*fight.fighters(0), *fight.fighters(1)] if card in cards]
    return fighting + [card for card in cards if card not in fighting]


def fighter_text(table: Table, card: int) -> str:
    """A card of the battle; its owner is named where others have such a card in play."""
    owner = table.owner[card]
    for seat, own in enumerate(table.at):
        if seat != owner and table.face[card] in [table.face[other] for other in own.site + own.system]:
            return f"{table.card(card).code} of {names_of_seats(table.seats)[owner]}"
    return table.card(card).code


def battle_line(table: Table, fight: Fight) -> str:
    """The battle without ids; of cards alike the first ones are meant when it is read."""
    attacker, defender = fight.main[fight.attacking], fight.main[1 - fight.attacking]
    fired = [card for card in fight.fired if fight.holds(table.root(card))]
    parts: list[str] = []
    for word, card in (("attacker", attacker), ("defender", defender)):
        if card != NO_CARD:
            parts.append(f"{word} {fighter_text(table, card)}")
    supporters = fight.supporters[0] + fight.supporters[1]
    if supporters:
        parts.append(f"supporters {', '.join([fighter_text(table, card) for card in supporters])}")
    if fired:
        parts.append(f"fired {', '.join([table.card(card).code for card in fired])}")
    for step in table.stack:
        if isinstance(step, BattleStep):
            parts.append(f"step {TIMES[step.time]}")
    return f"battle: {', '.join(parts)}"


def exact_lines(table: Table) -> list[str]:
    """What a hand-written position leaves to the engine."""
    lines = [f"chance: {table.chance.seed.hex()} {table.chance.place}"]
    lines.append(f"state: {table.destiny}")
    lines.append(f"memory: {msgspec.json.encode(memory(table)).decode()}")
    for step in table.stack:
        lines.append(f"step: {msgspec.json.encode(step.encode()).decode()}")
    for decision in table.pending:
        lines.append(f"ask: {msgspec.json.encode(decision.encode()).decode()}")
    if table.over:
        lines.append(f"over: {table.winners} {table.ending}")
    return lines


def memory(table: Table) -> list[object]:
    """What is remembered beside where the cards lie."""
    return [
        [table.attached, table.rotated, table.moved],
        table.used,
        [change.encode() for change in table.changes],
        None if table.fight is None else table.fight.encode(),
        [[own.chosen, own.spent] for own in table.at],
    ]


# --- reading ---


def read_position(library: Library, text: str, keep_log: bool = False) -> Table:
    """The position, run to its first question; a log begins with what happens on the way there."""
    lines = read_lines(text)
    if not lines or lines[0].words[:1] != [HEADING]:
        raise BadNotation("notation-heading", {"heading": HEADING})
    reader = Reader(library, lines[0])
    if keep_log:
        reader.table.log = []
    for line in lines[1:]:
        reader.read(line)
    return reader.finish()


def read_heading(line: Line) -> Options:
    words = line.words[1:]
    format_name = words[0] if words else "duel"
    if format_name not in SEATS or words[1:] not in ([], [TIMING_2001]):
        raise line.wrong(" ".join(words))
    return Options(format_name, SEATS[format_name], len(words) > 1)


@final
class Reader:
    """Puts a table together line by line."""

    def __init__(self, library: Library, heading: Line) -> None:
        self.library = library
        self.heading = heading
        self.table = new_table(Chance(seed_of(0)), library.cards, read_heading(heading), [])
        self.names = names_of_seats(self.table.seats)
        self.next_id = 0
        self.placed: dict[int, int] = {}  # card id -> face
        self.known = Known(self.placed, self.table.seats)
        self.written: list[str] = []  # what is said, so that it is not made up
        self.credits: list[int] = [NO_CARD] * self.table.seats
        self.waiting: list[Line] = []  # lines about cards, read when all of them lie there
        self.battle: Line | None = None
        self.step = SUPPORT
        self.exact = False
        self.table.turn = 1
        self.table.phase = DEPLOY_PHASE

    def read(self, line: Line) -> None:
        word = line.words[0] if line.words else ""
        if word in self.names:
            self.read_seat(line, self.names.index(word))
        elif word in EXACT_WORDS:
            self.exact = True
            self.waiting.append(line)
        elif len(line.words) != 1:
            raise line.wrong(" ".join(line.words))
        elif word == "planet":
            self.read_planet(line)
        elif word == "battle":
            self.battle = line
        else:
            self.read_number_line(line, word)
            self.written.append(word)

    def read_number_line(self, line: Line, word: str) -> None:
        table = self.table
        if word == "turn":
            self.read_turn(line)
        elif word == "here":
            table.turns_here = read_number(line, line.value)
        elif word == "quiet":
            table.quiet = read_number(line, line.value)
        elif word == "seed":
            table.chance = Chance(seed_of(read_number(line, line.value)))
        elif word == "rank":
            table.rank = self.read_seats(line)
        elif word == "order":
            table.order = self.read_seats(line)
        else:
            raise line.wrong(word)

    def read_turn(self, line: Line) -> None:
        """Number and phase, in any order; each may be left out."""
        for word in line.value.lower().split():
            if word.isdigit():
                self.table.turn = read_number(line, word)
            elif word in PHASES:
                self.table.phase = PHASES.index(word)
            elif word == FINAL_WORD:
                self.table.final = True
            else:
                raise line.wrong(word)

    def read_seats(self, line: Line) -> list[int]:
        said = [name.strip().lower() for name in line.value.split(",")]
        if sorted(said) != sorted(self.names):
            raise line.wrong(line.value)
        return [self.names.index(name) for name in said]

    # --- cards ---

    def new_card(self, line: Line, token: Token, owner: int, kinds: list[int]) -> int:
        """What can never come to lie there is refused."""
        facts = self.library.find(token.code)
        card = token.card if token.card != NO_CARD else self.next_id
        if facts is None or facts.kind not in kinds or card in self.placed or card > MOST_IDS:
            raise line.wrong(token.code)
        self.placed[card] = facts.index
        self.next_id = max(self.next_id, card + 1)
        table = self.table
        while len(table.face) <= card:
            table.face.append(facts.index)
            table.owner.append(owner)
            table.host.append(NO_CARD)
        table.face[card] = facts.index
        table.owner[card] = owner
        return card

    def read_planet(self, line: Line) -> None:
        """Site and system; who laid them is Alliance and Empire unless said otherwise."""
        parts = line.value.split("/")
        if not 1 <= len(parts) <= 2:
            raise line.wrong(line.value)
        cards: list[int] = []
        for place in range(len(parts)):
            words = parts[place].split()
            owner = place
            if len(words) == 2 and words[0].lower() in self.names:
                owner = self.names.index(words[0].lower())
                words = words[1:]
            tokens = read_cards(Line(line.number, line.words, " ".join(words)))
            if len(tokens) != 1:
                raise line.wrong(parts[place])
            cards.append(self.new_card(line, tokens[0], owner, [LOCATION]))
        table = self.table
        if len({table.card(card).planet for card in cards}) > 1:
            raise line.wrong(line.value)
        table.sites.append(cards[0])
        table.systems += cards[1:]

    def read_seat(self, line: Line, seat: int) -> None:
        words = line.words[1:]
        if not words:
            self.read_seat_facts(line, seat)
        elif len(words) > 1:
            raise line.wrong(" ".join(words))
        elif words[0] in ARENA_WORDS:
            arena = ARENA_WORDS[words[0]]
            for stack in StackReader(line).read_all():
                for _ in range(stack.count):
                    self.lay(line, stack, seat, arena)
        elif words[0] in PILES:
            self.read_pile(line, seat, words[0])
        else:
            raise line.wrong(words[0])

    def read_seat_facts(self, line: Line, seat: int) -> None:
        for part in line.value.split(","):
            words = part.lower().split()
            if len(words) != 2 or words[0] != "credits":
                raise line.wrong(part)
            self.credits[seat] = read_number(line, words[1])

    def read_pile(self, line: Line, seat: int, pile: str) -> None:
        cards = [self.new_card(line, token, seat, PILES[pile]) for token in read_cards(line)]
        own = self.table.at[seat]
        self.written.append(f"{seat} {pile}")
        if pile != "theme":
            pile_of(own, pile).extend(cards[::-1] if pile in FROM_THE_TOP else cards)
        elif len(cards) == 1:
            own.theme = cards[0]
        else:
            raise line.wrong(line.value)

    def lay(self, line: Line, stack: Stack, seat: int, arena: int) -> None:
        """A character at the site or a starship at the system, with all that is on it."""
        if stack.owner:
            raise line.wrong(stack.owner)
        card = self.new_card(line, Token(stack.code, stack.card), seat, [FIGHTERS[arena]])
        if stack.rotated:
            self.table.rotated.append(card)
        self.table.lay(card, arena)
        self.put_on(line, stack, card)

    def put_on(self, line: Line, stack: Stack, host: int) -> None:
        table = self.table
        for one in stack.under:
            owner = table.owner[host]
            if one.owner:
                if one.owner not in self.names or self.names.index(one.owner) % 2 != owner % 2:
                    raise line.wrong(one.owner)
                owner = self.names.index(one.owner)
            for _ in range(one.count):
                token = Token(one.code, one.card)
                card = self.new_card(line, token, owner, LIES_ON[table.card(host).kind])
                table.attach(card, host)
                if one.rotated and card not in table.rotated:
                    table.rotated.append(card)
                self.put_on(line, one, card)

    # --- a battle ---

    def read_battle(self, line: Line) -> Fight:
        """Each word is followed by its cards; the two sides' supporters are told apart by whose they are."""
        said: dict[str, list[str]] = {word: [] for word in BATTLE_WORDS}
        word = ""
        for part in line.value.split(","):
            words = part.split()
            if words and words[0].lower() in BATTLE_WORDS:
                word = words.pop(0).lower()
            if not word or len(words) not in (1, 3):
                raise line.wrong(part)
            said[word].append(" ".join(words))
        if len(said["attacker"]) != 1 or len(said["defender"]) != 1 or len(said["step"]) > 1:
            raise line.wrong(line.value)
        if said["step"]:
            self.step = self.read_step_word(line, said["step"][0].lower())
        taken: list[int] = []
        attacker = self.find_fighter(line, said["attacker"][0], taken, [0, 1])
        table = self.table
        side = table.owner[attacker] % 2
        defender = self.find_fighter(line, said["defender"][0], taken, [1 - side])
        fight = Fight(table.place(attacker), side, attacker, defender)
        if table.owner[defender] % 2 == side or table.place(defender) != fight.arena:
            raise line.wrong(said["defender"][0])
        for code in said["supporters"]:
            card = self.find_fighter(line, code, taken, [0, 1])
            fight.supporters[table.owner[card] % 2].append(card)
        armed = taken + [card for card in table.attached if table.host[card] in taken]
        fight.fired = [self.find_card(line, code, armed) for code in said["fired"]]
        for card in taken:
            for one in table.whole_stack(card):
                if table.card(one).kind == CHARACTER:
                    fight.part |= 1 << table.owner[one]
        for main in fight.main:
            fight.bonus[table.owner[main] % 2] = [
                card for card in table.under(main) if table.card(card).kind == EVENT
            ]
        return fight

    def read_step_word(self, line: Line, word: str) -> int:
        for time in BATTLE_STAGES:
            if TIMES[time] == word:
                return time
        raise line.wrong(word)

    def find_fighter(self, line: Line, said: str, taken: list[int], sides: list[int]) -> int:
        """The first such card of these sides in play that does not take part already; `of` may name its owner."""
        code, _, owner = said.partition(" of ")
        names = names_of_seats(self.table.seats)
        if owner and owner.lower() not in names:
            raise line.wrong(said)
        free: list[int] = []
        for seat, own in enumerate(self.table.at):
            if seat % 2 in sides and (not owner or names[seat] == owner.lower()):
                free += [card for card in own.site + own.system if card not in taken]
        card = self.find_card(line, code, free)
        taken.append(card)
        return card

    def find_card(self, line: Line, code: str, among: list[int]) -> int:
        facts = self.library.find(code)
        for card in among:
            if facts is not None and self.table.face[card] == facts.index:
                return card
        raise line.wrong(code)

    def battle_step(self, fight: Fight) -> Battle:
        attacker = fight.main[fight.attacking]
        step = Battle(self.table.owner[attacker], attacker, fight.arena)
        step.defender = fight.main[1 - fight.attacking]
        step.stage = BATTLE_STAGES[self.step]
        return step

    # --- the end: what is made up, steps and the first question ---

    def finish(self) -> Table:
        table = self.table
        if not self.exact:
            self.make_up()
        if sorted(self.placed) != list(range(len(table.face))):
            raise BadNotation("notation-ids")
        if self.exact:
            self.read_exact()
            return table
        if self.battle is not None:
            table.fight = self.read_battle(self.battle)
        table.stack = self.steps_of_phase()
        run(table)
        return table

    def make_up(self) -> None:
        """What is left out is what it would be in the middle of a game."""
        table = self.table
        if not table.sites or len(table.sites) != len(table.systems) or table.phase == SETTING_UP:
            raise self.heading.wrong("planet")
        if not table.final and len(table.sites) == 1:
            self.put_planets_beneath()
        if "here" not in self.written:
            table.turns_here = 1 if table.final else (table.turn - 1) % self.turns_per_planet() + 1
        if not table.rank:
            table.rank = highest_first(list(range(table.seats)), theme_numbers(table))
        for seat in range(table.seats):
            self.give_force_cards(seat)
        if table.phase != FORCE_PHASE and not table.order:
            numbers = [force_number(table, seat) for seat in range(table.seats)]
            table.order = highest_first(table.rank, numbers)
        for seat in range(table.seats):
            if self.credits[seat] != NO_CARD and table.at[seat].used:
                table.at[seat].spent = credits_of(table, seat) - self.credits[seat]

    def put_planets_beneath(self) -> None:
        """If one planet alone is written: as many as the turn tells, before the Final Conflict at least one."""
        table = self.table
        left = max(PLANETS - (table.turn - 1) // self.turns_per_planet(), 2)
        seen = {table.cards[face].planet for face in self.placed.values()}
        for facts in self.library.cards:
            if len(table.sites) >= left:
                return
            if facts.kind == LOCATION and facts.planet not in seen:
                seen.add(facts.planet)
                token = Token(facts.code)
                table.sites.insert(0, self.new_card(self.heading, token, 0, [LOCATION]))
                table.systems.insert(0, self.new_card(self.heading, token, 1, [LOCATION]))

    def turns_per_planet(self) -> int:
        return 1 if self.table.seats > len(SIDES) else TURNS_PER_PLANET

    def give_force_cards(self, seat: int) -> None:
        """A Force card in use if none is written, and a Force deck of those not used."""
        table = self.table
        own = table.at[seat]
        deck = [card for card in self.library.cards if card.kind == FORCE and card.colour == seat % 2]
        used = [table.card(card).force_number for card in own.used]
        if not used and table.phase != FORCE_PHASE:
            used = [USUAL_FORCE]
            own.used = self.new_force_cards(seat, [card for card in deck if card.force_number in used])
        if not own.force:
            own.force = self.new_force_cards(seat, [card for card in deck if card.force_number not in used])

    def new_force_cards(self, seat: int, cards: list[Card]) -> list[int]:
        return [self.new_card(self.heading, Token(card.code), seat, [FORCE]) for card in cards]

    def steps_of_phase(self) -> list[Step]:
        """The steps that lead to the question of the phase."""
        table = self.table
        turn = Turn()
        turn.stage = table.phase
        fight = table.fight
        if fight is not None:
            table.phase = STARSHIP_PHASE if fight.arena == SYSTEM else CHARACTER_PHASE
            turn.stage = table.phase + 1
            return [turn, battle_phase(table, fight.arena), self.battle_step(fight)]
        if table.phase in (FORCE_PHASE, DRAW_PHASE) or (table.phase == CHARACTER_PHASE and table.final):
            return [turn]
        turn.stage = table.phase + 1
        if table.phase in ALTERNATING:
            return [turn, Phase(ALTERNATING[table.phase])]
        return [turn, battle_phase(table, SYSTEM if table.phase == STARSHIP_PHASE else SITE)]

    # --- the exact form ---

    def read_exact(self) -> None:
        for line in self.waiting:
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
            table.destiny = int(values[0])
        elif word == "memory":
            self.read_memory(msgspec.json.decode(value))
        elif word == "step":
            table.stack.append(self.read_step(msgspec.json.decode(value)))
        elif word == "ask":
            table.pending.append(self.read_decision(msgspec.json.decode(value)))
        elif word == "over":
            table.over = True
            table.winners = int(values[0])
            table.ending = values[1]

    def read_memory(self, fields: list[Any]) -> None:
        table = self.table
        known = self.known
        lists, used, changes, fight, seats = fields
        attached, rotated, moved = [known.cards(cards) for cards in lists]
        if sorted(attached) != sorted(table.attached):
            raise ValueError(attached)
        table.attached = attached
        table.rotated = rotated
        table.moved = moved
        table.used = [[int(use) for use in uses] for uses in used]
        table.changes = [Change(*[int(field) for field in change]) for change in changes]
        table.fight = None if fight is None else self.read_fight(fight)
        for seat in range(table.seats):
            chosen, spent = seats[seat]
            table.at[seat].chosen = known.card_or_none(chosen)
            table.at[seat].spent = int(spent)

    def read_fight(self, fields: list[Any]) -> Fight:
        known = self.known
        arena, attacking, main, supporters, fired, bonus, defeated, part, winner, settled, waiting = fields
        fight = Fight(int(arena), int(attacking), NO_CARD, NO_CARD)
        fight.main = [known.card_or_none(card) for card in main]
        fight.supporters = [known.cards(cards) for cards in supporters]
        fight.fired = known.cards(fired)
        fight.bonus = [known.cards(cards) for cards in bonus]
        fight.defeated = [[int(face) for face in faces] for faces in defeated]
        fight.part = int(part)
        fight.winner = int(winner)
        fight.settled = bool(settled)
        fight.waiting = [SetOff(*[int(one) for one in text]) for text in waiting]
        return fight

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

    def read_step(self, fields: list[Any]) -> Step:
        """A step from what its `encode` wrote."""
        step = STEPS[fields[0]](fields[2:], self.known)
        step.stage = int(fields[1])
        return step
