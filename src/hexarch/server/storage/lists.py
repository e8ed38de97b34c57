"""Conditions on lists that may be long: thousands of tables are open at once, by thousands of people."""

from collections.abc import Iterable

from sqlalchemy import Column, ColumnElement, any_, func, literal, select
from sqlalchemy.dialects.postgresql import ARRAY

from hexarch.server.web.json import text as json_text


def among(column: Column[str] | Column[int], values: Iterable[object], is_postgresql: bool) -> ColumnElement[bool]:
    """Return whether a column has one of the values, which are sent as one parameter.

    As one parameter each, a few thousand would take a tenth of a second to prepare, in which nobody else is answered.
    """
    given = list(values)
    if is_postgresql:
        return column == any_(literal(given, ARRAY(column.type)))
    listed = func.json_each(json_text(given)).table_valued("value")
    return column.in_(select(listed.c.value))
