"""The JSON view of a position is complete and correct."""

import json
from collections import Counter

import pytest

from hexarch.games.terra_mystica.actions import DONE_ID, KIND_OF, PASS
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import REWARDS, State
from hexarch.games.terra_mystica.tables import BOARD, FACTION_NAMES
from hexarch.games.terra_mystica.view import options, position
from hexarch.games.terra_mystica.view.shapes import PlayerView
from tests.terra_mystica.positions import all_positions, league_ledger
from tests.terra_mystica.rules.positions import with_stronghold
from tests.terra_mystica.rules.test_choosing_factions import auction
from tests.terra_mystica.scenario import Table


def test_positions_show_every_faction_and_phase() -> None:
    views = [position(state) for state in all_positions()]
    assert {player["faction"] for view in views for player in view["players"]} == set(FACTION_NAMES)
    assert {view["phase"] for view in views} == {"setup", "actions", "rewards", "over"}
    kinds = {decision["kind"] for view in views for decision in view["decisions"]}
    assert {"draw_scoring", "choose_faction", "first_dwelling", "first_card", "turn", "rest", "offer"} <= kinds


def test_positions_are_json() -> None:
    for state in all_positions():
        view = position(state)
        assert json.loads(json.dumps(view)) == view


def test_map_and_boards_agree() -> None:
    for state in all_positions():
        view = position(state)
        on_map = Counter((h["seat"], h["building"]) for h in view["map"]["hexes"] if h["building"])
        for player in view["players"]:
            for row in player["buildings"]:
                assert row["built"] == on_map[player["seat"], row["kind"]]
                supply = state.setup.supply[BOARD.buildings.index(row["kind"])]
                assert row["built"] + row["left"] == supply
            grouped = sorted(name for group in player["town_groups"] for name in group)
            towns = sorted(h["name"] for h in view["map"]["hexes"] if h["town"] and h["seat"] == player["seat"])
            assert grouped == towns
            bridges = sum(bridge["seat"] == player["seat"] for bridge in view["map"]["bridges"])
            assert bridges + player["bridges_left"] == BOARD.pieces_bridges


def test_tiles_and_priests_add_up() -> None:
    for state in all_positions():
        view = position(state)
        table = state.setup.table
        for favor in view["favors"]:
            held = len(favor["holders"])
            if favor["copies"] == 1 and table.favor_takers > 1:  # it passes to the next player who takes it
                assert held == (favor["left"] < table.favor_takers)
            else:
                assert favor["left"] + held == favor["copies"]
        for card in view["cards"]:
            if card["holder"] is not None:
                assert view["players"][card["holder"]]["card"] == card["name"]
                assert card["coins"] == 0
        for player in view["players"]:
            sent = sum(space["seat"] == player["seat"] for cult in view["cults"] for space in cult["order"])
            # A replaced priest is out of the game.
            assert sent <= player["priests_sent"] if table.replace_priests else sent == player["priests_sent"]
            assert player["priests"] + player["priests_left"] + player["priests_sent"] == BOARD.pieces_priests
            assert [cult["positions"][player["seat"]] for cult in view["cults"]] == list(
                state.players[player["seat"]].cults
            )
            holding = [tile["name"] for tile in view["favors"] if player["seat"] in tile["holders"]]
            assert holding == player["favors"]
            towns = [tile["name"] for tile in view["towns"] for seat in tile["holders"] if seat == player["seat"]]
            assert towns == player["towns"]
        for cult in view["cults"]:
            assert (cult["top"] is not None) == (10 in cult["positions"])


def _expected(player: PlayerView) -> dict[str, int]:
    income = player["income"]
    assert income is not None
    real = Counter(income["total"])
    real.subtract(income["lost"])
    return {name: real[name] for name in ("coins", "workers", "priests", "power", "points")}


def _wealth(player: Player) -> dict[str, int]:
    return {
        "coins": player.coins,
        "workers": player.workers,
        "priests": player.priests,
        "power": player.bowl2 + 2 * player.bowl3,
        "points": player.points,
    }


def _end_of_round(state: State) -> State:
    """Return the position once rewards and income have been taken."""
    after = state.clone()
    round_ = after.round
    GAME.apply(after, GAME.legal(after)[-1])
    while after.round == round_ and after.phase == REWARDS:
        GAME.apply(after, DONE_ID)
    return after


def test_expected_income_is_what_comes() -> None:
    """Check it before the last player passes, for everybody who has passed."""
    ledger = league_ledger()
    compared = 0
    for count, (seat, action) in enumerate(ledger.entries):
        if KIND_OF[action] != PASS:
            continue
        state = ledger.at(count).state
        waiting = [player for player in state.players if not player.passed]
        if len(waiting) != 1 or state.round in (0, state.setup.table.rounds):
            continue
        after = _end_of_round(state)
        if after.round != state.round + 1:
            continue
        for other, view in enumerate(position(state)["players"]):
            if other != seat:
                before, now = _wealth(state.players[other]), _wealth(after.players[other])
                assert {name: now[name] - before[name] for name in now} == _expected(view)
                compared += 1
    assert compared == 6


@pytest.mark.parametrize("faction", FACTION_NAMES)
@pytest.mark.parametrize("first_tile", ["SCORE1", "SCORE2", "SCORE5", "SCORE7"])
def test_expected_income_of_every_faction_is_what_comes(faction: str, first_tile: str) -> None:
    others = [tile for tile in ("SCORE3", "SCORE4", "SCORE6", "SCORE8", "SCORE2", "SCORE7") if tile != first_tile]
    opponent = "nomads" if faction not in ("nomads", "fakirs") else "witches"
    table = Table(faction, opponent, scoring=(first_tile, *others[:5]))
    table.clear_map()
    table.put(faction, "dwelling", "I1", "I2", "I3")
    table.put(faction, "trading house", "H1", "H2")
    table.put(faction, "temple", "E1")
    table.put(faction, "stronghold", "E2")
    table.put(faction, "sanctuary", "E3")
    table.put(opponent, "dwelling", "A13")
    table.give(faction, cults=(9, 5, 8, 4), favors=["FAV7", "FAV8"], priests=4, bowls=(3, 6, 3), card="BON5")
    table.turn_of(opponent)
    table.player(faction).passed = True
    view = position(table.state)["players"][0]
    after = _end_of_round(table.state)
    assert after.round == 2
    before, now = _wealth(table.player(faction)), _wealth(after.players[0])
    assert {name: now[name] - before[name] for name in now} == _expected(view)


def test_income_by_source_adds_up_and_fits_the_rows() -> None:
    sources = {
        "dwelling": "dwelling_income",
        "trading house": "trading_house_income",
        "temple": "temple_income",
        "stronghold": "stronghold_income",
        "sanctuary": "sanctuary_income",
    }
    for state in all_positions():
        for player in position(state)["players"]:
            income = player["income"]
            assert (income is None) == (state.round == state.setup.table.rounds)
            if income is None:
                continue
            total: Counter[str] = Counter()
            for amounts in income["sources"].values():
                total.update(amounts)
            assert dict(total) == income["total"]
            for row in player["buildings"]:
                assert income["sources"].get(sources[row["kind"]], {}) == row["income"]


def test_next_income_of_a_row_is_its_income_after_building() -> None:
    table = Table("swarmlings", "darklings")
    table.rich("swarmlings")
    before = position(table.state)["players"][0]["buildings"][1]
    site = next(name for name in table.legal("swarmlings") if name.endswith("to TP"))
    table.play("swarmlings", site)
    after = position(table.state)["players"][0]["buildings"][1]
    assert after["income"] == before["next_income"] == {"coins": 2, "power": 2}
    assert before["cost"] == {"coins": 4, "workers": 3}
    assert before["cost_alone"] == {"coins": 8, "workers": 3}


def test_points_if_it_ended_now_are_the_final_points() -> None:
    """Check them before the last pass, for everybody else."""
    ledger = league_ledger()
    count = max(i for i, (_, action) in enumerate(ledger.entries) if KIND_OF[action] == PASS)
    state = ledger.at(count).state
    last = ledger.entries[count][0]
    for player in position(state)["players"]:
        final = player["final"]
        assert final is not None
        parts = sum(final["cults"].values()) + final["network"] + final["resources"]
        assert final["total"] == player["points"] + parts
        if player["seat"] != last:
            assert final["total"] == ledger.state.players[player["seat"]].points
    over = position(ledger.state)
    assert all(player["final"] is None for player in over["players"])
    assert (position(state)["winners"], over["winners"]) == (None, GAME.winners(ledger.state))


def test_specials_tell_used_from_available() -> None:
    table = Table("witches", "nomads")
    table.clear_map()
    table.put("witches", "dwelling", "D4")
    table.put("witches", "stronghold", "D5")
    table.put("nomads", "dwelling", "I1")
    table.give("witches", card="BON3")
    (special,) = position(table.state)["players"][0]["specials"]
    assert special == {
        "name": "ACTW",
        "source": "stronghold",
        "cost": {},
        "gain": {"free_dwellings": 1},
        "used": False,
        "available": True,
    }
    table.play("witches", "action ACTW")
    (special,) = position(table.state)["players"][0]["specials"]
    assert special["used"]
    assert not special["available"]
    assert position(table.state)["owed"] == {"free_dwellings": 1}


def test_expected_income_shows_what_is_lost() -> None:
    table = Table("witches", "nomads")
    table.put("witches", "temple", "D5")
    table.give("witches", priests=7, bowls=(0, 0, 12))
    table.player("witches").favors |= 1 << 7
    income = position(table.state)["players"][0]["income"]
    assert income is not None
    assert income["sources"]["favor_tile"] == {"power": 4}
    assert income["lost"] == {"power": 4, "priests": 1}


def test_bridges_and_skips_go_by_name() -> None:
    table = Table("mermaids", "engineers")
    table.clear_map()
    table.put("mermaids", "dwelling", "E4")
    table.player("mermaids").skips |= 1 << table.hex("r5")
    table.state.bridges = ((0, 1),)
    table.player("engineers").bridges -= 1
    view = position(table.state)["map"]
    assert view["skips"] == [{"river": "r5", "seat": 0}]
    a, b = (table.state.setup.map.names[end] for end in table.state.setup.map.spans[0])
    assert view["bridges"] == [{"hexes": [a, b], "seat": 1}]


def test_the_auction_shows_who_bids_most_until_the_boards_are_dealt() -> None:
    opening = auction()
    opening.play("bid 3 for nomads")
    assert position(opening.state)["auction"] == [
        {"faction": "witches", "seat": None, "points": 0},
        {"faction": "nomads", "seat": 1, "points": 3},
        {"faction": "halflings", "seat": None, "points": 0},
    ]
    opening.play("bid 4 for nomads")
    assert position(opening.state)["auction"][1] == {"faction": "nomads", "seat": 2, "points": 4}
    opening.play("bid 0 for witches")
    opening.play("bid 0 for halflings")
    assert position(opening.state)["auction"] == []
    assert position(Table("nomads", "witches").state)["auction"] == []


def test_a_double_turn_counts_its_turns() -> None:
    table = with_stronghold("chaosmagicians", "nomads")
    seat = table.seat("chaosmagicians")
    assert "turns" not in options(table.state, seat)["owed"]
    (double,) = [found for found in options(table.state, seat)["actions"] if found["text"] == "action ACTC"]
    assert double["owed"] == {"turns": 2}
    table.play("chaosmagicians", "action ACTC")
    assert options(table.state, seat)["owed"] == {"turns": 2}
    table.play("chaosmagicians", "send p to fire for 3. done")
    assert options(table.state, seat)["owed"] == {"turns": 1}
    table.play("chaosmagicians", "action ACT2. done")
    table.turn_of("chaosmagicians")
    assert "turns" not in options(table.state, seat)["owed"]
