"""The JSON view of a position is complete and correct."""

import json
from collections import Counter

from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import end_conditions
from hexarch.games.origins.state import OVER, SETUP, State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, TEMPLES
from hexarch.games.origins.view import position
from tests.origins.looking import all_positions
from tests.origins.scenario import Table, tile_kinds
from tests.origins.test_conformance import random_game


def test_positions_show_every_phase_and_number_of_players() -> None:
    views = [position(state) for state in all_positions()]
    assert {len(view["players"]) for view in views} == set(GAME.seats)
    assert {view["phase"] for view in views} == {"setup", "actions", "round_end", "over"}
    kinds = {decision["kind"] for view in views for decision in view["decisions"]}
    assert {"draft", "turn", "pay", "visit", "place", "activate", "take_citizen", "question", "rise"} <= kinds


def test_positions_are_json() -> None:
    for state in all_positions():
        view = position(state)
        assert json.loads(json.dumps(view)) == view


def test_every_tile_is_shown_once() -> None:
    for state in all_positions():
        view = position(state)
        count: Counter[str | None] = Counter(space["building"] for space in view["market"])
        for stack in view["stacks"]:
            assert stack["left"] == sum(stack["unseen"].values()) + len(stack["returned"])
            count.update([stack["top"], *stack["returned"]])
            count.update(stack["unseen"])
        for player in view["players"]:
            count.update(player["stored"])
            count.update(tile["building"] for tile in player["city"]["tiles"])
        del count[None]
        assert count == {building["name"]: building["copies"]["value"] for building in view["buildings"]}


def test_every_citizen_die_is_shown_once() -> None:
    for state in all_positions():
        view = position(state)
        count = Counter(view["dice"]["supply"])
        count.update(die["colour"] for die in view["dice"]["draft"])
        count.update(space["die"]["colour"] for space in view["offer"] if space["die"])
        for player in view["players"]:
            count.update(die["colour"] for die in player["freemen"])
            count.update(player["advisors"]["colours"])
            count.update(seat["die"]["colour"] for seat in player["city"]["seats"] if seat["die"])
        assert count == dict.fromkeys(COLOURS, view["dice"]["citizens"]["value"])


def test_sites_and_players_agree_about_workers() -> None:
    for state in all_positions():
        view = position(state)
        at_sites = Counter(
            (worker["seat"], site["number"], worker["kind"], worker["colour"], worker["value"])
            for site in view["sites"]
            for worker in site["workers"]
        )
        at_home: Counter[tuple[int | None, int, str, str | None, int | None]] = Counter(
            (player["seat"], die["site"], "freeman", die["colour"], die["value"])
            for player in view["players"]
            for die in player["freemen"]
            if die["site"] is not None
        )
        at_home.update(
            (player["seat"], player["archon"], "archon", None, None)
            for player in view["players"]
            if player["archon"] is not None
        )
        assert +Counter({key: n for key, n in at_sites.items() if key[2] != "speaker"}) == at_home
        speakers = sum(n for key, n in at_sites.items() if key[2] == "speaker")
        assert speakers == len(state.speakers_placed)
        assert all(key[0] is None for key in at_sites if key[2] == "speaker")


def test_discs_stand_where_the_players_are() -> None:
    for state in all_positions():
        view = position(state)
        spaces = [disc for space in view["military"]["spaces"] for disc in space["discs"]]
        assert [disc if disc is not None else 1 for disc in spaces] == list(state.military_order)
        assert (None in spaces) == state.setup.solo
        for player in view["players"]:
            assert player["seat"] in view["military"]["spaces"][player["strength"]]["discs"]
            for temple in view["temples"]:
                place = player["temples"][temple["name"]]
                assert player["seat"] in temple["spaces"][place]["discs"]
        for number, temple in enumerate(view["temples"]):
            shown = [seat for place in temple["spaces"] for seat in place["discs"]]
            assert shown == list(state.temple_orders[number])
            assert (
                (temple["card"] in view["players"][temple["holder"]]["cards"]) if temple["holder"] is not None else True
            )


def test_cities_are_those_of_the_state() -> None:
    for state in all_positions():
        for player, view in zip(state.players, position(state)["players"], strict=True):
            city = view["city"]
            names = {
                tile["cell"]: tile["building"] if tile["kind"] == "building" else tile["kind"] for tile in city["tiles"]
            }
            known = {
                cell: name if name in BUILDINGS else name.lower() for cell, name in tile_kinds(player.city).items()
            }
            assert names == known
            assert all((tile["colour"] is not None) == (tile["kind"] == "building") for tile in city["tiles"])
            rows, columns = {tile["row"] for tile in city["tiles"]}, {tile["column"] for tile in city["tiles"]}
            assert rows == set(range(city["top"], city["top"] + city["rows"]))
            assert columns == set(range(city["left"], city["left"] + city["columns"]))
            assert sum(seat["die"] is not None for seat in city["seats"]) == len(player.city.closed)
            assert sum(seat["die"] is None for seat in city["seats"]) == len(player.city.open)
            assert len(city["spots"]) == len(player.city.spots)


def test_a_seat_of_power_shows_the_cards_it_matches() -> None:
    table = Table(districts=(1, 31, 15, 22))
    table.build("player1", N1="Outpost", N1E1="Estate", N2E1="Outpost", N2="Statue")
    seats = {seat["cell"]: seat for seat in position(table.state)["players"][0]["city"]["seats"]}
    assert seats["N2"] == {"cell": "N2", "row": -2, "column": 0, "die": None, "cards": [1, 31]}
    table.give("player1", freemen=("blue 3",))
    table.play("player1", "close N2. with blue 3. match 1")
    view = position(table.state)
    (seat,) = view["players"][0]["city"]["seats"]
    assert seat["die"] == {"colour": "blue", "value": 3}
    assert seat["cards"] == []
    assert view["players"][0]["matched"] == [1]
    assert [(card["number"], card["gold"], card["matched"]) for card in view["districts"]][:2] == [
        (1, 0, [0]),
        (31, 2, []),
    ]


def test_costs_are_what_each_player_would_pay() -> None:
    table = Table()
    table.hold("player2", "Taurus")
    view = position(table.state)
    assert [space["costs"] for space in view["market"]] == [[0, 0], [1, 0], [2, 1], [3, 2], [4, 3]]
    assert [space["costs"] for space in view["offer"]] == [[0, 0], [1, 0], [2, 1], [3, 2], [4, 3]]


def test_the_leader_of_a_temple_gets_its_card() -> None:
    compared = 0
    for state in all_positions():
        if state.phase == OVER or state.setup.solo or not state.round:
            continue
        after = state.clone()
        while after.stack and after.round == state.round and not _only_chance_is_left(after):
            GAME.apply(after, _shortest(after))
        leaders = [temple["leader"] for temple in position(after)["temples"]]
        while after.stack and after.round == state.round:
            GAME.apply(after, GAME.legal(after)[0])
        if leaders != [None] * len(TEMPLES):
            assert [temple["holder"] for temple in position(after)["temples"]] == leaders
            compared += 1
        if compared > 20:
            return
    raise AssertionError("too few rounds ended")


def _only_chance_is_left(state: State) -> bool:
    """Has everybody passed, so that only draws are left, which move no zodiac disc?"""
    return all(player.passed for player in state.players) and len(state.stack) == 1


def _shortest(state: State) -> int:
    """Return the pass, or else the first possible answer."""
    return min(GAME.legal(state), key=lambda action: (GAME.format(state, state.stack[-1][0], action) != "pass", action))


def test_points_if_it_ended_now_are_the_final_points() -> None:
    for players in (2, 3, 4):
        ledger = random_game(players, 5)
        last = len(ledger.entries) - 1
        state, (mover, _) = ledger.at(last).state, ledger.entries[last]
        for player in position(state)["players"]:
            final = player["final"]
            assert final is not None
            parts = final["gold"] + final["advisors"] + final["temples"] + final["districts"]
            assert final["total"] == player["points"] + parts
            if player["seat"] != mover:
                assert final["total"] == ledger.state.players[player["seat"]].points
        assert all(player["final"] is None for player in position(ledger.state)["players"])
        assert position(ledger.state)["winners"] == GAME.winners(ledger.state)


def test_ends_hold_when_the_game_ends() -> None:
    for state in all_positions():
        view = position(state)
        if state.round:
            assert any(end["holds"] for end in view["ends"]) == bool(end_conditions(state))
        else:
            assert not any(end["holds"] for end in view["ends"])
        for end in view["ends"]:
            if end["name"] != "die_missing":
                assert end["holds"] == (end["now"] <= end["limit"]) or state.phase == SETUP


def test_end_conditions_show_how_near_they_are() -> None:
    table = Table()
    ends = {end["name"]: end for end in position(table.state)["ends"]}
    assert ends["temples_topped"]["now"] == 24
    assert ends["district_gold_gone"]["now"] == 4
    assert (ends["towers_gone"]["now"], ends["towers_gone"]["limit"]) == (5, 3)
    assert ends["die_missing"]["now"] == min(table.state.supply)
    table.give("player2", temples={"forest": 8, "sea": 6})
    table.state.district_gold = (0, 2, 0, 0)
    table.state.tower_supply = (0, 1, 0, 2, 1)
    ends = {end["name"]: end for end in position(table.state)["ends"]}
    assert ends["temples_topped"]["now"] == 10
    assert ends["district_gold_gone"]["now"] == 1
    assert ends["towers_gone"] == {"name": "towers_gone", "holds": True, "now": 3, "limit": 3}


def test_the_solo_target_counts_the_conditions() -> None:
    table = Table(1, bonus=("red", "yellow", "blue", "purple", "orange"))
    solo = position(table.state)["solo"]
    assert solo is not None
    assert solo["target"] == 220
    assert [condition["holds"] for condition in solo["conditions"]] == [True, False, True, False]
    assert not solo["reached"]
    assert position(table.state)["rounds"] == 5
    assert position(Table(2).state)["solo"] is None


def test_decisions_say_what_they_are_about() -> None:
    table = Table()
    table.give("player1", stone=2, wisdom=4, gold=1)
    table.play("player1", "visit 2 with archon")
    view = position(table.state)
    assert view["decisions"] == [
        {"seat": 0, "kind": "visit", "about": {"site": 2, "worker": "archon", "done": []}},
    ]
    table.play("player1", "action building. buy Gateway")
    view = position(table.state)
    (decision,) = view["decisions"]
    assert decision["kind"] == "pay"
    assert decision["about"] == {
        "resource": "wisdom",
        "amount": 4,
        "least_gold": 0,
        "most_gold": 1,
        "source": "purchase",
    }
    assert [waiting["kind"] for waiting in view["waiting"]] == ["pay", "place", "visit"]
    assert view["waiting"][1]["about"] == {"building": "Gateway", "from": "market", "mode": "build"}
    assert view["waiting"][2]["about"] == {"site": 2, "worker": "archon", "done": ["building"]}
