"""The lab on the site: matrices as they were measured, and exact facts about any deck. Nothing is simulated here."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import anyio.to_thread
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from chancecube.kernel.errors import BadOption
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList
from chancecube.lab.decks import Answer, Chances, Chart, answer, chart_of, kind_chances, opening_of
from chancecube.lab.matchups import EntryFacts, MatrixFacts
from chancecube.lab.measured import measured
from chancecube.lab.odds import Want
from chancecube.registry import game
from chancecube.server.given import GivenSpeaker
from chancecube.server.languages import speaker_for
from chancecube.server.library_api import BY_LANGUAGE, CACHE, KEPT, Cards, Code, known_game, pack, read_deck
from chancecube.server.packed import Packed
from chancecube.text.catalogue import catalogue
from chancecube.text.deck_words import deck_words

# What is asked for at once is small enough to be counted in a moment.
MOST_WANTS: Final = 3
MOST_LEAST: Final = 6
MOST_TURNS: Final = 20
MOST_CARDS: Final = 300

AnyRequest = Request[Any, Any, Any]


class WantForm(Struct):
    """At least so many of these cards."""

    codes: Annotated[list[Code], Meta(min_length=1, max_length=60)]
    least: Annotated[int, Meta(ge=0, le=MOST_LEAST)] = 1


class OddsQuestion(Struct):
    """A deck, and what one hopes to draw from it."""

    cards: Cards
    wants: Annotated[list[WantForm], Meta(max_length=MOST_WANTS)] = []
    laid: Annotated[
        list[Code], Meta(max_length=20, description="Cards laid out before the hand is drawn.")
    ] = []
    turns: Annotated[int, Meta(ge=1, le=MOST_TURNS)] = 8
    each_turn: (
        Annotated[int, Meta(ge=0, le=20, description="Cards drawn each turn; without it what is usual.")]
        | None
    ) = None


class DeckStudy(Struct):
    """Curves and families of a deck, its opening hands by kind, and the odds asked for."""

    chart: Chart
    kinds: dict[str, Chances]
    odds: Answer


class LabController(Controller):
    path = "/api/games/{name:str}/lab"
    tags = ("lab",)

    @get("/matchups", summary="How often ready decks beat each other, as measured", opt=KEPT)
    async def matchups(
        self, request: AnyRequest, name: FromPath[str], speaker: GivenSpeaker
    ) -> Response[list[MatrixFacts]]:
        return packed_matchups(known_game(name).name, speaker.language).answer(request, CACHE, BY_LANGUAGE)

    @post("/deck", summary="Curves, opening hands and exact odds of a deck", status_code=200)
    async def deck(self, name: FromPath[str], data: JSONBody[OddsQuestion]) -> DeckStudy:
        """Counted, not simulated: the odds are exact."""
        return await anyio.to_thread.run_sync(study, known_game(name), data)


def study(known: Game, question: OddsQuestion) -> DeckStudy:
    deck = read_deck(known, None, question.cards, "", "")
    if deck.size() > MOST_CARDS:
        raise BadOption("server-lab-large", {"most": str(MOST_CARDS)})
    shelf = catalogue(known.name)
    opening = opening_of(known, deck, [shelf.find(code) for code in question.laid])
    wants = [Want([shelf.find(code) for code in want.codes], want.least) for want in question.wants]
    return DeckStudy(
        chart=chart_of(known, deck),
        kinds=kind_chances(known, opening),
        odds=answer(opening, wants, question.turns, question.each_turn),
    )


@cache
def packed_matchups(game_name: str, language: str) -> Packed:
    """With the names of the decks in this language."""
    return pack([spoken(matrix, language) for matrix in measured(game_name)])


def spoken(matrix: MatrixFacts, language: str) -> MatrixFacts:
    ready = {deck.name: deck for deck in game(matrix.game).ready_decks()}
    return replace(
        matrix,
        rows=[titled(matrix.game, entry, ready, language) for entry in matrix.rows],
        columns=[titled(matrix.game, entry, ready, language) for entry in matrix.columns],
    )


def titled(game_name: str, entry: EntryFacts, ready: dict[str, DeckList], language: str) -> EntryFacts:
    speaker = speaker_for(language)
    titles = [
        deck_words(speaker, game_name, ready[name])[0] if name in ready else name for name in entry.decks
    ]
    return replace(entry, title=" + ".join(titles))
