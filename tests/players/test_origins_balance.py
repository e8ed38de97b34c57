"""The balance report adds up."""

import pytest
from bench.origins_balance import play, summary, table, use


def test_points_by_source_add_up() -> None:
    game = play((2, 1, 1, "{}"))
    assert sum(game["sources"].values()) == sum(game["points"])
    assert game["ends"]
    assert game["first"] in (0, 1)


@pytest.mark.long
def test_figures_are_shares_of_what_happened() -> None:
    games = [play((1, seed, 1, "{}")) for seed in (1, 2)]
    figures = summary(games)
    assert figures["games"] == 2
    assert figures["rounds"] == {5: 2}
    assert figures["ends"]["rounds_played"] == 1.0
    assert 0 <= figures["target reached"] <= 1
    used = use(games)
    for name, shares in used["buildings"].items():
        assert shares["built of those seen"] + shares["farms of those seen"] <= 1, name
    assert len(used["district cards matched by a seat"]) <= 6
    assert "Castle" in table(used)
