"""Runs the migrations in the transaction that the server has opened."""

from alembic import context

from hexarch.server.storage.parts import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,
    render_as_batch=True,
)
context.run_migrations()
