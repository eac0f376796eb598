"""Opening a database: its address, its tables, and what cannot be opened."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from parlour.server.store import BadStore, Store
from parlour.server.store.database.address import address
from parlour.server.store.schema import METADATA
from server.writings import acts, new


def differences(connection):
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, METADATA)


def refusal(url):
    """The sentence with which a database is refused."""
    with pytest.raises(BadStore) as refused:
        asyncio.run(Store.open(str(url)))
    assert refused.value.__cause__ is None
    return str(refused.value)


def test_the_migrations_come_to_the_tables_of_the_schema(world):
    async def scene(world):
        store = await world.open()
        async with store._engines.reading.connect() as connection:
            assert await connection.run_sync(differences) == []

    world.play(scene)


def test_opened_again_a_database_keeps_what_it_holds(world):
    async def scene(world):
        await (await world.open()).append(new("t", b"0"))
        assert await acts(await world.open(), "t") == [b"0"]

    world.play(scene)


def test_workers_may_open_a_new_database_at_once(world):
    async def scene(world):
        stores = await asyncio.gather(*(world.open(f"{n}") for n in range(4)))
        await asyncio.gather(*(store.append(new(store.worker)) for store in stores))

    world.play(scene)


def test_processes_may_open_a_new_database_at_once(world):
    program = (
        "import asyncio, sys; from parlour.server.store import Store\n"
        "async def main(): await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(main())"
    )
    command = [sys.executable, "-W", "error", "-c", program, world.url]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]
    said = [process.communicate(timeout=30)[1] for process in started]
    assert [process.returncode for process in started] == [0, 0], said


def test_only_postgresql_is_shared_by_workers(on_file, on_postgres):
    async def scene(world):
        return (await world.open()).is_shared

    assert [on_file.play(scene), on_postgres.play(scene)] == [False, True]


def test_a_new_file_is_its_owners_alone_and_flushed(on_file, tmp_path):
    async def scene(world):
        store = await world.open()
        await store.append(new("t", b"0"))
        async with store._engines.writing.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            asked = [await connection.execute(text(f"pragma {name}")) for name in names]
            assert [answer.scalar() for answer in asked] == ["wal", 2, 1, 5000]
        files = list(tmp_path.iterdir())
        assert len(files) == 3  # the database, and what SQLite keeps beside it
        assert {stat.S_IMODE(os.stat(path).st_mode) for path in files} == {0o600}

    on_file.play(scene)


def test_postgresql_flushes_whatever_its_database_is_set_to(on_settings, postgres):
    postgres.run(f"alter database {on_settings.name} set synchronous_commit = off")

    async def scene(world):
        store = await world.open()
        async with store._engines.writing.connect() as connection:
            assert (await connection.execute(text("show synchronous_commit"))).scalar() == "on"

    on_settings.play(scene)


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("tables.db", "sqlite+aiosqlite"),
        ("sqlite:////srv/100%/tables.db", "sqlite+aiosqlite"),
        ("postgres://ann@db/parlour", "postgresql+psycopg"),
        ("postgresql://ann:word@db:5433/parlour?sslmode=require", "postgresql+psycopg"),
    ],
)
def test_an_address_names_its_driver(given, driver):
    assert address(given).drivername == driver


@pytest.mark.parametrize(
    "url",
    [
        "mysql://ann:hunter2@db/x",
        "postgresql://ann:hunter2@db:port/x",
        "://hunter2",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_what_is_no_address_is_refused_without_repeating_it(url):
    said = refusal(url)
    assert "postgresql://USER@HOST/NAME" in said
    assert "hunter2" not in said


def test_a_server_that_does_not_answer_is_named_without_its_password():
    said = refusal("postgresql://ann:hunter2@127.0.0.1:1/parlour?sslpassword=hunter3")
    assert said.startswith("The database PostgreSQL database parlour on 127.0.0.1")
    assert "refused" in said
    assert "hunter" not in said


def test_an_option_the_driver_does_not_know_is_refused():
    said = refusal("postgresql://ann:hunter2@127.0.0.1:1/parlour?colour=hunter2")
    assert "hunter2" not in said


def test_a_folder_is_no_database(tmp_path):
    assert "is a folder" in refusal(tmp_path)


def test_a_file_in_no_folder_cannot_be_made(tmp_path):
    assert "No such file" in refusal(tmp_path / "no" / "tables.db")


def test_another_file_is_no_database(tmp_path):
    (tmp_path / "letter.db").write_text("Dear Ann, " * 100)
    assert "file is not a database" in refusal(tmp_path / "letter.db")


def test_a_damaged_file_is_refused(tmp_path, on_file):
    async def scene(world):
        await (await world.open()).append(new("t", b"0" * 10_000))

    on_file.play(scene)
    path = tmp_path / "parlour.db"
    path.write_bytes(path.read_bytes()[:100] + b"\xff" * 8000)
    assert "cannot be used" in refusal(path)


def test_a_database_of_a_newer_parlour_is_refused(tmp_path, on_file):
    async def scene(world):
        await world.open()

    on_file.play(scene)
    with sqlite3.connect(tmp_path / "parlour.db") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    assert "written by a newer Parlour" in refusal(on_file.url)
