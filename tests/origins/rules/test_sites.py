"""Section 7: visiting an encounter site: its value, what it costs, the main actions and the bonus action."""

import pytest

from hexarch.games.origins.tables import COLOURS
from tests.origins.scenario import Table

WORKERS = ["blue 4", "speaker 4", "archon"]


def workers(*freemen: str, speakers: tuple[int, ...] = (), **goods: int) -> Table:
    """A table whose player1 has these workers and the Archon, with these goods alone."""
    table = Table()
    table.give(
        "player1", freemen=freemen, speakers=speakers, **{"stone": 0, "food": 0, "wisdom": 0, "gold": 0, **goods}
    )
    return table


@pytest.mark.rule("OR-101")
def test_which_workers_a_player_may_send() -> None:
    table = workers("red 2", "blue 5", speakers=(3,))
    table.give("player1", placed=("orange 5 at 2",))
    table.give("player2", freemen=("yellow 6",), speakers=(5,))
    visits = {move for move in table.legal("player1") if move.startswith("visit")}
    sent = ("red 2", "blue 5", "speaker 3", "archon")
    assert visits == {f"visit {site} with {worker}" for site in range(1, 6) for worker in sent}


@pytest.mark.rule("OR-102")
def test_any_number_of_workers_at_one_site() -> None:
    freemen = [f"{colour} 6" for colour in COLOURS] + ["red 6"]
    table = workers(*freemen, speakers=(4, 5), wisdom=9)
    for worker in (*freemen, "speaker 4", "speaker 5", "archon"):
        table.turn_of("player1")
        table.play("player1", f"visit 1 with {worker}. action 3 stone")
    assert len(table.player("player1").placed) == 6
    assert len(table.state.speakers_placed) == 2
    table.turn_of("player2")
    assert table.can("player2", "visit 1 with archon")


@pytest.mark.rule("OR-103")
@pytest.mark.parametrize("worker", ["blue 4", "blue 5", "speaker 4", "speaker 5"])
def test_a_value_that_reaches_the_sites_costs_nothing(worker: str) -> None:
    table = workers("blue 4", "blue 5", speakers=(4, 5))
    table.site(1, value=4)
    table.play("player1", f"visit 1 with {worker}. action 3 stone")
    assert table.goods("player1") == (3, 0, 0, 0)


@pytest.mark.rule("OR-104")
@pytest.mark.parametrize("worker", ["blue 2", "speaker 2"])
@pytest.mark.parametrize("value", [3, 4, 5, 6])
def test_a_lower_value_pays_the_difference(worker: str, value: int) -> None:
    table = workers("blue 2", speakers=(2,), wisdom=5)
    table.site(1, value=value)
    table.play("player1", f"visit 1 with {worker}")
    assert table.goods("player1") == (0, 0, 5 - (value - 2), 0)


@pytest.mark.rule("OR-105")
@pytest.mark.parametrize(("goods", "possible"), [({"wisdom": 2}, True), ({"wisdom": 1, "stone": 9, "food": 9}, False)])
def test_no_visit_without_the_wisdom(goods: dict[str, int], possible: bool) -> None:
    table = workers("blue 2", speakers=(2,), **goods)
    table.site(1, value=4)
    for worker in ("blue 2", "speaker 2"):
        assert table.can("player1", f"visit 1 with {worker}") == possible
        assert table.can("player1", f"visit 2 with {worker}")


@pytest.mark.rule("OR-105")
def test_each_visitor_pays() -> None:
    table = workers("blue 2", wisdom=2, gold=2)
    table.site(1, value=4)
    table.play("player1", "visit 1 with blue 2")
    assert table.legal() == {"pay 0 gold", "pay 1 gold", "pay 2 gold"}


@pytest.mark.rule("OR-106")
def test_the_archon_pays_nothing() -> None:
    table = workers(wisdom=5, gold=5)
    table.site(1, value=6)
    table.play("player1", "visit 1 with archon. action 3 stone")
    assert table.goods("player1") == (3, 0, 5, 5)


@pytest.mark.rule("OR-107")
def test_gold_pays_the_difference() -> None:
    table = workers("blue 2", gold=2)
    table.site(1, value=4)
    table.play("player1", "visit 1 with blue 2")
    assert table.player("player1").gold == 0
    table = workers("blue 2", gold=1)
    table.site(1, value=4)
    assert not table.can("player1", "visit 1 with blue 2")


@pytest.mark.rule("OR-108", "OR-110")
@pytest.mark.parametrize("worker", WORKERS)
def test_the_site_rises_before_the_main_action(worker: str) -> None:
    table = workers("blue 4", speakers=(4,))
    table.site(3, value=4)
    table.play("player1", f"visit 3 with {worker}")
    assert table.decision == "visit"
    assert table.state.ships == (1, 1, 5, 1, 1)


@pytest.mark.rule("OR-108")
def test_the_payment_comes_before_the_rise() -> None:
    table = workers("blue 2", wisdom=2, gold=2)
    table.site(1, value=4)
    table.play("player1", "visit 1 with blue 2")
    assert table.state.ships[0] == 4
    table.play("player1", "pay 1 gold")
    assert table.state.ships[0] == 5


@pytest.mark.rule("OR-109", "OR-110")
@pytest.mark.parametrize("worker", WORKERS)
def test_a_site_of_six_turns_to_one(worker: str) -> None:
    table = workers("blue 4", speakers=(4,), wisdom=2)
    table.site(2, value=6)
    table.play("player1", f"visit 2 with {worker}")
    assert table.state.ships == (1, 1, 1, 1, 1)


@pytest.mark.rule("OR-112", "OR-120")
@pytest.mark.parametrize("worker", ["blue 5", "speaker 5", "archon"])
@pytest.mark.parametrize("action", ["action 3 stone", "action military. attack. done"])
def test_one_of_the_two_main_actions(worker: str, action: str) -> None:
    table = workers("blue 5", speakers=(5,))
    table.play("player1", f"visit 1 with {worker}")
    assert table.legal() == {"action 3 stone", "action military"}
    table.play("player1", action)
    assert table.asked == "player2"


@pytest.mark.rule("OR-113")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_bonus_action_needs_the_colour_of_its_tile(colour: str) -> None:
    for bonus in COLOURS:
        table = workers(f"{colour} 3", stone=1, food=1, wisdom=1)
        table.site(1, bonus=bonus)
        table.play("player1", f"visit 1 with {colour} 3")
        assert table.can("player1", "bonus") == (bonus == colour)


def at_the_yellow_tile(worker: str, **more: object) -> Table:
    """A table with a worker of player1 at site 1, whose bonus tile gives one basic resource."""
    table = workers("yellow 3", "yellow 6", "blue 6", speakers=(3,))
    table.give("player1", **more)
    table.site(1, bonus="yellow")
    table.play("player1", f"visit 1 with {worker}")
    return table


@pytest.mark.rule("OR-114")
def test_the_bonus_action_may_be_left_out() -> None:
    table = at_the_yellow_tile("yellow 3")
    table.play("player1", "action 3 stone")
    assert table.legal() == {"done", "bonus"}
    table.play("player1", "done")
    assert table.goods("player1") == (3, 0, 0, 0)
    assert table.asked == "player2"


@pytest.mark.rule("OR-115")
def test_the_bonus_action_before_the_main_action() -> None:
    table = at_the_yellow_tile("yellow 3")
    table.play("player1", "bonus. gain food")
    assert table.legal() == {"action 3 stone", "action military"}, "the main action is still due"
    table.play("player1", "action 3 stone")
    assert table.goods("player1") == (3, 1, 0, 0)
    assert table.asked == "player2", "the bonus action is used once"


@pytest.mark.rule("OR-115")
def test_the_bonus_action_after_the_main_action() -> None:
    table = at_the_yellow_tile("yellow 3")
    table.play("player1", "action 3 stone. bonus. gain food")
    assert table.goods("player1") == (3, 1, 0, 0)
    assert table.asked == "player2"


@pytest.mark.rule("OR-116")
def test_a_speaker_gets_no_bonus_action() -> None:
    """An Advisor of the tile's colour does not change that."""
    table = at_the_yellow_tile("speaker 3", advisors=("yellow",))
    assert table.legal() == {"action 3 stone", "action military"}


@pytest.mark.rule("OR-117")
@pytest.mark.parametrize(
    ("advisors", "bonus"),
    [((), False), (("blue", "red"), False), (("yellow",), True), (("blue", "yellow"), True)],
)
def test_the_archon_needs_an_advisor_of_the_tiles_colour(advisors: tuple[str, ...], bonus: bool) -> None:
    assert at_the_yellow_tile("archon", advisors=advisors).can("player1", "bonus") == bonus


@pytest.mark.rule("OR-118")
def test_a_freeman_of_six_uses_both_main_actions_in_any_order() -> None:
    for first, second in (("3 stone", "military. attack. done"), ("military. attack. done", "3 stone")):
        table = at_the_yellow_tile("blue 6")
        table.play("player1", f"action {first}")
        assert table.legal() == {"done", f"action {second.partition('.')[0]}"}, "the other one may be skipped"
        table.play("player1", f"action {second}")
        assert table.player("player1").stone == 3
        assert table.asked == "player2", "each only once"


@pytest.mark.rule("OR-118")
@pytest.mark.parametrize("action", ["action 3 stone", "action military. attack. done"])
def test_a_freeman_of_six_may_skip_one_but_not_both(action: str) -> None:
    table = at_the_yellow_tile("blue 6")
    assert table.legal() == {"action 3 stone", "action military"}
    table.play("player1", f"{action}. done")
    assert table.asked == "player2"


@pytest.mark.rule("OR-119")
@pytest.mark.parametrize("place", range(3))
def test_the_bonus_action_before_between_or_after_both(place: int) -> None:
    moves = ["action 3 stone", "action military. attack. done"]
    moves.insert(place, "bonus. gain food")
    table = at_the_yellow_tile("yellow 6")
    for number, move in enumerate(moves):
        assert table.can("player1", "bonus") == (number <= place)
        table.play("player1", move)
    assert table.goods("player1") == (3, 1, 0, 0)
    assert table.asked == "player2"


@pytest.mark.rule("OR-120")
def test_a_speaker_never_reaches_six() -> None:
    table = workers(speakers=(5,))
    table.hold("player1", "Sagittarius")
    table.state.speakers = (5,)
    table.set_market("Forum", "", "", "", "")
    table.give("player1", stone=1)
    table.play("player1", "visit 2 with archon. action building. buy Forum. place N1. use Forum at N1. take speaker 5")
    assert table.player("player1").speakers == (5, 5)
    assert table.asked == "player2"
