"""Why not: every reason has a message and is the one that a player expects."""

import ast
import random
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.game import CHANCE
from hexarch.games.terra_mystica import explain as explain_package
from hexarch.games.terra_mystica.actions import TAKE_ID
from hexarch.games.terra_mystica.explain import explain
from hexarch.games.terra_mystica.flow import settle
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import REST, REWARD_SPADES
from hexarch.games.terra_mystica.tables import BOARD, FACTION_NAMES
from hexarch.locale import LANGUAGES, MissingMessage, keys, message, reason_text
from tests.rules.report import listed
from tests.terra_mystica.random_play import mixed_options, random_states, samples
from tests.terra_mystica.readings import agree
from tests.terra_mystica.scenario import Table

SOURCES = sorted(Path(str(explain_package.__file__)).parent.glob("*.py"))
RULES = set(listed("terra_mystica"))


def literal_keys() -> set[str]:
    """Return the keys of all reasons in the sources."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"because": 0, "missing_goods": 1}.get(node.func.id)
                if place is not None and ast.unparse(node.args[place]) != "key":
                    found.add(ast.literal_eval(node.args[place]))
    return found


def test_every_reason_has_a_sentence_and_every_sentence_a_use() -> None:
    names = {"terrain": BOARD.terrains, "cult": BOARD.cults, "faction": tuple(FACTION_NAMES)}
    named = {f"{kind}-{name}" for kind, all_names in names.items() for name in all_names}
    named |= {f"building-{name.replace(' ', '-')}" for name in BOARD.buildings}
    folder = files("hexarch.locale") / "en"
    catalogues = ("terra_mystica.ftl", "terra_mystica_reasons.ftl")
    text = "\n".join((folder / name).read_text(encoding="utf-8") for name in catalogues)
    written = {key for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if not key.startswith("amount-")}
    assert written <= set(keys())
    assert written == literal_keys() | named | {"not-possible"}


def test_reasons_can_be_said_and_cite_rules_that_exist() -> None:
    said: set[tuple[str, frozenset[str]]] = set()
    for number, options in enumerate(({}, {"preset": "league"}, mixed_options(4, random.Random(2)))):
        dice = random.Random(number)
        for state in samples(random_states(GAME.options(options, 4), dice), dice, 30):
            for reason in (*agree(state, state.stack[-1][0]), *agree(state, dice.randrange(CHANCE, 5))):
                kind = (reason.key, frozenset(reason.params))
                if kind in said:
                    continue
                said.add(kind)
                sentence = message(reason.key, "en", **reason.params)
                assert sentence[0].isupper(), sentence
                assert sentence[-1] == ".", sentence
                assert set(reason.rules) <= RULES, reason
    assert len(said) > 60


def test_messages_say_what_they_lack() -> None:
    assert message("river", hex="r3") == "The river space r3 can be neither built on nor transformed."
    with pytest.raises(MissingMessage, match="no message 'nonsense' in 'en'"):
        message("nonsense")
    with pytest.raises(MissingMessage, match="'river' in 'en' cannot be written"):
        message("river")
    with pytest.raises(MissingMessage, match=f"no language 'tlh'; choose from {', '.join(LANGUAGES)}"):
        message("river", "tlh")


def at_f4(**options: Any) -> Table:
    """A table with the Witches, rich and to move, on F4 and the Nomads beside them on F3."""
    table = Table("witches", "nomads", **options)
    table.clear_map()
    table.put("witches", "dwelling", "F4")
    table.put("nomads", "dwelling", "F3")
    table.rich("witches")
    table.turn_of("witches")
    return table


def why(table: Table, faction: str, text: str) -> str:
    """Return the key of the reason, after checking that the action is impossible."""
    seat = table.seat(faction)
    action = GAME.parse(table.state, seat, text)
    agree(table.state, seat)
    reason = explain(table.state, seat, action)
    return "" if reason is None else reason.key


def sentence(table: Table, faction: str, text: str) -> str:
    seat = table.seat(faction)
    reason = GAME.why_not(table.state, seat, GAME.parse(table.state, seat, text))
    assert reason is not None
    return reason_text(reason)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("build F3", "occupied"),
        ("build F4", "occupied-by-you"),
        ("build r12", "river"),
        ("build G2", "not-home-terrain"),
        ("build A3", "not-reachable"),
        ("transform F3 to green", "occupied"),
        ("transform G2 to red", "same-terrain"),
        ("transform A1 to green", "not-reachable"),
        ("upgrade F4 to TE", "wrong-building"),
        ("upgrade F3 to TP", "no-own-building"),
        ("action ACTW", "no-stronghold"),
        ("+FAV5", "no-favor-due"),
        ("+TW1", "no-town-due"),
        ("bridge F4:G3", "no-bridge-due"),
        ("done", "action-due"),
        ("pass", "take-a-card"),
        ("convert 1VP to 1C", "no-points-to-coins"),
        ("connect r12", "cannot-skip-rivers"),
        ("long way", "shortest-way-only"),
    ],
)
def test_the_reason_a_player_expects_in_a_turn(text: str, key: str) -> None:
    assert why(at_f4(), "witches", text) == key


def test_no_building_offers_power() -> None:
    reason = explain(at_f4().state, 0, TAKE_ID)
    assert reason is not None
    assert message(reason.key, "en", **reason.params) == "No power is offered to you."


def test_a_price_is_said_whole_with_what_is_missing() -> None:
    table = at_f4()
    table.ground("G2", "forest")
    table.give("witches", workers=0, coins=1)
    assert sentence(table, "witches", "build G2") == "A dwelling here costs 1 worker and 2 coins; you have 0 workers."
    table.give("witches", workers=2)
    assert sentence(table, "witches", "build G2") == "A dwelling here costs 1 worker and 2 coins; you have 1 coin."
    beside = "A trading house next to a neighbour costs 2 workers and 3 coins; you have 1 coin."
    assert sentence(table, "witches", "upgrade F4 to TP") == beside
    table.put("witches", "dwelling", "A3")
    alone = "A trading house without a neighbour costs 2 workers and 6 coins; you have 1 coin."
    assert sentence(table, "witches", "upgrade A3 to TP") == alone
    dear = "You would have to buy 3 spades for 9 workers; you have 2 workers."
    assert sentence(table, "witches", "transform E6 to green") == dear
    table.give("witches", priests=0)
    assert sentence(table, "witches", "send p to fire") == "You have no priest to send."
    assert why(table, "witches", "advance dig") == "digging-price"


def test_power_is_short_or_an_action_is_used() -> None:
    table = at_f4()
    table.give("witches", bowls=(0, 9, 3))
    assert sentence(table, "witches", "action ACT6") == "The action ACT6 costs 6 power from bowl III; you have 3 there."
    table.state.actions_used = 1 << 5
    assert why(table, "witches", "action ACT6") == "power-action-used"
    assert why(table, "witches", "convert 5PW to 1P") == "too-little-to-convert"
    table.play("witches", "burn 1")
    assert why(table, "witches", "convert 3PW to 1W") == "spend-sacrificed-power"
    assert why(table, "witches", "action ACT5") == ""
    assert why(table, "witches", "pass") == "spend-sacrificed-power"


def test_somebody_else_is_asked_first() -> None:
    table = at_f4()
    table.ground("G2", "forest")
    assert sentence(table, "nomads", "build G2") == "It is the turn of the Witches."
    assert why(table, "nomads", "convert 1W to 1C") == "convert-on-your-turn"
    table.play("witches", "upgrade F4 to TP")
    assert why(table, "nomads", "done") == "asked-offer"
    table.play("nomads", "decline 1 from witches")
    assert why(table, "witches", "build G2") == "action-taken"
    table.play("witches", "done")
    assert sentence(table, "witches", "pass") == "It is the turn of the Nomads."


def test_an_earned_tile_comes_first() -> None:
    table = at_f4()
    table.put("witches", "trading house", "F4")
    table.give("nomads", bowls=(0, 0, 12))
    table.give("witches", favors=["FAV11"])
    table.play("witches", "upgrade F4 to TE")
    assert sentence(table, "witches", "done") == "First take the favor tile that you have earned."
    assert why(table, "witches", "convert 1W to 1C") == "owed-favor"
    assert sentence(table, "witches", "+FAV11") == "You already have FAV11."


def test_passing_takes_another_card() -> None:
    table = at_f4()
    table.give("witches", card="BON1")
    table.give("nomads", card="BON3")
    assert why(table, "witches", "pass BON1") == "own-card-again"
    assert sentence(table, "witches", "pass BON3") == "The Nomads hold BON3."
    table.round(6)
    assert why(table, "witches", "pass BON2") == "no-card-in-last-round"
    assert why(table, "witches", "pass") == ""


def test_a_jump_has_its_range_and_its_price() -> None:
    table = Table("dwarves", "nomads")
    table.clear_map()
    table.put("dwarves", "dwelling", "E7")
    table.rich("dwarves")
    table.turn_of("dwarves")
    table.ground("E5", "mountains")
    assert why(table, "dwarves", "build E5") == ""
    assert why(table, "dwarves", "build A2") == "not-reachable-by-jump"
    table.give("dwarves", workers=2)
    dear = "A dwelling on E5 costs 3 workers and 2 coins, the jump included; you have 2 workers."
    assert sentence(table, "dwarves", "build E5") == dear
    assert why(table, "dwarves", "advance ship") == "no-shipping-track"


def test_a_bridge_starts_at_ones_own_building() -> None:
    table = at_f4()
    table.put("witches", "dwelling", "F2")
    table.play("witches", "action ACT1")
    assert sentence(table, "witches", "bridge B1:D1") == "You need one of your buildings on B1 or D1."
    assert why(table, "witches", "done") == "owed-bridge"
    table.play("witches", "bridge F4:G3. done")
    table.turn_of("witches")
    table.state.actions_used = 0
    table.play("witches", "action ACT1")
    assert why(table, "witches", "bridge F4:G3") == "bridged-already"


def test_an_offer_ends_with_a_conversion() -> None:
    table = at_f4(preset="league")
    table.state.offers = [(0, 1, 2, 2, 1, 0)]
    assert why(table, "witches", "upgrade F4 to TP") == "answer-first"
    assert why(table, "witches", "leech 2 from nomads") == ""
    table.play("witches", "convert 1W to 1C")
    assert why(table, "witches", "leech 2 from nomads") == "offer-closed"
    assert why(table, "witches", "convert 1PW to 1C") == "conversion-order"


def test_spades_between_the_rounds_only_transform() -> None:
    table = at_f4()
    table.state.stack = [(0, REWARD_SPADES, 1)]
    settle(table.state)
    assert why(table, "witches", "transform E7 to green") == ""
    assert why(table, "witches", "transform G2 to green") == "reward-spades-not-enough"
    assert why(table, "witches", "build E7") == "no-building-in-phase-three"


def test_the_spades_of_a_stronghold_are_there_to_transform() -> None:
    """The giants' action transforms a space, and a dwelling may follow on that space."""
    table = Table("giants", "nomads")
    table.clear_map()
    table.put("giants", "stronghold", "G2")
    table.put("nomads", "dwelling", "F3")
    table.rich("giants")
    table.turn_of("giants")
    table.ground("F4", "wasteland")
    table.play("giants", "action ACTG")
    assert why(table, "giants", "build F4") == "stronghold-spades-transform"


def test_a_skipped_river_has_to_found_a_town() -> None:
    table = Table("mermaids", "nomads")
    table.clear_map()
    river = table.hex("r12")
    banks = [hex_ for hex_ in range(113) if table.state.setup.map.neighbours[river] >> hex_ & 1]
    names = [table.state.setup.map.names[hex_] for hex_ in banks if table.state.setup.map.land_mask >> hex_ & 1]
    assert len(names) >= 2
    table.put("mermaids", "temple", *names[:2])
    table.turn_of("mermaids")
    assert why(table, "mermaids", "connect r12") == "town-too-small"


def test_space_ten_waits_for_an_earlier_building() -> None:
    table = Table("cultists", "witches", "nomads", preset="league")
    table.give("cultists", keys=1, cults=(9, 0, 0, 0))
    table.give("witches", keys=1, cults=(9, 0, 0, 0), priests=1)
    table.turn_of("witches")
    state = table.state
    state.events, state.offers, state.offer_events = 1, [(2, 0, 2, 2, 1, 0)], ((1, 1, 0, 0),)
    assert why(table, "witches", "send p to fire for 2") == "top-waits"
    assert why(table, "witches", "send p to water for 2") == ""


def test_space_ten_does_not_wait_for_offers_that_nobody_can_take() -> None:
    table = Table("cultists", "witches", "nomads", preset="league")
    table.give("cultists", keys=1, cults=(9, 0, 0, 0))
    table.give("witches", keys=1, cults=(9, 0, 0, 0), priests=1)
    table.turn_of("witches")
    state = table.state
    state.events, state.offers, state.offer_events = 1, [(2, 0, 2, 2, 1, 1)], ((1, 1, 0, 0),)
    assert why(table, "witches", "send p to fire for 2") == ""


def test_a_favor_tile_without_a_key_in_time_does_not_wait() -> None:
    """Without late keys the step stops on 9, whatever town tile follows."""
    table = Table("cultists", "witches", "nomads", preset="league", late_keys=False)
    table.give("cultists", keys=1, cults=(9, 0, 0, 0))
    table.give("witches", keys=0, cults=(9, 0, 0, 0))
    table.turn_of("witches")
    state = table.state
    state.stack = [(1, REST, 0)]
    state.events, state.offers, state.offer_events = 1, [(2, 0, 2, 2, 1, 0)], ((1, 1, 0, 0),)
    state.favors_due = state.towns_due = 1
    assert why(table, "witches", "+FAV9") == ""


def test_steps_may_come_before_the_answer_to_an_offer() -> None:
    """With deferred offers a step earned by an acceptance may be made any time, even while an offer is asked about."""
    table = Table("cultists", "witches", "nomads", preset="league")
    for name in ("cultists", "witches", "nomads"):
        table.give(name, passed=True)
    table.give("cultists", cult_due=1)
    table.state.offers = [(0, 1, 2, 2, 1, 0)]
    table.state.stack = []
    settle(table.state)
    assert table.decision == "offer"
    assert why(table, "cultists", "+FIRE") == ""
    assert why(table, "cultists", "leech 2 from witches") == ""


def test_sacrificed_power_can_be_spent_when_a_step_comes_due_meanwhile() -> None:
    """With deferred offers an opponent may accept between a sacrifice and its payment."""
    table = Table("cultists", "witches", offers="deferred")
    table.give("cultists", bowls=(0, 8, 3), workers=4)
    table.state.stack = [(0, REST, 0)]
    table.state.events, table.state.offers, table.state.offer_events = 1, [(1, 0, 1, 1, 1, 0)], ((1, 1, 0, 0),)
    table.play("cultists", "burn 1")
    table.play("witches", "leech 1 from cultists")
    assert why(table, "cultists", "convert 4PW to 4C") == ""
    assert why(table, "cultists", "+FIRE") == "spend-sacrificed-power"


def test_a_jump_may_be_paid_with_what_was_converted_in_the_action() -> None:
    table = Table("fakirs", "witches", preset="league")
    table.clear_map()
    table.put("fakirs", "dwelling", "D3")
    table.put("witches", "dwelling", "F4")
    table.ground("B2", "desert")
    table.turn_of("fakirs")
    table.give("fakirs", coins=9, workers=5, priests=0, bowls=(0, 0, 12))
    table.play("fakirs", "action ACT5")
    assert why(table, "fakirs", "build B2") == "dwelling-price-by-jump"
    table.play("fakirs", "convert 5PW to 1P")
    assert why(table, "fakirs", "build B2") == ""


def test_nothing_is_possible_when_the_game_is_over() -> None:
    table = at_f4()
    table.round(6)
    while table.state.stack:
        table.end_round()
    assert sentence(table, "witches", "build G2") == "The game is over."
