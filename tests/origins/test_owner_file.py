"""An owner's file: what it may correct, and the error messages for everything else."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from hexarch.core.data import DataError
from hexarch.core.game import RuleError
from hexarch.games.origins import tables
from hexarch.games.origins.presenter import PRESENTER
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import TEMPLES_TOPPED, end_conditions, temple_points
from hexarch.games.origins.tables import BUILDINGS, COLOURS, DEFAULT, components, load, origin
from tests.origins.scenario import Table

# Names and forms.
FORMS = [
    ("[market\nwisdom", "not valid TOML"),
    ("colours = ['green']", "colours cannot be changed"),
    ("zodiac = ['Ophiuchus']", "zodiac cannot be changed"),
    ("[origin]\nstart = 'book: mine'", "origin cannot be changed"),
    ("[market]\nprice = 1", "market.price is not known"),
    ("[market]\nwisdom = [0, 1, 2]", "market.wisdom must have 5 numbers, not 3"),
    ("[market]\nwisdom = [0, 1, 2, 'x', 4]", "market.wisdom[3] must be a whole number, not 'x'"),
    ("[buildings.Mint]\nstone = true", "buildings.Mint: stone must be a whole number, not True"),
    ("[buildings.Palace]\nstone = 1", "buildings.Palace is not known"),
    ("[buildings.Bank]\ncolour='red'\ncopies=1\nstone=1", "buildings.Bank is not known"),
    ("[buildings.Mint]\ncolour = 'green'", "buildings.Mint.colour: 'green' is not a colour"),
    (
        "[district_cards]\n46 = { corner='red', pair=['red','blue'], first=9, again=5, towers=[] }",
        "district_cards.46 is not known",
    ),
    ("[sites]\n6 = { upper = '3 stone', lower = 'military' }", "sites.6 is not known"),
    ("[bonus_tiles]\ngreen = { gold = 1 }", "bonus_tiles.green is not known"),
    ("[bonus_tiles]\nred = { pay = { gold = 1 } }", "bonus_tiles.red: pay.gold is not known"),
    ("[military.bonus]\n2 = { iron = 1 }", "military.bonus.2: iron is not known"),
    ("[temples]\nlake = [0, 2, 5, 10, 16, 23, 31, 48, 70]", "temples.lake is not known"),
    ("[buildings.Mint]\nname = 'A mint with a name too long'", "buildings.Mint.name has 27 letters, more than 24"),
    ("[buildings.Mint]\nname = 'Mint '", "buildings.Mint.name must be printable, without spaces around it"),
    ('[buildings.Mint]\nname = "Mi\\nt"', "buildings.Mint.name must be printable"),
    ("[buildings.Mint]\nname = 7", "buildings.Mint: name must be str, not 7"),
    ("[buildings.Mint]\nname = 'courthouse'", "buildings.*.name: Mint and Courthouse are called the same"),
    ("[agora]\ncolours = ['grey']", "agora.colours: 'grey' is not a colour"),
    ("[agora]\ncolours = ['red', 'red']", "agora.colours names a colour twice"),
    ("[main_actions]\n'Go, now' = { gold = 1 }", "main_actions: 'Go, now' is not a name"),
    ("[main_actions]\nlower = { gold = 1 }", "main_actions: 'lower' is not a name"),
]
# Box, board and cards.
BOARDS = [
    ("[buildings.Mint]\ncopies = 4", "buildings.*.copies: there are 16 yellow tiles, not 15"),
    ("[buildings.Mint]\ncopies = 0", "buildings.Mint.copies: 0 is less than one"),
    ("[buildings.Mint]\ncolour = 'red'", "buildings.*.copies: there are 18 red tiles, not 15"),
    ("[buildings.Mint]\nstone = 4", "buildings.Mint.stone: 4 is not between 1 and 3"),
    ("[buildings.Mint]\nstone = 0", "buildings.Mint.stone: 0 is not between 1 and 3"),
    (
        "[box]\ntowers = 11\n[district_cards.1]\ntowers = ['red', 'red']",
        "box.towers: a colour may need 12 discs",
    ),
    ("[district_cards.1]\ntowers = ['red', 'red', 'red', 'red', 'red', 'red']", "district_cards.1.towers: 6 are more"),
    ("[district_cards.1]\ntowers = ['green']", "district_cards.1: 'green' is not a colour"),
    ("[district_cards.1]\ncorner = 'grey'", "district_cards.1: 'grey' is not a colour"),
    ("[district_cards.1]\npair = ['red']", "district_cards.1.pair must be two colours"),
    ("[district_cards.1]\nfirst = 4", "district_cards.1: again must lie between 0 and first"),
    ("[district_cards.1]\nagain = 10", "district_cards.1: again must lie between 0 and first"),
    ("[district_cards.1]\nfirst = 900", "district_cards.1.first: 900 is not between 0 and 99"),
    ("[district]\ngold = -1", "district.gold: -1 is not between 0 and 15"),
    ("[box]\ntowers = 10", "box.towers: a colour may need 11 discs"),
    ("[box]\ntokens = 19", "military.borders: 5 borders need 20 tokens in the box"),
    ("[box]\nspeakers = { 4 = 5 }", "box.speakers.4: 5 is not between 0 and 4"),
    ("[box]\ndistricts = { 4 = 7 }", "box.districts.4: 7 is not between 1 and 6"),
    ("[box]\ncitizens = { 2 = 12 }", "box.citizens.2: 12 is not between 3 and 9"),
    ("[box]\ncitizens = { 5 = 9 }", "box.citizens must speak of 1 to 4 players only"),
    ("[start]\nbases = 3", "start.bases must be 2"),
    ("[start]\ngold = -1", "start.gold: -1 is not between 0 and 99"),
    ("[start]\ntower = 0", "start.tower: 0 is not between 1 and 2"),
    ("[offer]\nwisdom = [0, 1, 2, 3, 16]", "offer.wisdom: 16 is not between 0 and 15"),
    ("[speaker]\nfaces = [0, 2, 3, 3, 4, 5]", "speaker.faces: 0 is not a value"),
    ("[speaker]\nfaces = [2, 2, 3, 3, 4, 6]", "speaker.faces: 6 is not between 0 and 5"),
    ("[population]\nfood = [2, 4, 6, 80]", "population.food: 80 is not between 0 and 15"),
    ("[population]\nlast_points = -10", "population.last_points: -10 is not between 0 and 99"),
    ("[sites]\n1 = { upper = '3 food' }", "sites.2.upper: '3 food' is at another site, too"),
    ("[sites]\n1 = { upper = 'sleep' }", "sites.1.upper: there is no main action 'sleep'"),
    ("[military]\nborders = [1, 4, 8, 10, 13]", "military.borders: three spaces must lie between 4 and 8"),
    ("[military]\nborders = [1, 4, 7, 10, 13, 16]", "military.borders: 16 lies behind the final space 13"),
    ("[military]\nborders = [1, 4, 7, 10, 13, 16]\nfinal = 16", "military.borders: 6 borders need 24 tokens"),
    ("[military]\nborders = [0, 3, 6, 9, 12]", "military.borders must begin behind the start space 0"),
    ("[military]\nborders = []", "military.borders must begin behind the start space 0"),
    ("[military]\nfinal = 40", "military.final: 40 lies more than three spaces behind a border"),
    ("[military]\nfinal_points = -9", "military.final_points: -9 is not between 0 and 99"),
    ("[military.bonus]\n0 = { stone = 1 }", "military.bonus.0: a bonus lies behind the first"),
    ("[military.bonus]\n1 = { stone = 1 }", "military.bonus.1: a bonus lies behind the first"),
    ("[military.bonus]\n13 = { stone = 1 }", "military.bonus.13: a bonus lies behind the first"),
    ("[temples]\nsea = [0, 1]", "temples.sea needs a start, a top and something between them"),
    ("[temples]\nsea = [0, 2, 5, 10, 16, 23, 31, 70, 48]", "temples.sea must not fall"),
    ("[temples]\nsea = [-5, 2, 5, 10, 16, 23, 31, 48, 70]", "temples.sea: -5 is not between 0 and 99"),
    ("[advisors]\npoints = [1, 3, 6, 10]", "advisors.points must have 5 numbers, not 4"),
    ("[advisors]\npoints = [1, 3, 2, 10, 20]", "advisors.points must not fall"),
    ("[end]\ntower_colours = -1", "end.tower_colours: -1 is not between 0 and 4"),
    ("[end]\ntower_colours = 5", "end.tower_colours: 5 is not between 0 and 4"),
    ("[solo]\nrounds = 0", "solo.rounds: 0 is not between 1 and 20"),
    ("[solo]\ntarget = -1", "solo.target: -1 is not between 0 and 999"),
    ("[solo]\nmore = -20", "solo.more: -20 is not between 0 and 999"),
    ("[solo.conditions]\n6 = 'red'", "solo.conditions.6: there is no such site"),
    ("[solo.conditions]\n5 = 'pink'", "solo.conditions.5: 'pink' is not a colour"),
]
# Effects, tried as the Agora's ability.
EFFECTS = [
    ("points = -1", ".points: -1 is not between 0 and 99"),
    ("stone = 16", ".stone: 16 is not between 0 and 15"),
    ("buys = 2", ".buys: 2 is not between 0 and 1"),
    ("steps = 3", ".steps: 3 is not between 0 and 2"),
    ("attack = 'maybe'", ".attack must be 'and' or 'or'"),
    ("attack = 'or'", ".attack = 'or' needs spaces"),
    ("steps = 1, temple = 'lake'", ".temple: there is no temple 'lake'"),
    ("temple = 'sea'", ".temple needs steps"),
    ("zodiac = true", ".zodiac needs steps"),
    ("steps = 1, temple = 'sea', zodiac = true", ".zodiac goes with steps in a temple of choice"),
    ("gold_steps = 1", ".gold_steps needs temple"),
    ("steps = 1, gold_steps = 1", ".gold_steps needs temple"),
    ("free = true", ".free needs citizens"),
    ("per = ['cats'], each = { points = 1 }", ".per: 'cats' cannot be counted"),
    ("per = ['farms']", ".per needs each or points_by"),
    ("each = { food = 1 }", ".each needs per"),
    ("per = ['farms'], each = { food = -1 }", ".each.food: -1 is not between 0 and 15"),
    ("points_by = [0, 1]", ".points_by needs per"),
    ("per = ['farms'], points_by = [1]", ".points_by must begin with 0 for none"),
    ("per = ['farms'], points_by = [0]", ".points_by never gives a point"),
    ("per = ['farms'], points_by = [0, 3, 2]", ".points_by must not fall"),
    ("pay = { stone = 1 }, citizens = 1", ".pay cannot go with citizens"),
    ("pay = { stone = 1 }, feeds = 1", ".pay cannot go with feeds"),
    ("pay = { stone = 1 }, exchange = 1", ".pay cannot go with exchange"),
    ("pay = { stone = 1 }, steps = 1, temple = 'sea', gold_steps = 1", ".pay cannot go with gold_steps"),
]
# Effects that are valid, but not in this place.
PLACED_EFFECTS = [
    ("[main_actions]\ntemple = {}", "main_actions.temple does nothing"),
    ("[bonus_tiles]\nred = { pay = { stone = 1 } }", "bonus_tiles.red does nothing"),
    ("[bonus_tiles]\nred = { per = ['empty neighbours'], each = { gold = 1 } }", "bonus_tiles.red: each.gold is not"),
    (
        "[bonus_tiles]\nred = { per = ['tiles of this kind'], each = { food = 1 } }",
        "bonus_tiles.red.per: 'tiles of this kind' can be counted only where a tile lies",
    ),
    ("[military.bonus]\n5 = { pay = { stone = 1 }, gold = 1 }", "military.bonus.5.pay: what an attack brings has no"),
    ("[military.bonus]\n5 = { attack = 'and' }", "military.bonus.5.attack: an attack cannot bring another attack"),
]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        *FORMS,
        *BOARDS,
        *((f"[agora]\nability = {{ {text} }}", f"agora.ability{sentence}") for text, sentence in EFFECTS),
        *PLACED_EFFECTS,
    ],
)
def test_a_fault_is_one_sentence_with_file_and_key(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as error:
        load(path)
    assert str(error.value).startswith(f"mine.toml: {sentence}")
    assert "\n" not in str(error.value)


def test_what_is_corrected_and_what_stays(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        "[market]\nwisdom = [0, 0, 2, 3, 3]\n[military.bonus]\n5 = { gold = 1 }\n[buildings.Mint]\nstone = 2\n"
    )
    found = load(path)
    assert found.market_wisdom == (0, 0, 2, 3, 3)
    assert found.buildings["Mint"].stone == 2
    assert found.buildings["Mint"].copies == 3
    assert (found.military_bonus["5"].gold, found.military_bonus["5"].wisdom) == (1, 0)
    assert load(None) == DEFAULT
    state = GAME.new(GAME.options({"components": tables.read_changes(path)}, 2))
    assert state.setup.market_wisdom == (0, 0, 2, 3, 3)
    changes = state.setup.options.components
    assert origin("market.wisdom.1", changes)[0] == "owner"
    assert origin("military.bonus.5.wisdom", changes)[0] == "owner"
    assert origin("buildings.Mint.stone", changes)[0] == "owner"
    assert origin("buildings.Mint.copies", changes)[0] == "ours"


def test_options_refuse_faulty_components() -> None:
    with pytest.raises(RuleError, match=r"buildings\.Mint\.stone: 9 is not between 1 and 3\."):
        GAME.options({"components": {"buildings": {"Mint": {"stone": 9}}}}, 2)
    with pytest.raises(RuleError, match="must be a table"):
        GAME.options({"components": "mine.toml"}, 2)


def test_equal_corrections_are_equal_options() -> None:
    one = GAME.options({"components": {"solo": {"rounds": 6}, "end": {"tower_colours": 2}}}, 1)
    other = GAME.options({"components": {"end": {"tower_colours": 2}, "solo": {"rounds": 6}}}, 1)
    assert one == other
    assert components(one.components).solo_rounds == 6


def test_a_card_may_show_two_towers_of_one_colour() -> None:
    state = GAME.new(GAME.options({"components": {"district_cards": {"1": {"towers": ["red", "red"]}}}}, 4))
    assert state.setup.card_towers[0] == (COLOURS.index("red"),) * 2


def test_a_building_may_have_another_name() -> None:
    """The table and its pictures show the new name; notation keeps the usual one."""
    names = {building: {"name": f"My {number}"} for number, building in enumerate(BUILDINGS)}
    table = Table(components={"buildings": names})
    view = PRESENTER.view(table.state)
    assert [building["given_name"] for building in view["buildings"]] == [f"My {n}" for n in range(len(BUILDINGS))]
    assert [building["name"] for building in view["buildings"]] == list(BUILDINGS)
    assert all(building["given_name"] == "" for building in PRESENTER.view(Table().state)["buildings"])
    table.build("player1", N1="Mint")
    svg, mint = PRESENTER.svg(table.state), f"My {BUILDINGS.index('Mint')}"
    assert f">{mint}<" in svg
    assert "N1 Mint" not in svg
    console = Console(width=100, record=True, file=StringIO())
    console.print(PRESENTER.picture(table.state, 100))
    text = console.export_text()
    assert mint in text
    assert "Mint" not in text
    for space in PRESENTER.view(table.state)["market"]:
        assert names[space["building"]]["name"] in svg
        assert names[space["building"]]["name"] in text
    table.rich("player1")
    table.play("player1", "visit 2 with archon. action building")
    assert f"farm {table.market()[0]}" in table.legal()


def test_temple_tracks_may_differ_in_length() -> None:
    """Each has its own top; all three tops end the game, and the two lower discs score by their own tracks."""
    table = Table(components={"temples": {"sea": [0, 4, 9], "forest": [0, 1, 2, 3]}})
    assert table.state.setup.temple_tops == (3, 8, 2)
    table.give("player1", temples={"forest": 3, "mountain": 7, "sea": 1})
    assert temple_points(table.state, table.player("player1")) == 3 + 4
    table.play("player1", "visit 3 with archon. action temple. pay 0 gold")
    assert table.legal() == {"temple forest 0", "temple mountain 1", "temple sea 1"}
    table.play("player1", "temple mountain 1")
    assert not end_conditions(table.state) & TEMPLES_TOPPED
    table.give("player1", temples={"sea": 2})
    assert end_conditions(table.state) & TEMPLES_TOPPED
    assert PRESENTER.picture(table.state, 80)
    assert PRESENTER.svg(table.state)
