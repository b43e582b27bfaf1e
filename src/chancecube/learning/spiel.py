"""Games and states in the manner of OpenSpiel, usable without it.

    game = load_game("young-jedi", decks="ready")
    state = game.new_initial_state(seed=1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    print(state.returns())

Chance is no player here: all shuffles of a game are fixed by its seed, as if they were made before it began. A clone
therefore has the same future. Whoever searches asks `resample_from_infostate` for another that could be as true.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, final

import msgspec

from chancecube import registry
from chancecube.kernel.chance import Chance, seed_of
from chancecube.kernel.decision import Decision
from chancecube.kernel.errors import ChanceCubeError
from chancecube.kernel.position import Position, apply, check
from chancecube.kernel.views import seats_of, see_event, view
from chancecube.kernel.wire import DeckList, SeenEvent
from chancecube.learning.decks import RANDOM, READY, check_wish, choose_decks
from chancecube.learning.sight import Sight

TERMINAL: Final = -4  # OpenSpiel's number for "the game is over"
SEEDS: Final = 1 << 53
MOST_DECISIONS: Final = 20_000

Sampler = Callable[[], float]  # gives numbers from 0 to 1, as OpenSpiel's do


@final
class CardGame:
    """What was agreed: the game, its format and decks. It makes states."""

    def __init__(
        self,
        name: str,
        format_name: str | None = None,
        decks: str | list[DeckList] = RANDOM,
        settings: dict[str, str] | None = None,
        cards: int | None = None,
    ) -> None:
        self.rules = registry.game(name)
        self.format_name = format_name if format_name is not None else self.rules.formats[0]
        self.rules.check_format(self.format_name)
        self.settings = {"format": self.format_name, **(settings or {})}
        self.wish = decks
        self.ready = check_wish(self.rules, self.format_name, decks)
        self.sight = Sight(self.rules, self.format_name, cards)

    def num_players(self) -> int:
        return len(self.sight.sides)

    def num_distinct_actions(self) -> int:
        return self.sight.actions

    def observation_tensor_shape(self) -> list[int]:
        return [self.sight.size]

    def observation_tensor_size(self) -> int:
        return self.sight.size

    def max_game_length(self) -> int:
        return MOST_DECISIONS

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def new_initial_state(self, seed: int | None = None) -> State:
        """The first decision of a game; its seed fixes the decks (unless they were given) and every shuffle."""
        number = secrets.randbelow(SEEDS) if seed is None else seed
        chance = Chance(seed_of(number))
        decks = choose_decks(self.rules, self.format_name, self.wish, self.ready, chance)
        position = self.rules.new(decks, self.settings, chance, True)
        self.sight.check_size(position)
        return State(self, position, decks, [[] for _ in range(self.num_players())], [])


def load_game(name: str, **wishes: object) -> CardGame:
    return CardGame(name, **wishes)  # type: ignore[arg-type]


@final
class State:
    """A position in play. `stories` are what each player has seen and answered, one line each."""

    def __init__(
        self,
        game: CardGame,
        position: Position,
        decks: list[DeckList],
        stories: list[list[str]],
        actions: list[int],
    ) -> None:
        self.game = game
        self.position = position
        self.decks = decks
        self.stories = stories
        self.actions = actions
        self.tell_news()

    def tell_news(self) -> None:
        """What has happened is told to everybody as they may see it."""
        for event in self.position.log or []:
            for player, story in enumerate(self.stories):
                story.append(event_line(see_event(self.game.rules, event, player)))
        self.position.log = []

    # --- whose turn it is ---

    def get_game(self) -> CardGame:
        return self.game

    def is_terminal(self) -> bool:
        return self.position.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        """Those who are asked at once answer one after another, without seeing each other's answers."""
        return False

    def current_player(self) -> int:
        return TERMINAL if self.position.over else self.position.pending[0].seat

    def decision(self, player: int | None = None) -> Decision | None:
        """The question of the player whose turn it is; nobody else has one."""
        turn = self.current_player()
        if turn == TERMINAL or (player is not None and player != turn):
            return None
        return self.position.decision_of(turn)

    # --- actions ---

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.game.sight.legal(self.decision(player))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        return [int(legal) for legal in self.game.sight.mask(self.decision(player))]

    def action_to_string(self, player: int, action: int) -> str:
        decision = self.decision(player)
        if decision is None or action not in self.game.sight.legal(decision):
            raise ChanceCubeError("not-offered", {"answer": str(action), "question": str(player)})
        return self.game.sight.name_of(self.position, decision, action)

    def string_to_action(self, player: int, name: str) -> int:
        option = self.game.rules.find_option(self.position, player, name)
        decision = self.position.decision_of(player)
        assert decision is not None
        return self.game.sight.action_of(decision, option)

    def apply_action(self, action: int) -> None:
        decision = self.decision()
        option = self.game.sight.option_of(action)
        legal = decision is not None and check(self.position, decision.seat, option)
        if decision is None or not legal or self.game.sight.action_of(decision, option) != action:
            question = "" if decision is None else decision.kind
            raise ChanceCubeError("not-offered", {"answer": str(action), "question": question})
        name = self.game.rules.option_name(self.position, decision, option)
        self.stories[decision.seat].append(f"answered {decision.kind}: {name}")
        apply(self.position, decision.seat, option)
        self.actions.append(action)
        self.tell_news()

    def child(self, action: int) -> State:
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def clone(self) -> State:
        position = self.position.copy()
        stories = [story[:] for story in self.stories]
        return State(self.game, position, self.decks, stories, self.actions[:])

    def history(self) -> list[int]:
        return self.actions[:]

    # --- what it was worth ---

    def returns(self) -> list[float]:
        """1 for those who have won, -1 for the others; nothing before the end, or for a draw."""
        winners = seats_of(self.position.winners, self.position.seats) if self.position.over else []
        if not winners:
            return [0.0] * self.position.seats
        return [1.0 if seat in winners else -1.0 for seat in range(self.position.seats)]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    # --- what a player knows ---

    def observation_string(self, player: int) -> str:
        """All that is seen now."""
        return msgspec.json.encode(view(self.game.rules, self.position, player)).decode()

    def observation_tensor(self, player: int) -> list[float]:
        found: list[float] = self.game.sight.observe(self.position, player).tolist()
        return found

    def information_state_string(self, player: int) -> str:
        """All that was ever seen: the own deck, the story so far, and what is seen now."""
        deck = msgspec.json.encode(self.decks[player].cards).decode()
        return "\n".join([deck, *self.stories[player], self.observation_string(player)])

    def resample_from_infostate(self, player: int, sampler: Sampler) -> State:
        """A state this player cannot tell from the true one: other hidden cards, another future.

        Lists that were given are known to all; others are guessed, as the decks of the game are made. What the others
        have seen so far is not made up: their stories begin anew.
        """
        chance = Chance(seed_of(int(sampler() * SEEDS)))
        decks = [self.guess_deck(player, seat, chance) for seat in range(self.game.num_players())]
        guesses = [faces_of(self.game, deck) for deck in decks]
        position = self.game.rules.imagine(self.position, player, guesses, chance)
        stories = [story[:] if seat == player else [] for seat, story in enumerate(self.stories)]
        return State(self.game, position, decks, stories, self.actions[:])

    def guess_deck(self, player: int, seat: int, chance: Chance) -> DeckList:
        """The list this player may take another to play; the own side's is known."""
        game = self.game
        sides = game.sight.sides
        if not isinstance(game.wish, str) or sides[seat] == sides[player]:
            return self.decks[seat]
        if game.wish != READY:
            return game.rules.random_deck(game.format_name, seat, chance)
        shown = game.rules.shown(self.position, player, seat)
        fitting = [deck for deck in game.ready[seat] if accounts_for(faces_of(game, deck), shown)]
        known = fitting or game.ready[seat]
        return known[chance.below(len(known))]

    def __str__(self) -> str:
        """The whole position, hidden cards and all."""
        return self.game.rules.write_position(self.position)


def faces_of(game: CardGame, deck: DeckList) -> list[int]:
    return [game.rules.face(code) for code, count in deck.cards.items() for _ in range(count)]


def accounts_for(faces: list[int], shown: list[int]) -> bool:
    return all(faces.count(face) >= shown.count(face) for face in set(shown))


def event_line(event: SeenEvent) -> str:
    card = "" if event.card is None else f" {event.card.code}#{event.card.id}"
    return f"{event.kind} {event.seat}{card} {event.amount} {event.rule} {event.sums or ''}".rstrip()
