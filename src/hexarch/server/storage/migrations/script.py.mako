"""${message}"""

from alembic import op

from hexarch.server.storage.migrations.columns import indexed, key, numbered, optional, required
${imports if imports else ""}
revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    ${upgrades if upgrades else "pass"}
