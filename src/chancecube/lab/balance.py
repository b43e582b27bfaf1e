"""Balance of Jedi Knights: ready decks of one side against those of the other, and which Force cards get chosen when."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct, field

from chancecube.bots import Seen, make_bot
from chancecube.jedi_knights.game import GAME, table_of
from chancecube.jedi_knights.kinds import COLOURS, SIDES, THEMES
from chancecube.jedi_knights.library import library
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.position import apply
from chancecube.kernel.wire import DeckList
from chancecube.lab.statistics import Spread, wilson
from chancecube.lab.workers import Progress, Workers, parcels_of

FORMAT: Final = "duel"
GAMES_A_PARCEL: Final = 8
LOWEST: Final = 0.42  # a pairing is in balance if the Alliance wins no more seldom
HIGHEST: Final = 0.58
TYPICAL_TURNS: Final = 7  # two for each of three planets, and the Final Conflict's first


class Pairing(Struct, frozen=True):
    """An Alliance deck and an Empire deck."""

    decks: list[DeckList]

    def name(self) -> str:
        return " : ".join([deck.name for deck in self.decks])


class Tally(Struct):
    """The counts of one pairing."""

    games: int = 0
    wins: int = 0  # of the Alliance
    sweeps: int = 0  # games won by three planets
    short: int = 0  # games over in the seventh turn or before
    turns: Spread = field(default_factory=Spread)
    forces: dict[str, list[int]] = field(default_factory=dict)  # code -> in how many games chosen, by turn
    holders: dict[str, int] = field(
        default_factory=dict
    )  # code -> decks that could have chosen it, over all games

    def join(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.sweeps += other.sweeps
        self.short += other.short
        self.turns.join(other.turns)
        for code, chosen in other.forces.items():
            before = self.forces.setdefault(code, [])
            before += [0] * (len(chosen) - len(before))
            for turn, count in enumerate(chosen):
                before[turn] += count
        for code, count in other.holders.items():
            self.holders[code] = self.holders.get(code, 0) + count

    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def is_balanced(self) -> bool:
        return LOWEST <= self.rate() <= HIGHEST

    def chose(self, code: str, turn: int) -> None:
        chosen = self.forces.setdefault(code, [])
        chosen += [0] * (turn + 1 - len(chosen))
        chosen[turn] += 1

    def held(self, code: str) -> None:
        self.holders[code] = self.holders.get(code, 0) + 1


def theme_of(deck: DeckList) -> int:
    """The Theme a deck plays."""
    found = [library().by_code[code] for code in deck.cards if code in library().by_code]
    return next(card.theme for card in found if card.theme_number)


def is_starter(deck: DeckList) -> bool:
    return "starter" in deck.name


def pairings() -> list[Pairing]:
    """Every Theme deck of a side against every other one of the other side, then the starters among themselves."""
    sides = [
        [deck for deck in GAME.ready_decks() if not GAME.deck_breaches(deck, FORMAT, side)]
        for side in range(len(SIDES))
    ]
    found: list[Pairing] = []
    for starters in (False, True):
        for alliance in sides[0]:
            for empire in sides[1]:
                fitting = is_starter(alliance) == starters and is_starter(empire) == starters
                if fitting and theme_of(alliance) != theme_of(empire):
                    found.append(Pairing([alliance, empire]))
    return found


def measure(
    pairing: Pairing, bot: str, games: int, seed: int, workers: int, progress: Progress | None = None
) -> Tally:
    """Plays a pairing; the result is the same for any number of workers."""
    tally = Tally()
    with Workers(workers) as hands:
        for part in hands.run(partial(play_parcel, pairing, bot, seed), parcels_of(games, GAMES_A_PARCEL)):
            tally.join(part)
            if progress is not None:
                progress(tally.games)
    return tally


def play_parcel(pairing: Pairing, bot: str, seed: int, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        play_game(pairing.decks, bot, seed * 1_000_003 + number, tally)
    return tally


def play_game(decks: list[DeckList], bot: str, seed: int, tally: Tally) -> None:
    position = GAME.new(decks, {"format": FORMAT}, Chance(seed_of(seed)), False)
    table = table_of(position)
    bots = [make_bot(bot, GAME, seed * len(decks) + seat, deck) for seat, deck in enumerate(decks)]
    for own in table.at:
        for card in own.force:
            tally.held(table.card(card).code)
    while not position.over:
        decision = position.pending[0]
        answer = bots[decision.seat].choose(Seen(GAME, position, decision.seat))
        if decision.kind == "force-card":
            tally.chose(table.card(answer).code, table.turn)
        apply(position, decision.seat, answer)
    tally.games += 1
    tally.wins += position.winners & 1
    tally.sweeps += position.ending == "jk.game.three-planets"
    tally.short += table.turn <= TYPICAL_TURNS
    tally.turns.add(table.turn)


# --- the table ---


def together(tallies: list[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole.join(tally)
    return whole


def report(results: list[tuple[Pairing, Tally]]) -> str:
    """The tables as they stand in the documentation."""
    themes = [(pairing, tally) for pairing, tally in results if not is_starter(pairing.decks[0])]
    starters = [(pairing, tally) for pairing, tally in results if is_starter(pairing.decks[0])]
    own = [tally for pairing, tally in themes if THEMES.index("jabba") not in map(theme_of, pairing.decks)]
    lines = [
        "| Alliance | Empire | games | Alliance wins | 95 % interval | turns | seven or fewer | by three planets |"
    ]
    lines.append("| --- | --- | ---: | ---: | :---: | ---: | ---: | ---: |")
    for pairing, tally in themes + starters:
        lines.append(row([deck.name for deck in pairing.decks], tally))
    if own:
        lines.append(row(["**all Alliance Themes**", "**all Empire Themes**"], together(own)))
    lines += ["", *force_lines(together([tally for _, tally in results]))]
    return "\n".join(lines)


def row(names: list[str], tally: Tally) -> str:
    low, high = tally.interval()
    mark = "" if tally.is_balanced() else " (!)"
    cells = [
        *names,
        str(tally.games),
        f"{tally.rate():.1%}{mark}",
        f"{low:.1%} to {high:.1%}",
        f"{tally.turns.mean():.1f}",
        f"{tally.short / max(1, tally.games):.0%}",
        f"{tally.sweeps / max(1, tally.games):.0%}",
    ]
    return f"| {' | '.join(cells)} |"


def force_lines(tally: Tally) -> list[str]:
    """How often each Force card was chosen in each turn, of the games in which a deck had it."""
    turns = max([len(chosen) for chosen in tally.forces.values()], default=1)
    heads = [f"turn {turn}" for turn in range(1, turns)]
    lines = [f"| Force card | number | credits | draw | {' | '.join(heads)} | in all |"]
    lines.append(f"| --- | ---: | ---: | ---: |{' ---: |' * turns}")
    known = [library().by_code[code] for code in tally.holders]
    for card in sorted(known, key=lambda card: (card.colour, card.force_number)):
        chosen = tally.forces.get(card.code, [])
        chosen = chosen + [0] * (turns - len(chosen))
        shares = [f"{count / tally.holders[card.code]:.0%}" for count in [*chosen[1:], sum(chosen)]]
        numbers = [str(card.force_number), str(card.credits), str(card.draw)]
        lines.append(f"| {card.title} ({COLOURS[card.colour]}) | {' | '.join(numbers + shares)} |")
    return lines
