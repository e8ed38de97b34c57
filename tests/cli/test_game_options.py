"""Maps and components from files, given on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import hexarch

MAPS = Path(__file__).parents[2] / "src" / "hexarch" / "games" / "terra_mystica" / "data" / "maps"


@pytest.mark.parametrize("players", ["6", "7"])
def test_large_tables_just_work(tmp_path: Path, players: str) -> None:
    assert hexarch("selfplay", "terra-mystica", "--players", players, "--out", tmp_path).returncode == 0
    (path,) = tmp_path.iterdir()
    assert hexarch("replay", path, "--verify").returncode == 0
    assert hexarch("show", path).returncode == 0


@pytest.mark.parametrize("own", [False, True])
def test_a_map_by_name_or_from_a_file(tmp_path: Path, own: bool) -> None:
    out = tmp_path / "games"
    board = tmp_path / "mine.toml"
    board.write_text((MAPS / "fjords.toml").read_text().replace('title = "Fjords"', 'title = "Mine"'))
    result = hexarch("selfplay", "terra-mystica", "--map", board if own else "fjords", "--out", out)
    assert result.returncode == 0, result.stderr
    (path,) = out.iterdir()
    board.unlink()
    view = json.loads(hexarch("show", path, "--json").stdout)
    assert view["map"]["name"] == ("own" if own else "fjords")


def test_components_of_an_owner_travel_with_the_game(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[start]\ngold = 4\n")
    out = tmp_path / "games"
    assert hexarch("selfplay", "origins", "--players", "2", "--components", box, "--out", out).returncode == 0
    (path,) = out.iterdir()
    box.unlink()
    assert json.loads(path.read_text())["options"]["components"] == {"start": {"gold": 4}}
    assert hexarch("replay", path, "--verify").returncode == 0


@pytest.mark.parametrize(
    ("command", "option", "text", "sentence"),
    [
        (
            ("selfplay", "terra-mystica"),
            "--map",
            'rows = ["plains ocean"]\n',
            "bad.toml: own map: a map has 5 to 12 rows",
        ),
        (("perft", "terra-mystica"), "--map", "rows = [\n", "bad.toml: not valid TOML"),
        (("bench", "terra-mystica"), "--map", "title = 3\nrows = []\n", "title must be a string"),
        (
            ("selfplay", "origins"),
            "--components",
            "[buildings.Mint]\ncopies = 4\n",
            "there are 16 yellow tiles, not 15",
        ),
        (
            ("perft", "origins"),
            "--components",
            "[district_cards.1]\ntowers = ['green']\n",
            "district_cards.1: 'green' is not a colour",
        ),
        (("bench", "origins"), "--components", "[nothing]\n", "nothing is not known"),
        (("arena", "origins", "--players", "random,random"), "--components", "[start]\ngold = -1\n", "start.gold"),
        (("arena", "terra-mystica", "--players", "random,random"), "--components", "", "components"),
        (("serve",), "--components", "[buildings.Bank]\nstone = 1\n", "buildings.Bank is not known"),
        (("serve",), "--components", "[market\n", "not valid TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(
    tmp_path: Path, command: tuple[str, ...], option: str, text: str, sentence: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    result = hexarch(*command, option, path)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert "bad.toml" in result.stderr
    assert "Traceback" not in result.stderr


def test_the_arena_plays_with_the_components_of_an_owner(tmp_path: Path) -> None:
    box, out = tmp_path / "box.toml", tmp_path / "games.jsonl"
    box.write_text("[start]\ngold = 4\n")
    command = ("arena", "origins", "--players", "random,random", "--games", "1", "--components", box, "--out", out)
    assert hexarch(*command).returncode == 0
    assert json.loads(out.read_text().splitlines()[0])["options"] == {"components": {"start": {"gold": 4}}}


def test_a_missing_file() -> None:
    for command in (("terra-mystica", "--map", "nowhere.toml"), ("origins", "--components", "nowhere.toml")):
        result = hexarch("selfplay", *command)
        assert result.returncode == 2
        assert "nowhere.toml: there is no such file" in result.stderr


def test_perft_and_bench_know_both_games() -> None:
    counts = json.loads(hexarch("perft", "origins", "--players", "2", "--depth", "1", "--json").stdout)
    assert counts[0]["lines"] > 0
    figures = json.loads(hexarch("bench", "--seconds", "0.1", "--json").stdout)
    assert [entry["game"] for entry in figures] == ["terra-mystica", "origins"]
    assert all(entry["state_bytes"] < 20_000 for entry in figures)
