"""What there is to play with: games, their cards and rules, ready decks; and the checking of decks.

Nothing here belongs to anybody, so every answer is made once per language and may be kept by browsers.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from chancecube.bots import usual_bot
from chancecube.kernel.errors import BadDeck, BadOption, ChanceCubeError
from chancecube.kernel.game import Game
from chancecube.kernel.wire import DeckList
from chancecube.registry import game, game_names
from chancecube.server.errors import Refusal
from chancecube.server.given import GivenSpeaker
from chancecube.server.languages import known_language, speaker_for
from chancecube.server.own_bots import allowed_bots, seatable
from chancecube.server.packed import PACKED, Packed
from chancecube.server.security import clean_text
from chancecube.server.settings import Settings
from chancecube.text import Speaker, languages
from chancecube.text.catalogue import catalogue
from chancecube.text.deck_words import deck_words
from chancecube.text.voice import voice

CACHE: Final = "public, max-age=300, stale-while-revalidate=86400"
BY_LANGUAGE: Final = {"vary": "accept-encoding, accept-language"}
KEPT: Final = {PACKED: True}
DECK_NAME: Final = 64
DECK_NOTE: Final = 500
MOST_TITLES: Final = 300

AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, Meta(max_length=20, examples=["DM-1"])]
Cards = Annotated[
    dict[Code, int], Meta(max_length=MOST_TITLES, description="How many of each card, by code.")
]


class GameFacts(Struct):
    name: str
    title: str
    formats: list[str]
    sides: list[str]
    seats: Annotated[dict[str, list[int]], Meta(description="For each format the sides the seats play.")]
    bots: Annotated[list[str], Meta(description="From the weakest to the strongest; then the host's own.")]
    usual_bot: Annotated[str, Meta(description="The one a newcomer should meet.")]
    bot_titles: Annotated[
        dict[str, dict[str, str]],
        Meta(description="What bots of the host's own are called, by name and language."),
    ]
    settings: dict[str, list[str]]
    card_count: int


class CardFacts(Struct):
    """A card: its words in the language asked for, and what is printed on it as data of the game's own."""

    code: str
    name: str
    title: str
    subtitle: str
    text: str
    facts: list[tuple[str, str]]
    data: dict[str, Any]


class CardPage(CardFacts):
    works_with: list[str]


class RuleFacts(Struct):
    id: str
    source: str
    scope: str
    text: str


class Chapter(Struct):
    chapter: str
    title: str
    rules: list[RuleFacts]


class ReadyDeck(Struct):
    """A deck to play at once: chosen by its name, shown by its title."""

    name: str
    title: str
    note: str
    cards: dict[str, int]
    side: str
    formats: list[str]


class DeckQuestion(Struct):
    """A deck as text or as cards, and the format it is meant for."""

    format: Annotated[str, Meta(max_length=32, examples=["full"])]
    text: Annotated[str, Meta(max_length=20_000)] | None = None
    cards: Cards | None = None
    name: Annotated[str, Meta(max_length=200)] = ""
    note: Annotated[str, Meta(max_length=2000)] = ""
    language: Annotated[str, Meta(max_length=35)] | None = None


class BreachFacts(Struct):
    rule: str
    text: str


class DeckReport(Struct):
    name: str
    note: str
    cards: dict[str, int]
    side: str
    size: int
    breaches: list[BreachFacts]
    text: str


class LibraryController(Controller):
    path = "/api/games"
    tags = ("library",)

    @get("/", summary="The games of the house", opt=KEPT)
    async def games(self, request: AnyRequest) -> Response[list[GameFacts]]:
        return packed_games(request.app.state.settings).answer(request, CACHE)

    @get("/{name:str}/cards", summary="All cards of a game", opt=KEPT)
    async def cards(
        self, request: AnyRequest, name: FromPath[str], speaker: GivenSpeaker
    ) -> Response[list[CardFacts]]:
        return packed_cards(known_game(name).name, speaker.language).answer(request, CACHE, BY_LANGUAGE)

    @get("/{name:str}/cards/{code:str}", summary="One card")
    async def card(
        self, name: FromPath[str], code: FromPath[str], speaker: GivenSpeaker
    ) -> Response[CardPage]:
        known = known_game(name)
        try:
            found = catalogue(known.name).find(code)
        except ChanceCubeError as error:
            raise Refusal(error.key, error.arguments, 404) from None
        page = CardPage(
            **msgspec.structs.asdict(card_facts(known.name, found, speaker)),
            works_with=catalogue(known.name).works_with(found),
        )
        return Response(page, headers={"cache-control": CACHE} | BY_LANGUAGE)

    @get("/{name:str}/rules", summary="The register of rules", opt=KEPT)
    async def rules(
        self, request: AnyRequest, name: FromPath[str], speaker: GivenSpeaker
    ) -> Response[list[Chapter]]:
        return packed_rules(known_game(name).name, speaker.language).answer(request, CACHE, BY_LANGUAGE)

    @get("/{name:str}/decks", summary="Decks that come with the game", opt=KEPT)
    async def decks(
        self, request: AnyRequest, name: FromPath[str], speaker: GivenSpeaker
    ) -> Response[list[ReadyDeck]]:
        return packed_decks(known_game(name).name, speaker.language).answer(request, CACHE, BY_LANGUAGE)

    @post("/{name:str}/deck/check", summary="Whether a deck is legal", status_code=200)
    async def check(
        self, name: FromPath[str], data: JSONBody[DeckQuestion], speaker: GivenSpeaker
    ) -> DeckReport:
        """Reads a deck as people write it, and names every rule it breaks."""
        chosen = known_language(data.language)
        return report(known_game(name), data, speaker_for(chosen) if chosen else speaker)


# --- parts ---


def known_game(name: str) -> Game:
    try:
        return game(name)
    except BadOption as error:
        raise Refusal(error.key, error.arguments, 404) from None


def read_deck(known: Game, text: str | None, cards: dict[str, int] | None, name: str, note: str) -> DeckList:
    """A deck sent as text or as cards, tidy; refuses what is neither, or names cards that do not exist."""
    shelf = catalogue(known.name)
    if text is not None:
        deck = shelf.read_deck(text, name)
    elif cards is not None:
        deck = shelf.tidy_deck(DeckList(name, cards, note))
    else:
        raise BadDeck("server-deck-missing")
    if len(deck.cards) > MOST_TITLES:
        raise BadDeck("server-deck-long", {"most": str(MOST_TITLES)})
    return DeckList(clean_text(deck.name, DECK_NAME), deck.cards, clean_text(deck.note, DECK_NOTE))


def report(known: Game, question: DeckQuestion, speaker: Speaker) -> DeckReport:
    deck = read_deck(known, question.text, question.cards, question.name, question.note)
    shelf = catalogue(known.name)
    words = voice(known.name, speaker)
    breaches = known.deck_breaches(deck, question.format, -1)
    return DeckReport(
        name=deck.name,
        note=deck.note,
        cards=deck.cards,
        side=known.sides[shelf.side_of(deck)],
        size=deck.size(),
        breaches=[BreachFacts(breach.rule, words.breach(breach)) for breach in breaches],
        text=shelf.write_deck(deck),
    )


def card_facts(game_name: str, code: str, speaker: Speaker) -> CardFacts:
    shelf = catalogue(game_name)
    words = voice(game_name, speaker)
    title, subtitle = shelf.names(code)
    return CardFacts(
        code=code,
        name=words.card_name(code),
        title=title,
        subtitle=subtitle,
        text=words.card_text(code),
        facts=words.card_facts(code),
        data=shelf.data(code),
    )


def pack_all(settings: Settings) -> None:
    """Makes every answer that is kept, so that nobody has to wait for the first."""
    packed_games(settings)
    for name in game_names():
        for language in languages():
            packed_decks(name, language)
            packed_cards(name, language)
            packed_rules(name, language)


def pack(value: object) -> Packed:
    return Packed(msgspec.json.encode(value), "application/json")


@cache
def packed_games(settings: Settings) -> Packed:
    found: list[GameFacts] = []
    for name in game_names():
        known = game(name)
        shelf = catalogue(name)
        found.append(
            GameFacts(
                name=name,
                title=known.title,
                formats=known.formats,
                sides=known.sides,
                seats={one: known.seat_sides(one) for one in known.formats},
                bots=seatable(known, settings),
                usual_bot=usual_bot(known),
                bot_titles={
                    bot.name: dict(bot.titles) for bot in allowed_bots(settings) if name in bot.games
                },
                settings=shelf.settings(),
                card_count=len(shelf.codes()),
            )
        )
    return pack(found)


@cache
def packed_cards(game_name: str, language: str) -> Packed:
    speaker = speaker_for(language)
    return pack([card_facts(game_name, code, speaker) for code in catalogue(game_name).codes()])


@cache
def packed_rules(game_name: str, language: str) -> Packed:
    speaker = speaker_for(language)
    shelf = catalogue(game_name)
    chapters: dict[str, Chapter] = {}
    for rule in shelf.rules():
        title = shelf.chapter_title(rule.chapter, speaker)
        chapter = chapters.setdefault(rule.chapter, Chapter(rule.chapter, title, []))
        chapter.rules.append(RuleFacts(rule.id, rule.source, rule.scope, speaker.rule(rule.id)))
    return pack(list(chapters.values()))


@cache
def packed_decks(game_name: str, language: str) -> Packed:
    known = game(game_name)
    shelf = catalogue(game_name)
    speaker = speaker_for(language)
    found: list[ReadyDeck] = []
    for deck in known.ready_decks():
        side = known.sides[shelf.side_of(deck)]
        legal = [one for one in known.formats if not known.deck_breaches(deck, one, -1)]
        title, note = deck_words(speaker, game_name, deck)
        found.append(ReadyDeck(deck.name, title, note, deck.cards, side, legal))
    return pack(found)
