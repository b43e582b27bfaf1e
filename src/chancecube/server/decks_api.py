"""One's own decks. A deck may be unfinished or illegal; only its cards must exist."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from chancecube.server.database import Deck, User
from chancecube.server.errors import Refusal, not_found
from chancecube.server.given import GivenDatabase, GivenMe, GivenSettings
from chancecube.server.library_api import Cards, known_game, read_deck
from chancecube.server.security import is_id, new_id


class DeckFacts(Struct):
    id: str
    game: str
    name: str
    note: str
    cards: dict[str, int]
    updated: float


class DeckForm(Struct):
    game: Annotated[str, Meta(max_length=32, examples=["young-jedi"])]
    name: Annotated[str, Meta(max_length=200)]
    cards: Cards
    note: Annotated[str, Meta(max_length=2000)] = ""


def facts(deck: Deck) -> DeckFacts:
    return DeckFacts(deck.id, deck.game, deck.name, deck.note, deck.cards, deck.updated)


async def own_deck(session: AsyncSession, deck_id: str, me: User) -> Deck:
    """Somebody else's deck is as good as none."""
    deck = await session.get(Deck, deck_id) if is_id(deck_id) else None
    if deck is None or deck.user_id != me.id:
        raise not_found()
    return deck


def fill(deck: Deck, form: DeckForm) -> None:
    known = known_game(form.game)
    tidy = read_deck(known, None, form.cards, form.name, form.note)
    if not tidy.name:
        raise Refusal("server-deck-name")
    deck.game, deck.name, deck.note, deck.cards = known.name, tidy.name, tidy.note, tidy.cards
    deck.updated = time.time()


class DecksController(Controller):
    path = "/api/decks"
    tags = ("decks",)

    @get("/", summary="My decks, the newest first")
    async def all(
        self,
        database: GivenDatabase,
        me: GivenMe,
        game: Annotated[
            str | None, QueryParameter(max_length=32, description="Only those of this game.")
        ] = None,
    ) -> list[DeckFacts]:
        wanted = select(Deck).where(Deck.user_id == me.id).order_by(Deck.updated.desc())
        if game is not None:
            wanted = wanted.where(Deck.game == known_game(game).name)
        async with database.reading() as session:
            return [facts(deck) for deck in await session.scalars(wanted)]

    @post("/", summary="Keep a new deck", status_code=201)
    async def add(
        self, data: JSONBody[DeckForm], database: GivenDatabase, settings: GivenSettings, me: GivenMe
    ) -> DeckFacts:
        deck = Deck(id=new_id(), user_id=me.id)
        fill(deck, data)
        async with database.session() as session:
            have = await session.scalar(select(func.count()).where(Deck.user_id == me.id))
            if (have or 0) >= settings.decks_per_user:
                raise Refusal("server-decks-full", {"most": str(settings.decks_per_user)}, 409)
            session.add(deck)
        return facts(deck)

    @get("/{deck_id:str}", summary="One of my decks")
    async def one(self, deck_id: FromPath[str], database: GivenDatabase, me: GivenMe) -> DeckFacts:
        async with database.reading() as session:
            return facts(await own_deck(session, deck_id, me))

    @put("/{deck_id:str}", summary="Change one of my decks")
    async def change(
        self, deck_id: FromPath[str], data: JSONBody[DeckForm], database: GivenDatabase, me: GivenMe
    ) -> DeckFacts:
        async with database.session() as session:
            deck = await own_deck(session, deck_id, me)
            fill(deck, data)
            return facts(deck)

    @delete("/{deck_id:str}", summary="Throw one of my decks away")
    async def remove(self, deck_id: FromPath[str], database: GivenDatabase, me: GivenMe) -> None:
        async with database.session() as session:
            await session.delete(await own_deck(session, deck_id, me))
