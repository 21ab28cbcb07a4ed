"""Whether a table's seats are drawn when its game begins."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("seating", sa.String(16), nullable=False, server_default="as-seated")
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "seating")
