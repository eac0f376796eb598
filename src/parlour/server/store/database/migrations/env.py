"""Alembic's entrance: the connection is given by whoever opens the store."""

from alembic import context

from parlour.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=False,  # the caller has begun the one transaction
)
context.run_migrations()
