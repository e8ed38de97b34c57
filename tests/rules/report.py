"""Prints which numbered rules have a test: `python -m tests.rules.report`, or `make rules`."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GAMES = ("terra_mystica", "origins")


def listed(game: str) -> dict[str, str]:
    """Return every numbered rule of a game, in order."""
    found: dict[str, str] = {}
    for line in (HERE / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        if match := re.match(r"((?:TM|OR)-\d{3}) (.*)", line):
            found[match[1]] = match[2]
    return found


def excused(game: str) -> dict[str, str]:
    """Return the rules that no program can show, with the reason."""
    data = tomllib.loads((HERE / "unprovable.toml").read_text(encoding="utf-8"))
    return dict(data.get(game, {}))


class _Collector:
    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for marker in item.iter_markers("rule"):
                for rule in marker.args:
                    self.tests.setdefault(rule, []).append(item.nodeid)


def tested() -> dict[str, list[str]]:
    """Return the tests of each rule."""
    collector = _Collector()
    quietly = ["-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:terminal"]
    pytest.main(["--collect-only", *quietly, str(HERE.parent)], plugins=[collector])
    return collector.tests


def main() -> int:
    tests = tested()
    missing = 0
    for game in GAMES:
        rules, reasons = listed(game), excused(game)
        without = [rule for rule in rules if rule not in tests and rule not in reasons]
        missing += len(without)
        carried = sum(rule in tests for rule in rules)
        print(f"{game}: {len(rules)} rules, {carried} with a test, {len(reasons)} excused, {len(without)} open")  # noqa: T201
        for rule, reason in reasons.items():
            print(f"  {rule} no test: {reason}")  # noqa: T201
        for rule in without:
            print(f"  {rule} OPEN: {rules[rule]}")  # noqa: T201
    unknown = [rule for rule in tests if not any(rule in listed(game) for game in GAMES)]
    for rule in unknown:
        print(f"  {rule} is tested by {tests[rule][0]} but is not on the list")  # noqa: T201
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
