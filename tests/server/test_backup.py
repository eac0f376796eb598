"""A copy made while people play, and a server that goes on from it."""

import sqlite3

import pytest

from parlour.errors import BadFile
from parlour.server.store.database.copying import copied
from server.served import serve
from server.sessions import begun


def test_a_server_goes_on_from_a_copy_made_while_it_ran(tmp_path):
    copy = tmp_path / "copy.db"
    with serve(tmp_path) as first:
        north = first.person()
        table = north.open("mu", "me", "random", "random", options={"hands": 1})
        with north.look(table) as look:
            begun(north, table, look)
            look.until(lambda look: look.choices)
            look.ask("move", number=look.choices[0]["move"])
            n = look.n
            assert copied(first.serving.database, str(copy)) == 1
        cookies = north.http.cookies
    (tmp_path / "tables.db").unlink()
    with serve(tmp_path, database=str(copy)) as second:
        again = second.person()
        again.http.cookies.update(cookies)
        with again.look(table, f"?n={n}") as look:
            look.until(lambda look: look.choices)
            assert look.ask("move", number=look.choices[0]["move"])["kind"] == "answer"


def test_a_copy_is_its_owners_alone_and_replaces_nothing(tmp_path):
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with serve(tmp_path):
        copied(str(database), str(copy))
    assert copy.stat().st_mode & 0o777 == 0o600
    with pytest.raises(BadFile, match="is there already: name a new file"):
        copied(str(database), str(copy))


def test_what_is_no_database_is_not_copied_and_leaves_nothing(tmp_path):
    (tmp_path / "odd.db").write_text("no database at all, but long enough to be looked at" * 9)
    with pytest.raises(BadFile, match="could not be copied"):
        copied(str(tmp_path / "odd.db"), str(tmp_path / "copy.db"))
    with pytest.raises(BadFile, match="is not there: name the server's file"):
        copied(str(tmp_path / "none.db"), str(tmp_path / "copy.db"))
    with pytest.raises(BadFile, match="pg_dump"):
        copied("postgresql://nobody@localhost/none", str(tmp_path / "copy.db"))
    assert [path.name for path in tmp_path.iterdir()] == ["odd.db"]


def test_the_copy_is_a_database_without_a_log_of_its_own(tmp_path):
    with serve(tmp_path) as first:
        first.person().open("mu", "me", "random", "random")
        copied(first.serving.database, str(tmp_path / "copy.db"))
    with sqlite3.connect(tmp_path / "copy.db") as held:
        assert held.execute("select count(*) from log").fetchone() == (1,)
