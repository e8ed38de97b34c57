"""Positions by name in which something is not possible, for the tests of the reasons."""

from typing import Any

from hexarch.core.game import CHANCE
from hexarch.games.origins.dice import BEGUN
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import ADVANCE, DRAW_TOP, FEED, KEEP_ZODIAC, RISE
from hexarch.games.origins.tables import BUILDINGS, COLOURS
from hexarch.games.origins.temples import ANY, FOR_GOLD, STEPS
from tests.origins.scenario import Table

EDGE = {"forest": 8, "mountain": 8, "sea": 8}


def turn() -> Table:
    """Two Freemen at hand, a third at site 3, the Archon at site 2; an open and a closed district."""
    table = Table()
    table.give("player1", freemen=("red 2", "blue 4"), placed=("blue 5 at 3",), bases=4, speakers=(3,), archon=1)
    table.give("player1", stone=1, food=1, wisdom=1, gold=0)
    table.build("player1", E1="Mint", S1E1="Outpost", N1="farm", N1E1="farm")
    table.close("player1", "N1", "red 3")
    table.site(4, value=6)
    table.state.tower_supply = (0, 1, 1, 1, 1)
    return table


def turn_without_freemen() -> Table:
    table = turn()
    table.give("player1", freemen=(), bases=6, tokens=1)
    return table


def last_action() -> Table:
    table = Table()
    table.give("player1", tokens=2)
    table.play("player1", "tower red. extra action")
    return table


def visit(worker: str, **goods: Any) -> Table:
    """At site 2, whose bonus tile is red, while player2 holds Pisces."""
    table = Table()
    table.give("player1", freemen=("red 2", "blue 4", "red 6"), bases=4, speakers=(3,), **goods)
    table.hold("player2", "Pisces")
    table.play("player1", f"visit 2 with {worker}")
    return table


def after_a_main_action() -> Table:
    table = visit("red 2", gold=0)
    table.play("player1", "action 3 food")
    return table


def after_a_bonus_action() -> Table:
    table = visit("red 2", gold=0)
    table.play("player1", "bonus. move")
    return table


def site(number: int, **goods: Any) -> Table:
    """At a site with a Freeman of value 6, all discs at the end of their tracks, and sixes that stay."""
    table = Table(temple_without_step="never", raise_past_six=False)
    table.give("player1", freemen=("red 6", "blue 6"), temples=EDGE, **goods)
    table.put_disc("player1", 13)
    table.play("player1", f"visit {number} with red 6")
    return table


def main_action(name: str, **goods: Any) -> Table:
    """In the middle of a main action, two temples near the top."""
    table = Table(temple_without_step="never", raise_past_six=False)
    table.give("player1", freemen=("red 6", "red 2", "blue 6"), temples={"forest": 7, "sea": 8}, **goods)
    where = {"military": 1, "building": 2, "temple": 3, "citizen": 4, "train": 5}[name]
    table.play("player1", f"visit {where} with red 6. action {name}")
    return table


def marched() -> Table:
    table = main_action("military")
    table.play("player1", "move")
    return table


def trained() -> Table:
    """All the food of the action is spent; the question is put once more by hand."""
    table = main_action("train", food=9, gold=0)
    table.play("player1", "move. raise red 2. raise red 3")
    table.state.stack.append((0, FEED, BEGUN))
    return table


def buying(**goods: Any) -> Table:
    table = Table()
    table.give("player1", stored=("Castle",), **goods)
    table.play("player1", "visit 2 with archon. action building")
    return table


def buying_with_virgo() -> Table:
    table = Table()
    table.hold("player1", "Virgo")
    table.play("player1", "visit 2 with archon. action building")
    return table


def paying() -> Table:
    """Gateway costs 4 wisdom and 2 stone; 1 stone, 2 wisdom and 4 gold are there."""
    table = buying(stone=1, wisdom=2, gold=4)
    table.play("player1", "buy Gateway")
    return table


def paying_with_little_gold() -> Table:
    """4 wisdom are due and there, with 1 gold."""
    table = buying(stone=2, wisdom=4, gold=1)
    table.play("player1", "buy Gateway")
    return table


def placing() -> Table:
    table = buying()
    table.play("player1", "farm Mint")
    return table


def covering() -> Table:
    """The farm W1 lies in a closed district, N1 does not."""
    table = Table(cover_closed_districts=False)
    table.build("player1", W1="farm", S1W1="Mint", N1="farm")
    table.close("player1", "W1", "red 1")
    table.hold("player1", "Virgo")
    table.play("player1", "visit 2 with archon. action building. cover with Mint")
    return table


def closed(die: str, **tiles: str) -> Table:
    """The district N0 has just been closed with the last die, and all discs are at the end of their tracks."""
    table = Table()
    table.build("player1", **{"E1": "farm", "S1E1": "farm", **tiles})
    table.give("player1", freemen=(die,), temples=EDGE, gold=0)
    table.put_disc("player1", 13)
    table.put_disc("player2", 13)
    table.play("player1", f"close N0. with {die}")
    return table


def using(building: str, die: str, freemen: tuple[str, ...] = ()) -> Table:
    """A building next to the Agora and another of its kind, used by closing the district."""
    table = Table(veterans_of_one=False)
    table.build("player1", E1=building, S1E1="farm", E2=building)
    table.give("player1", freemen=(die, *freemen))
    table.state.supply = (1, 1, 1, 0, 1)
    table.play("player1", f"close N0. with {die}. use {building} at E1")
    return table


def raised() -> Table:
    table = using("Gateway", "orange 1", ("red 2", "blue 3"))
    table.play("player1", "raise red 2")
    return table


def matching() -> Table:
    """Red, purple, red, blue all round: cards 1 and 31 both fit."""
    table = Table(districts=(1, 31, 15, 22))
    table.build("player1", N1="Outpost", N1E1="Estate", N2E1="Outpost", N2="Statue")
    table.give("player1", freemen=("blue 3",))
    table.play("player1", "close N2. with blue 3")
    return table


def empty_shelves(**tiles: str) -> Table:
    """The district N0 closed with a purple die when there is nothing to take anywhere."""
    table = Table()
    table.build("player1", **{"E1": "farm", "S1E1": "farm", **tiles})
    table.give("player1", freemen=("purple 3",))
    table.set_market("", "", "", "", "")
    table.set_offer("", "", "", "", "")
    table.state.speakers = ()
    table.play("player1", "close N0. with purple 3")
    return table


def dear_offer() -> Table:
    """A base is free, but the only die left costs wisdom."""
    table = Table()
    table.give("player1", bases=3, wisdom=0, gold=0)
    table.set_offer("", "", "", "", "red 3")
    table.play("player1", "visit 4 with archon")
    return table


def copying() -> Table:
    """A Mage tower between the Palace and a Mint."""
    table = Table()
    table.build("player1", E1="Mint", S1E1="Mage tower")
    table.give("player1", freemen=("orange 3",))
    table.play("player1", "close N0. with orange 3. use Mage tower at S1E1")
    return table


def statue() -> Table:
    """One space in a temple of choice; the Sea disc is at the top."""
    table = Table()
    table.build("player1", E1="Statue", S1E1="farm")
    table.give("player1", freemen=("blue 3",), temples={"sea": 8})
    table.play("player1", "close N0. with blue 3. use Statue at E1")
    return table


def short_temple_action() -> Table:
    """An owner's main action that advances one space at most."""
    table = Table(components={"main_actions": {"temple": {"steps": 1, "zodiac": True}}})
    table.play("player1", "visit 3 with archon. action temple")
    return table


def nothing_to_give() -> Table:
    """An owner's Agora that turns a resource into gold, and no resource at all."""
    table = Table(components={"agora": {"ability": {"exchange": 1}}})
    table.build("player1", E1="Mint", S1E1="farm")
    table.give("player1", freemen=("yellow 3",), stone=0, food=0, wisdom=0, gold=0)
    table.play("player1", "close N0. with yellow 3")
    return table


def without_gold() -> Table:
    """An advance for gold is asked by hand, although there is none."""
    table = Table()
    table.give("player1", gold=0)
    table.state.stack.append((0, ADVANCE, ANY | STEPS | FOR_GOLD))
    return table


def new_die() -> Table:
    """Sagittarius and a die of value 1 just taken."""
    table = Table()
    table.hold("player1", "Sagittarius")
    table.give("player1", bases=4)
    table.play("player1", "visit 4 with archon. action citizen. take red 1")
    return table


def tower_built() -> Table:
    table = Table()
    table.hold("player1", "Capricorn")
    table.give("player1", freemen=("red 6", "blue 2"), placed=("red 3 at 2",))
    table.play("player1", "tower red")
    return table


def passed() -> Table:
    """Sixes come back one by one."""
    table = Table()
    table.give("player1", freemen=(), placed=("red 6 at 1", "blue 6 at 2", "orange 3 at 2"))
    table.play("player1", "pass")
    return table


def gaining() -> Table:
    """Two resources of choice are due, and food was named first."""
    table = Table()
    table.hold("player1", "Gemini")
    table.put_disc("player1", 6)
    table.play("player1", "pass. gain food")
    return table


def riding() -> Table:
    """One stone or food for the weaker player."""
    table = Table()
    table.build("player1", E1="Cavalry field", S1E1="farm")
    table.give("player1", freemen=("red 3",))
    table.play("player1", "close N0. with red 3. use Cavalry field at E1")
    return table


def exchanging() -> Table:
    """A resource becomes gold by an attack from space 2."""
    table = Table()
    table.put_disc("player1", 2)
    table.give("player1", stone=0)
    table.play("player1", "visit 1 with archon. action military. attack")
    return table


def alone() -> Table:
    """Solo, at site 2; site 1 is at 6."""
    table = Table(1)
    table.give("player1", tokens=0)
    table.state.ships = (6, 1, 1, 1, 1)
    table.state.stack.append((0, RISE, 1))
    return table


def draws(count: int, players: int = 2, **options: Any) -> Table:
    """The set-up after so many draws."""
    table = Table(players)
    state = GAME.new(GAME.options(options, players))
    for _ in range(count):
        GAME.apply(state, GAME.legal(state)[0])
    table.ledger.state = state
    return table


def keeping() -> Table:
    """Solo: two cards are held at the end of a round."""
    table = Table(1)
    table.state.holders = (0, 0, -1)
    table.state.stack.append((CHANCE, KEEP_ZODIAC, 0))
    return table


def turning_up(unseen: int) -> Table:
    """The next yellow tile: so many Harbors are left in the stack, and Mints were put under it."""
    table = Table()
    yellow, state = COLOURS.index("yellow"), table.state
    counts = [0 if state.setup.colour_of[kind] == yellow else count for kind, count in enumerate(state.unseen)]
    counts[BUILDINGS.index("Harbor")] = unseen
    state.unseen = tuple(counts)
    state.returned = (*state.returned[:yellow], (BUILDINGS.index("Mint"),))
    state.stack.append((CHANCE, DRAW_TOP, yellow))
    return table


def over() -> Table:
    table = Table(1)
    while table.state.stack:
        table.end_round()
    return table
