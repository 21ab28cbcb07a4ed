"""Alembic's entry: brings the database that `database.migrate` has opened up to date."""

from alembic import context

from tatami.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
