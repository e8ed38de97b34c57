"""Why not: every reason has a message and is the one that a player expects."""

import ast
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hexarch import locale
from hexarch.core.game import CHANCE, RuleError
from hexarch.core.reason import Reason, slug
from hexarch.games.origins import actions as act
from hexarch.games.origins import explain as explain_package
from hexarch.games.origins.actions import ACTIONS, SPACE
from hexarch.games.origins.city import MIDDLE, SIDE, SPAN
from hexarch.games.origins.explain import explain
from hexarch.games.origins.notation import find_cell
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import BUILDINGS, COLOURS, RESOURCES, SITES, TEMPLES, ZODIAC
from hexarch.locale import error_text, message, reason_text
from tests.origins import positions as at
from tests.origins.readings import TABLES, agree, random_states, samples
from tests.origins.scenario import Table
from tests.rules.report import listed

PREFIX = "origins-"
SOURCES = sorted(Path(str(explain_package.__file__)).parent.rglob("*.py"))
WORDS = Path(str(locale.__file__)).parent / "en"
CATALOGUES = [WORDS / "origins.ftl", WORDS / "origins_reasons.ftl"]
RULES = set(listed("origins"))

# A position, and for some actions of the seat that is asked the reason to expect; "" where it is possible.
EXPECTED: dict[str, tuple[Callable[[], Table], dict[str, str]]] = {
    "turn": (
        at.turn,
        {
            "done": "action-due",
            "visit 1 with archon": "archon-used",
            "visit 1 with speaker 2": "no-such-speaker",
            "visit 4 with red 2": "visit-price",
            "visit 4 with blue 5": "freeman-used",
            "visit 4 with blue 6": "no-such-freeman",
            "close at N1": "district-closed",
            "close at N2": "no-district",
            "tower red": "no-tower-disc",
            "tower blue": "tower-price",
            "grow": "grow-price",
            "extra": "no-token",
            "with red 2": "district-first",
            "action upper": "visit-first",
            "bonus": "visit-first",
            "rise 1": "only-solo",
            "move": "no-move-due",
            "buy Mint": "no-purchase-due",
            "place at W1": "no-tile-to-place",
            "take red 1": "no-die-due",
            "temple sea 1": "no-advance-due",
            "raise red 2": "no-rise-due",
            "swap red 2 for blue": "not-using",
            "roll 3": "left-to-chance",
        },
    ),
    "no freeman": (
        at.turn_without_freemen,
        {"close at N0": "no-freeman", "grow": "all-bases", "extra": "token-after-action"},
    ),
    "second action": (at.last_action, {"extra": "one-token", "done": "action-due"}),
    "speaker": (lambda: at.visit("speaker 3"), {"bonus": "speaker-has-no-colour", "done": "main-due"}),
    "archon": (lambda: at.visit("archon"), {"bonus": "archon-lacks-colour", "grow": "asked-visit"}),
    "blue worker": (lambda: at.visit("blue 4"), {"bonus": "other-colour"}),
    "poor visitor": (
        lambda: at.visit("red 2", wisdom=0, gold=0),
        {"bonus": "effect-price", "bonus as gold": "no-bonus-gold"},
    ),
    "main action taken": (
        at.after_a_main_action,
        {"action upper": "main-used", "action lower": "one-main", "bonus": ""},
    ),
    "bonus action taken": (at.after_a_bonus_action, {"bonus": "bonus-used", "action upper": "", "done": "main-due"}),
    "temples at the top": (lambda: at.site(3), {"action temple": "all-at-top"}),
    "no base": (lambda: at.site(4), {"action citizen": "no-base"}),
    "dear offer": (at.dear_offer, {"action citizen": "cheapest-die", "action upper": ""}),
    "nothing to feed": (lambda: at.site(5, food=3), {"action train": "nothing-to-feed"}),
    "no food": (lambda: at.site(5, gold=0, food=0), {"action train": "effect-price"}),
    "temple": (
        lambda: at.main_action("temple", gold=0),
        {
            "temple forest 2": "near-top",
            "temple sea 1": "near-top",
            "temple mountain 0": "at-least-one-step",
            "done": "asked-advance",
        },
    ),
    "citizen": (
        lambda: at.main_action("citizen", bases=5, wisdom=0, gold=1),
        {"take yellow 5": "die-price", "take red 2": "not-in-offer", "done": "asked-take"},
    ),
    "train": (
        lambda: at.main_action("train"),
        {
            "raise blue 6": "six-stays",
            "raise speaker 2": "only-unused-freemen",
            "raise red 6": "freeman-used",
            "done": "asked-feed",
        },
    ),
    "trained": (at.trained, {"move": "fed-enough", "done": ""}),
    "march": (lambda: at.main_action("military"), {"done": "asked-march", "pass": "asked-march"}),
    "marched": (at.marched, {"move": "moved-already", "attack": "", "done": ""}),
    "buying": (
        lambda: at.buying(stone=0, wisdom=0, gold=1),
        {
            "buy Mint": "",
            "buy Gateway": "tile-price",
            "buy Castle from store": "tile-price",
            "farm Castle": "not-in-market",
            "farm Mint from store": "not-stored",
            "cover with Mint": "no-covering",
        },
    ),
    "buying with virgo": (at.buying_with_virgo, {"cover with Mint": "no-farm"}),
    "paying": (
        at.paying,
        {
            "pay 1 gold": "pay-too-little",
            "pay 3 gold": "",
            "pay 4 gold": "pay-leaves-too-little",
            "pay 5 gold": "pay-too-much",
        },
    ),
    "paying with little gold": (at.paying_with_little_gold, {"pay 2 gold": "pay-no-gold", "pay 0 gold": ""}),
    "placing": (at.placing, {"place at N2": "not-adjacent", "place at S1": "place-taken", "done": "asked-place"}),
    "covering": (
        at.covering,
        {"place at W1": "farm-bound", "place at E1": "no-farm-there", "place at N1": ""},
    ),
    "matching": (
        at.matching,
        {"match 2": "district-not-displayed", "match 15": "no-match", "match 1": "", "match 31": ""},
    ),
    "courthouse": (
        lambda: at.using("Courthouse", "purple 1", ("red 2",)),
        {"swap red 2 for red": "same-colour", "swap red 2 for orange": "colour-not-in-supply", "done": "asked-swap"},
    ),
    "mage tower": (
        lambda: at.using("Mage tower", "orange 1"),
        {"copy east": "no-copy-of-copies", "copy north": "no-tile", "copy south": "farm-has-no-ability"},
    ),
    "veterans": (
        lambda: at.using("Veterans' camp", "red 1", ("red 1", "red 4", "blue 3")),
        {"with red 1": "veteran-of-one", "with blue 3": "asked-veteran", "with red 4": ""},
    ),
    "gateway": (at.raised, {"raise blue 3": "same-freeman", "raise red 3": "", "done": ""}),
    "sagittarius": (at.new_die, {"raise red 4": "only-new-die", "pass": "asked-raise-new-die", "raise red 1": ""}),
    "capricorn": (
        at.tower_built,
        {
            "raise red 6": "die-at-most",
            "raise red 3": "no-such-die",
            "raise speaker 2": "only-citizens-rise",
            "raise red 3 at its site": "",
        },
    ),
    "passed": (at.passed, {"return orange": "none-to-take-back", "done": "asked-return", "return blue": ""}),
    "gaining": (at.gaining, {"gain stone": "gain-order", "gain wisdom": ""}),
    "riding": (at.riding, {"gain wisdom": "not-among-gains", "gain food": ""}),
    "exchanging": (at.exchanging, {"spend stone": "none-to-spend", "spend gold": "", "done": ""}),
    "statue": (at.statue, {"temple sea 1": "at-top", "temple forest 0": "steps-due", "done": "asked-advance"}),
    "one space": (at.short_temple_action, {"temple sea 2": "too-many-steps"}),
    "copying": (at.copying, {"copy west": "palace", "copy north": "", "done": "asked-copy"}),
    "construction site": (lambda: at.using("Construction site", "purple 1"), {"done": "asked-store"}),
    "no freemen to count": (
        lambda: at.closed("orange 3", E1="Artists' hall"),
        {"use Artists' hall at E1": "brings-nothing"},
    ),
    "no veteran": (lambda: at.closed("red 3", E1="Veterans' camp"), {"use Veterans' camp at E1": "no-veteran"}),
    "nobody rises": (lambda: at.closed("orange 3", E1="Gateway"), {"use Gateway at E1": "nobody-rises"}),
    "nobody weaker": (lambda: at.closed("red 3", E1="Cavalry field"), {"use Cavalry field at E1": "nobody-weaker"}),
    "nothing to copy": (
        lambda: at.closed("orange 3", S1E1="Mage tower"),
        {"use Mage tower at S1E1": "nothing-to-copy"},
    ),
    "nothing to swap": (lambda: at.closed("purple 3", E1="Courthouse"), {"use Courthouse at E1": "nothing-to-swap"}),
    "forest at the top": (lambda: at.closed("blue 3", E1="Forest temple"), {"use Forest temple at E1": "at-top"}),
    "nothing to spend": (at.nothing_to_give, {"use Agora at N0": "nothing-to-spend"}),
    "empty shelves": (
        lambda: at.empty_shelves(E1="Construction site", S1E1="Estate"),
        {"use Construction site at E1": "market-empty", "use Estate at S1E1": "offer-empty"},
    ),
    "no speakers": (
        lambda: at.empty_shelves(E1="Forum"),
        {"use Forum at E1": "no-speakers", "use farm at S1E1": "not-activated"},
    ),
    "bonus tiles": (lambda: at.draws(1), {"bonus tile red": "bonus-tile-drawn", "roll 1": "asked-bonus-tile"}),
    "zodiac": (lambda: at.draws(6), {"card Aquarius": "card-drawn", "card Leo": ""}),
    "market": (lambda: at.draws(9), {"tile Harbor": "colour-in-market"}),
    "offer": (lambda: at.draws(18), {"roll 6": "six-again"}),
    "speakers": (lambda: at.draws(23), {"roll 1": "no-such-face", "roll 6": "no-such-face", "roll 5": ""}),
    "districts": (lambda: at.draws(26), {"district 1": "district-drawn", "district 2": ""}),
    "keeping": (at.keeping, {"keep Pisces": "card-not-held", "keep Leo": ""}),
    "a stack": (lambda: at.turning_up(1), {"tile Mint": "tiles-gone", "tile Statue": "other-stack", "tile Harbor": ""}),
    "tiles put back": (lambda: at.turning_up(0), {"tile Harbor": "tile-not-next", "tile Mint": ""}),
    "alone": (
        at.alone,
        {"rise 1": "neighbour-at-six", "rise 5": "no-neighbour", "done": "asked-rise", "hold": "no-token"},
    ),
}


def action_of(table: Table, seat: int, text: str) -> int:
    """Read an action in notation; cells may also be named where they cannot be chosen."""
    verb, found, cell = text.partition(" at ")
    if not found or verb not in ("close", "place"):
        return GAME.parse(table.state, seat, text)
    south, east = divmod(find_cell(cell), SPAN)
    number = (south - MIDDLE + SIDE // 2) * SIDE + east - MIDDLE + SIDE // 2
    return SPACE.id(act.CLOSE if verb == "close" else act.PLACE, number)


@pytest.mark.parametrize("name", EXPECTED)
def test_the_reason_a_player_expects(name: str) -> None:
    position, expected = EXPECTED[name]
    table = position()
    seat = table.state.stack[-1][0]
    agree(table.state, seat)
    found = {}
    for text in expected:
        reason = explain(table.state, seat, action_of(table, seat, text))
        found[text] = "" if reason is None else reason.key.removeprefix(PREFIX)
    assert found == expected


def literal_keys() -> set[str]:
    """Return the keys of all reasons in the sources."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PREFIX):
                found.add(node.value)
    return {key for key in found if not key.endswith("-")}


def named_keys() -> set[str]:
    names = {
        "colour": COLOURS,
        "resource": RESOURCES,
        "temple": TEMPLES,
        "site": tuple(str(site + 1) for site in range(SITES)),
        "zodiac": ZODIAC,
        "building": BUILDINGS,
    }
    return {f"{PREFIX}{kind}-{slug(name)}" for kind, all_names in names.items() for name in all_names}


def test_every_reason_has_a_sentence_and_every_sentence_a_use() -> None:
    lines = [line for path in CATALOGUES for line in path.read_text(encoding="utf-8").splitlines()]
    written = {line.partition(" =")[0] for line in lines if line.startswith(PREFIX)}
    parts = {key for key in written if key.startswith(f"{PREFIX}part-")}
    assert written - parts == literal_keys() | named_keys() | {"origins-not-possible"}


def all_reasons() -> Iterator[Reason]:
    """Collect reasons from random games, the positions above, and the few that need more."""
    for number, options in enumerate(TABLES):
        dice = random.Random(number)
        for state in samples(random_states(GAME.seats[number % 4], options, random.Random(number)), 60):
            yield from agree(state, state.stack[-1][0])
            yield from agree(state, dice.randrange(CHANCE, 5))
    for position, _ in EXPECTED.values():
        state = position().state
        yield from agree(state, state.stack[-1][0])
    over = at.over()
    rest = [explain(over.state, 0, act.PASS_ID), explain(over.state, 0, ACTIONS)]
    rest.append(explain(at.without_gold().state, 0, SPACE.id(act.TEMPLE, 0, 1)))
    yield from (reason for reason in rest if reason is not None)


def test_every_reason_is_met_can_be_said_and_cites_rules_that_exist() -> None:
    met = {(reason.key, *reason.params.items()): reason for reason in all_reasons()}
    for reason in met.values():
        sentence = message(reason.key, "en", **reason.params)
        assert sentence[0].isupper(), sentence
        assert sentence[-1] == ".", sentence
        assert PREFIX not in sentence, sentence
        assert set(reason.rules) <= RULES, reason
    assert {reason.key for reason in met.values()} == literal_keys()


def test_who_is_not_asked() -> None:
    table = Table(3)
    table.play("player1", "pass")
    assert sentence(table, "player3", "pass") == "It is player 2's turn."
    assert sentence(table, "player1", "grow") == "You have passed; wait for the next round while player 2 continues."
    assert said(GAME.why_not(table.state, CHANCE, act.PASS_ID)) == "It is player 2's turn."
    assert said(GAME.why_not(table.state, 3, act.PASS_ID)) == "Nobody is seated there."
    assert said(GAME.why_not(table.state, 1, ACTIONS)) == "There is no such action."
    assert sentence(at.draws(0), "player1", "pass") == "Something is drawn or rolled first; wait a moment."


@pytest.mark.parametrize(
    ("position", "text", "expected"),
    [
        (
            at.turn,
            "visit 4 with red 2",
            "The value of site 4 is 6, so your red Freeman of value 2 has to pay 4 wisdom; "
            "you have 1 wisdom and 0 gold.",
        ),
        (
            at.turn,
            "visit 4 with speaker 3",
            "The value of site 4 is 6, so your Speaker of value 3 has to pay 3 wisdom; you have 1 wisdom and 0 gold.",
        ),
        (at.turn, "visit 4 with blue 5", "Your blue Freeman of value 5 is at site 3 until you pass."),
        (at.turn, "grow", "The next population base costs 6 food; you have 1 food and 0 gold."),
        (
            at.turn,
            "tower blue",
            "The next level of your blue tower costs 1 gold; you have 0, and nothing can replace gold.",
        ),
        (
            at.turn,
            "close at W1",
            "There is no district at W1: a seat of power lies between four tiles, and there are only 2.",
        ),
        (at.turn, "swap red 2 for blue", "That is the ability of Courthouse, and you are not using it now."),
        (
            lambda: at.buying(stone=1, wisdom=1, gold=3),
            "buy Gateway",
            "To build Gateway you pay 2 stone and 4 wisdom, and you have 1 stone, 1 wisdom and 3 gold; "
            "as a farm it costs nothing.",
        ),
        (
            lambda: at.buying(stone=1, gold=1),
            "buy Castle from store",
            "To build Castle you pay 3 stone, and you have 1 stone and 1 gold; as a farm it costs nothing.",
        ),
        (
            at.paying,
            "pay 4 gold",
            "You have 4 gold and need 1 of it for the rest of the price.",
        ),
        (
            lambda: at.visit("red 2", wisdom=0, gold=0),
            "bonus as gold",
            "Only the player who holds Pisces may take gold instead of a bonus action.",
        ),
        (
            lambda: at.visit("archon"),
            "bonus",
            "The bonus tile is red; your Archon has that colour only with an Advisor of it.",
        ),
    ],
)
def test_sentences_name_what_is_missing(position: Callable[[], Table], text: str, expected: str) -> None:
    assert sentence(position(), "player1", text) == expected


def test_what_is_legal_has_no_reason_against_it() -> None:
    table = at.visit("red 2")
    seat = table.seat("player1")
    assert GAME.why_not(table.state, seat, action_of(table, seat, "action 3 food")) is None


def test_a_ledger_says_why_it_refuses() -> None:
    with pytest.raises(RuleError) as refused:
        at.turn().play("player1", "visit 1 with archon")
    assert error_text(refused.value) == "Your Archon is at site 2 until you pass."


def sentence(table: Table, name: str, text: str) -> str:
    seat = table.seat(name)
    return said(GAME.why_not(table.state, seat, action_of(table, seat, text)))


def said(reason: Reason | None) -> str:
    assert reason is not None
    return reason_text(reason)


def test_in_the_draft_the_number_of_dice_still_to_take_is_shown() -> None:
    state = GAME.new(GAME.options({}, 2))
    told: list[tuple[int, Reason]] = []
    while len(told) < 4:
        seat = GAME.asked(state)
        assert seat is not None
        if seat != CHANCE:
            reason = explain(state, seat, act.PASS_ID)
            assert reason is not None
            told.append((seat, reason))
        GAME.apply(state, GAME.legal(state)[0], seat)
    first, second = told[0][0], told[1][0]
    assert [seat for seat, _ in told] == [first, second, second, first]
    assert [reason.params["left"] for _, reason in told] == [2, 2, 1, 1]
    assert reason_text(told[3][1]) == "First take one more of the dice that were rolled for the draft."
