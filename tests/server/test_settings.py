"""Settings from the environment and a file, and the database they lead to."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import signal
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import IntegrityError

from chancecube.kernel.errors import ChanceCubeError
from chancecube.server.database import Base, Database, Entry, TableRow, User
from chancecube.server.settings import NAMES, Settings, load_settings
from chancecube.text import Speaker, languages
from tests.server.site import POSTGRES

ONLY_SQLITE = pytest.mark.skipif(bool(POSTGRES), reason="PostgreSQL has its own ways")
DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


def refused(environment: dict[str, str], file: Path | None = None) -> ChanceCubeError:
    with pytest.raises(ChanceCubeError) as caught:
        load_settings(environment, file)
    for language in languages():
        said = Speaker(language).error(caught.value)
        assert said != caught.value.key and "\n" not in said
    return caught.value


def test_without_settings_all_is_as_one_person_needs_it() -> None:
    settings = load_settings({"PATH": "/bin"})
    assert settings.host == "127.0.0.1"
    assert settings.database_url().startswith("sqlite+aiosqlite:///")
    assert not settings.https


def test_the_environment_stands_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text(
        'port = 9000\nhost = "0.0.0.0"\nlogin_pace = [3, 60]\npublic_url = "https://cards.example"\n'
    )
    environment = {
        "CHANCECUBE_SETTINGS": str(file),
        "CHANCECUBE_PORT": "9001",
        "CHANCECUBE_CHAT_PACE": "2, 10",
    }
    settings = load_settings(environment)
    assert (settings.port, settings.host, settings.login_pace, settings.chat_pace) == (
        9001,
        "0.0.0.0",
        (3, 60),
        (2, 10),
    )
    assert settings.https


@pytest.mark.parametrize(
    ("written", "driven"),
    [
        ("postgres://me@db/cards", "postgresql+asyncpg://me@db/cards"),
        ("postgresql://me@db/cards", "postgresql+asyncpg://me@db/cards"),
        ("sqlite:////data/x.db", "sqlite+aiosqlite:////data/x.db"),
    ],
)
def test_the_driver_may_be_left_out(written: str, driven: str) -> None:
    assert load_settings({"CHANCECUBE_DATABASE": written}).database_url() == driven


def test_mistakes_are_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("port = = 1")
    unknown = tmp_path / "unknown.toml"
    unknown.write_text("prot = 1")
    assert refused({"CHANCECUBE_PROT": "1"}).key == "server-settings-unknown"
    assert refused({}, unknown).arguments == {"setting": "prot"}
    assert refused({}, broken).key == "server-settings-file"
    assert refused({"CHANCECUBE_SETTINGS": str(tmp_path / "none.toml")}).key == "server-settings-file"
    assert refused({"CHANCECUBE_PORT": "70000"}).key == "server-settings-value"
    assert refused({"CHANCECUBE_PORT": "many"}).key == "server-settings-value"
    assert refused({"CHANCECUBE_LOGIN_PACE": "3"}).key == "server-settings-value"
    assert refused({"CHANCECUBE_PUBLIC_URL": "cards.example"}).key == "server-settings-url"
    assert refused({"CHANCECUBE_WORKERS": "2"}).key == "server-settings-workers"


def test_every_setting_is_documented() -> None:
    told = set(re.findall(r"^\| `([a-z_]+)` \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE))
    assert told == set(NAMES)


def test_the_documented_defaults_are_the_real_ones() -> None:
    usual = Settings()
    for name, default in re.findall(
        r"^\| `([a-z_]+)` \| ([^|]*) \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE
    ):
        value = getattr(usual, name)
        said = default.strip().strip("`")
        assert said == (", ".join(map(str, value)) if isinstance(value, tuple) else str(value)), name


# --- the database ---


def person(id: str = "somebody00") -> User:
    return User(
        id=id, name="Ann", name_key=None, password_hash=None, language="en", created=1.0, deleted=None
    )


def table(id: str = "atableatab") -> TableRow:
    return TableRow(
        id=id,
        game="a",
        settings={},
        open=True,
        clock={},
        delay=0,
        state="open",
        header={},
        creator="somebody00",
        created=1.0,
    )


def test_the_migrations_make_what_the_models_say(settings: Settings) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def look() -> list[object]:
        database = Database(settings)
        await asyncio.gather(database.upgrade(), database.upgrade())
        async with database.reading() as session:
            found = await (await session.connection()).run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(look()) == []


def test_a_database_of_a_newer_version_is_left_alone(settings: Settings) -> None:
    async def spoil() -> None:
        database = Database(settings)
        await database.upgrade()
        async with database.session() as session:
            await session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        try:
            await database.upgrade()
        finally:
            await database.close()

    with pytest.raises(ChanceCubeError) as caught:
        asyncio.run(spoil())
    assert caught.value.key == "server-database-newer"


def test_of_two_entries_of_one_number_one_is_refused(settings: Settings) -> None:
    async def race() -> tuple[int, int]:
        database = Database(settings)
        await database.upgrade()
        async with database.session() as session:
            session.add(person())
            await session.flush()
            session.add(table())

        async def enter(seat: int) -> int:
            try:
                async with database.session() as session:
                    session.add(
                        Entry(table_id="atableatab", number=1, kind="answer", seat=seat, body={}, at=1.0)
                    )
            except IntegrityError:
                return 0
            return 1

        won = sum(await asyncio.gather(*[enter(seat) for seat in range(8)]))
        async with database.reading() as session:
            kept = await session.scalar(select(func.count()).select_from(Entry))
        await database.close()
        return won, kept or 0

    assert asyncio.run(race()) == (1, 1)


@ONLY_SQLITE
def test_a_session_inside_another_says_so_instead_of_waiting_forever(settings: Settings) -> None:
    async def nest() -> None:
        database = Database(settings)
        try:
            async with database.session(), database.session():
                pass
        finally:
            await database.close()

    with pytest.raises(RuntimeError):
        asyncio.run(nest())


def test_what_is_read_is_not_written(settings: Settings) -> None:
    async def look() -> int:
        database = Database(settings)
        await database.upgrade()
        async with database.reading() as session:
            session.add(person())
            await session.flush()
        async with database.reading() as session:
            found = await session.scalar(select(func.count()).select_from(User))
        await database.close()
        return found or 0

    assert asyncio.run(look()) == 0


def write_forever(settings: Settings, told: str) -> None:
    """Adds people, and says of each that it is kept, until somebody ends it."""

    async def write() -> None:
        database = Database(settings)
        number = 0
        while True:
            async with database.session() as session:
                session.add(person(f"{number:010}"))
            os.write(file, f"{number:010}\n".encode())
            number += 1

    file = os.open(told, os.O_WRONLY | os.O_APPEND)
    asyncio.run(write())


@ONLY_SQLITE
def test_what_was_acknowledged_survives_kill_9(settings: Settings, tmp_path: Path) -> None:
    async def prepare() -> None:
        database = Database(settings)
        await database.upgrade()
        async with database.reading() as session:
            assert await session.scalar(text("PRAGMA journal_mode")) == "wal"
            assert await session.scalar(text("PRAGMA synchronous")) == 2  # FULL
        await database.close()

    async def kept() -> list[str]:
        database = Database(settings)
        async with database.reading() as session:
            found = list(await session.scalars(select(User.id)))
            assert await session.scalar(text("PRAGMA integrity_check")) == "ok"
        await database.close()
        return found

    asyncio.run(prepare())
    told = tmp_path / "told"
    told.touch()
    process = multiprocessing.get_context("spawn").Process(target=write_forever, args=(settings, str(told)))
    process.start()
    while len(told.read_text().splitlines()) < 40:
        assert process.is_alive()
        time.sleep(0.01)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    acknowledged = set(told.read_text().split())
    assert acknowledged <= set(asyncio.run(kept()))
