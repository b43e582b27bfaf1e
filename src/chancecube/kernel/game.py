"""What a game offers to the rest of the house. The registry knows games by this alone."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from chancecube.kernel.chance import Chance
from chancecube.kernel.decision import COMMON_WORDS, COUNT, Decision
from chancecube.kernel.errors import BadOption, ChanceCubeError
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.views import Zone
from chancecube.kernel.wire import Breach, DeckList


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, as the rest of the house sees them. It holds no state."""

    def __init__(
        self, name: str, title: str, rules_version: int, formats: list[str], sides: list[str]
    ) -> None:
        self.name = name
        self.title = title
        self.rules_version = rules_version  # raised whenever an old record might replay differently
        self.formats = formats
        self.sides = sides  # those who win or lose together; without teams each is one seat

    # --- seats ---

    def seat_sides(self, format_name: str) -> list[int]:
        """For each seat the side it plays; seats of one side are partners."""
        return list(range(len(self.sides)))

    def seat_names(self, format_name: str) -> list[str]:
        """What the seats are called in records and commands: a side of several seats numbers them."""
        held = self.seat_sides(format_name)
        names: list[str] = []
        for seat in range(len(held)):
            side = held[seat]
            name = self.sides[side]
            names.append(name if held.count(side) == 1 else f"{name}-{held[:seat].count(side) + 1}")
        return names

    def opponents(self, format_name: str, seat: int) -> list[int]:
        """The seats of the other sides."""
        held = self.seat_sides(format_name)
        return [other for other in range(len(held)) if held[other] != held[seat]]

    def partners(self, format_name: str, seat: int) -> list[int]:
        """All seats of this one's side, itself included."""
        held = self.seat_sides(format_name)
        return [other for other in range(len(held)) if held[other] == held[seat]]

    def format_in(self, settings: dict[str, str]) -> str:
        """The format that was agreed; the first one if none was, or none there is."""
        wished = settings.get("format", "")
        return wished if wished in self.formats else self.formats[0]

    def seat_name(self, position: Position, seat: int) -> str:
        return self.seat_names(self.format_of(position))[seat]

    def format_of(self, position: Position) -> str:
        """A format played with as many seats: all that naming the seats of a position needs."""
        for format_name in self.formats:
            if len(self.seat_sides(format_name)) == position.seats:
                return format_name
        return self.formats[0]

    # --- cards and decks ---

    def code(self, face: int) -> str:
        """A card's code, as people write it."""
        raise NotImplementedError

    def face(self, code: str) -> int:
        """The face of a code; raises ChanceCubeError for one that does not exist."""
        raise NotImplementedError

    def deck_breaches(self, deck: DeckList, format_name: str, seat: int) -> list[Breach]:
        """Every rule of the format the deck breaks when played at this seat."""
        raise NotImplementedError

    def decks_breaches(self, decks: list[DeckList], format_name: str) -> list[Breach]:
        """Every rule the decks of one game break together, in the order of the seats.

        For a seat nobody has taken yet there is a list without cards, which breaks nothing.
        """
        return []

    def ready_decks(self) -> list[DeckList]:
        raise NotImplementedError

    def random_deck(self, format_name: str, seat: int, chance: Chance) -> DeckList:
        """Any legal deck of the format for this seat."""
        raise NotImplementedError

    def random_decks(self, format_name: str, chance: Chance) -> list[DeckList]:
        """A legal deck for every seat; a game whose decks must go together makes them so."""
        seats = len(self.seat_sides(format_name))
        return [self.random_deck(format_name, seat, chance) for seat in range(seats)]

    # --- positions ---

    def new(
        self, decks: list[DeckList], settings: dict[str, str], chance: Chance, keep_log: bool
    ) -> Position:
        """A new game, run to its first decision."""
        raise NotImplementedError

    def zones(self, position: Position) -> list[Zone]:
        """Every zone, with who may see and count it."""
        raise NotImplementedError

    def status(self, position: Position, seat: int) -> dict[str, object]:
        """The numbers and names a seat may know beside the zones."""
        raise NotImplementedError

    def shown(self, position: Position, seat: int, owner: int) -> list[int]:
        """The faces of all cards of `owner` that this seat sees, or saw as they came to lie where they lie now."""
        raise NotImplementedError

    def imagine(self, position: Position, seat: int, guesses: list[list[int]], chance: Chance) -> Position:
        """A twin that could be the true position for all this seat knows; whatever else there is, `chance` decides.

        The own side's hidden cards are dealt anew among the places where they may lie: their owners know their lists.
        An opponent's are dealt out of the deck guessed for its seat (faces), less what was shown of it. A secret
        answer of an opponent that has not taken effect is taken back and asked for again. Twins of positions that
        look alike to the seat are equal.
        """
        raise NotImplementedError

    def why_not(self, position: Position, seat: int, wish: int) -> str:
        """The rule that forbids what a seat wished for but was not offered; nothing if it is offered."""
        raise NotImplementedError

    def write_position(self, position: Position, exact: bool = False) -> str:
        """The position in the hand-writable notation; exact with card ids, so that it reads back identically."""
        raise NotImplementedError

    def read_position(self, text: str, keep_log: bool = False) -> Position:
        raise NotImplementedError

    # --- options ---

    def words(self) -> dict[int, str]:
        """The answers that are words, beside the common ones."""
        raise NotImplementedError

    def is_card(self, decision: Decision, option: int) -> bool:
        return option >= 0 and decision.gesture != COUNT

    def option_name(self, position: Position, decision: Decision, option: int) -> str:
        """An option as it is written in records and typed by people."""
        if self.is_card(decision, option):
            return f"{self.code(position.face[option])}#{option}"
        if option >= 0:
            return str(option)
        common = COMMON_WORDS.get(option)
        return common if common is not None else self.words()[option]

    def find_option(self, position: Position, seat: int, name: str) -> int:
        """The offered option of this name; a card may be named without its id."""
        decision = position.decision_of(seat)
        if decision is None:
            raise ChanceCubeError("nothing-asked", {"seat": self.seat_name(position, seat)})
        wanted = name.strip().lower()
        for option in decision.options:
            full = self.option_name(position, decision, option).lower()
            if wanted == full or wanted == full.split("#")[0]:
                return option
        raise ChanceCubeError("not-offered", {"answer": name, "question": decision.kind})

    def answer(self, position: Position, seat: int, option: int) -> None:
        """Checks an answer and gives it; refuses it, naming the rule, without changing anything."""
        if not check(position, seat, option):
            raise ChanceCubeError("refused", {"rule": self.why_not(position, seat, option)})
        apply(position, seat, option)

    def check_format(self, format_name: str) -> None:
        if format_name not in self.formats:
            raise BadOption("no-format", {"format": format_name, "known": ", ".join(self.formats)})
