"""What handlers are given when they name it: the database, the settings, who asks, and in which language.

async def handler(self, database: GivenDatabase, me: GivenMe, speaker: GivenSpeaker) -> ...
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter
from litestar.types import Scope

from chancecube.server.database import Database, User
from chancecube.server.errors import sign_in
from chancecube.server.gamekeeper import Keeper
from chancecube.server.languages import speaker_of
from chancecube.server.observe import Metrics
from chancecube.server.security import Paces, Passwords, address_of, find_user, token_of
from chancecube.server.settings import Settings
from chancecube.text import Speaker

GivenDatabase = NamedDependency[Database]
GivenSettings = NamedDependency[Settings]
GivenPaces = NamedDependency[Any]  # security.Paces
GivenPasswords = NamedDependency[Passwords]
GivenMetrics = NamedDependency[Metrics]
GivenKeeper = NamedDependency[Keeper]
GivenUser = NamedDependency[User | None]
GivenMe = NamedDependency[User]  # refuses who is nobody
GivenSpeaker = NamedDependency[Speaker]
GivenAddress = NamedDependency[str]  # where the request comes from, for paces

FOUND: Final = "chancecube_user"


async def provide_database(state: State) -> Database:
    found: Database = state.database
    return found


async def provide_settings(state: State) -> Settings:
    found: Settings = state.settings
    return found


async def provide_paces(state: State) -> Any:
    found: Paces = state.paces
    return found


async def provide_passwords(state: State) -> Passwords:
    found: Passwords = state.passwords
    return found


async def provide_metrics(state: State) -> Metrics:
    found: Metrics = state.metrics
    return found


async def provide_keeper(state: State) -> Keeper:
    found: Keeper = state.keeper
    return found


async def provide_user(scope: Scope, database: GivenDatabase) -> User | None:
    """Looked up once per request."""
    known = scope["state"]
    if FOUND not in known:
        known[FOUND] = await find_user(database, token_of(ASGIConnection(scope)))
    found: User | None = known[FOUND]
    return found


def id_of(user: User | None) -> str | None:
    return user.id if user is not None else None


async def provide_me(user: GivenUser) -> User:
    if user is None:
        raise sign_in()
    return user


async def provide_speaker(
    scope: Scope,
    language: Annotated[
        str | None,
        QueryParameter(
            description="The language of texts and errors (en, fr); without it, that of Accept-Language.",
            max_length=35,
        ),
    ] = None,
) -> Speaker:
    """`language` is declared for the description of the API; the scope has it already."""
    return speaker_of(scope)


async def provide_address(scope: Scope, settings: GivenSettings) -> str:
    return address_of(scope, settings)


DEPENDENCIES: Final = {
    "database": Provide(provide_database),
    "settings": Provide(provide_settings),
    "paces": Provide(provide_paces),
    "passwords": Provide(provide_passwords),
    "metrics": Provide(provide_metrics),
    "keeper": Provide(provide_keeper),
    "user": Provide(provide_user),
    "me": Provide(provide_me),
    "speaker": Provide(provide_speaker),
    "address": Provide(provide_address),
}
