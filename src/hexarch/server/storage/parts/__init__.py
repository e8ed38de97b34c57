"""All tables of the database: those of `storage.schema`, and those of the modules in this package."""

from typing import Final

from hexarch.server.storage import schema
from hexarch.server.storage.parts import learning, notices, pace, people, plans

# An order in which every row comes after those it refers to.
ORDER: Final = (*schema.ORDER, *people.ORDER, *pace.ORDER, *notices.ORDER, *plans.ORDER, *learning.ORDER)
metadata = schema.metadata
