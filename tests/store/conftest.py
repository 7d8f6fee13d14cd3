"""Databases for the tests of the store: a file, or a new database in a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.postgres_server import PostgresServer, a_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server for all tests of this process."""
    with a_server() as server:
        if server is None:
            pytest.skip("no PostgreSQL here: neither ESBAT_TEST_PG_DSN, nor the wheel, nor the system's")
        yield server


@pytest.fixture
def postgres_address(postgres: PostgresServer) -> Iterator[str]:
    """A new database in PostgreSQL."""
    with postgres.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/plays.db"
    given: str = request.getfixturevalue("postgres_address")
    return given
