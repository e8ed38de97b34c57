"""Every operation with hundreds of requests: what the description allows, what it forbids, and the edges between.

Collected for long runs only (`conftest.py`): schemathesis thinks of the edges while tests are collected.
"""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.running import Running
from tests.server.test_openapi import SCHEMA, attack, target, victim

__all__ = ["target", "victim"]


@pytest.mark.long
@SCHEMA.exclude(operation_id="streamEvents").parametrize()
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_no_input_breaks_the_server_for_long(
    target: Running, victim: dict[str, str], case: schemathesis.Case[Any]
) -> None:
    attack(target, victim, case)
