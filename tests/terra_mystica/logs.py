"""Randomly generated league logs: random games, written as the online site writes its own.

What the site leaves open is chosen at random: how a row is glued together, how a word is spelled, whether an
answer comes late or is left unsaid.
"""

import random
import re

from hexarch.core.game import CHANCE
from hexarch.core.journal import Row
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.maps import load_map
from hexarch.games.terra_mystica.notation import seat_name
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import FIRST_CARD, FIRST_DWELLING, OVER, REST, SETUP, TURN, State
from hexarch.games.terra_mystica.tables import BONUS_CARDS, MAX_HEXES, SCORING_TILES
from tests.terra_mystica.spelling import written

TURN_KINDS = {act.BUILD, act.TRANSFORM, act.UPGRADE, act.POWER, act.SPECIAL, act.SEND, act.ADVANCE}
EFFECTS = {src.ROW_ACCEPTED: "[opponent accepted power]", src.ROW_ALL_DECLINED: "[all opponents declined power]"}
ENGINE = {
    src.ROW_INCOME: "other_income_for_faction",
    src.ROW_CULT_INCOME: "cult_income_for_faction",
    src.ROW_RESOURCES: "score_resources",
    src.ROW_NETWORK: "+{}vp for network",
    src.ROW_CULT: "+{}vp for FIRE",
    src.ROW_CULT - 1: "+{}vp for WATER",
    src.ROW_CULT - 2: "+{}vp for EARTH",
    src.ROW_CULT - 3: "+{}vp for AIR",
}
SITE_OPTIONS = (
    "strict-leech",
    "strict-darkling-sh",
    "strict-chaosmagician-sh",
    "errata-cultist-power",
    "mini-expansion-1",
    "shipping-bonus",
    "temple-scoring-tile",
    "email-notify",
    "maintain-player-order",
    "variable-turn-order",
)


# A player who converts everything never builds a town.
WEIGHTS = {
    act.PASS: 0.05,
    act.DONE: 2,
    act.DECLINE: 0.3,
    act.BURN: 0.05,
    act.CONVERT: 0.05,
    act.BUILD: 6,
    act.UPGRADE: 3,
}


def play(factions: list[str], dice: random.Random, drops: float = 0.0, map_: str = "base") -> Ledger[State]:
    """Play a random league game with every turn completed. Offers are answered at once, late, or in the own turn."""
    ledger: Ledger[State] = Ledger(GAME, GAME.options({"preset": "league", "map": map_}, len(factions)))
    while ledger.state.stack:
        state = ledger.state
        seat, kind, _ = state.stack[-1]
        choices = GAME.legal(state)
        if seat != CHANCE and state.phase == SETUP and not state.players:
            choices = [GAME.parse(state, seat, f"faction {factions[seat]}")]
        if kind == TURN and state.converted == -1 and not state.burned:
            other = dice.randrange(len(factions))
            if other != seat and dice.random() < 0.6 and (answers := GAME.legal(state, other)):
                seat, choices = other, answers
            elif dice.random() < drops and _may_drop(state, other):
                seat, choices = other, [act.DROP_ID]
        ledger.push(seat, choose(state, seat, choices, dice))
    return ledger


def choose(state: State, seat: int, choices: list[int], dice: random.Random) -> int:
    """Return a random action: first a kind, then one of that kind; close building leads to towns."""
    kinds = sorted({KIND_OF[action] for action in choices})
    kind = dice.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]
    found = [action for action in choices if KIND_OF[action] == kind]
    if kind in (act.BUILD, act.TRANSFORM) and state.round:
        home = state.setup.factions[seat].terrain
        near = state.players[seat].adjacent
        close = [action for action in found if near >> ARGUMENT_OF[action] % MAX_HEXES & 1]
        if kind == act.TRANSFORM:
            close = [action for action in close if ARGUMENT_OF[action] // MAX_HEXES == home]
        found = close if close and dice.random() < 0.9 else found
    if kind in (act.TAKE, act.DECLINE):
        # The site has no command to answer the second of two equal offers first.
        found = [action for action in found if "#" not in GAME.format(state, seat, action)]
    return dice.choice(found)


def _may_drop(state: State, seat: int) -> bool:
    waiting = sum(not player.dropped for player in state.players)
    return waiting > 1 and not state.players[seat].dropped and state.phase not in (SETUP, OVER)


def unsaid_declines(game: Ledger[State], dice: random.Random) -> set[int]:
    """Return some of the declines right before a player's own action, which the site may leave out."""
    found: set[int] = set()
    run: list[int] = []
    state = game.at(0).state
    for number, (seat, action) in enumerate(game.entries):
        if KIND_OF[action] == act.DECLINE and state.stack[-1][:2] == (seat, TURN):
            run.append(number)
        else:
            if KIND_OF[action] in TURN_KINDS and dice.random() < 0.5:
                found |= set(run)
            run = []
        GAME.apply(state, action, seat)
    return found


class LogWriter:
    """Writes one game. `lines` is the log."""

    def __init__(self, game: Ledger[State], dice: random.Random) -> None:
        self.game = game
        self.dice = dice
        self.replayed: Ledger[State] = Ledger(GAME, game.options, journal=True)
        self.lines: list[str] = []
        self.totals = [[0] * len(src.RESOURCE_NAMES) for _ in range(game.state.setup.players)]
        self.seat = -1
        self.texts: list[str] = []
        self.taken: list[Row] = []
        self.double = 0
        """Turns still to come in the row of a double turn."""
        self.unsaid = unsaid_declines(game, dice)
        self._header()
        for number, (seat, action) in enumerate(game.entries):
            self._entry(number, seat, action)
        self._flush()

    @property
    def state(self) -> State:
        return self.replayed.state

    def _header(self) -> None:
        self.lines += [" Default game options", *(f"option {name}" for name in SITE_OPTIONS), " Randomize setup"]
        if self.state.setup.options.map != "base":
            self.lines.append(f"map {load_map(self.state.setup.options.map).site_id}")
        scoring = [SCORING_TILES[tile].name for tile in self.game.state.scoring]
        self.lines += [f"Round {number} scoring: {name}, X >> 2" for number, name in enumerate(scoring, 1)]
        for seat, action in self.game.entries:
            if seat == CHANCE and KIND_OF[action] == act.REMOVE_CARD:
                self.lines.append(f"Removing tile {BONUS_CARDS[ARGUMENT_OF[action]].name}")
        self.lines += [f"Player {seat + 1}: player{seat + 1}" for seat in range(self.state.setup.players)]

    def _entry(self, number: int, seat: int, action: int) -> None:
        state = self.state
        asked = state.stack[-1]
        journal = state.journal
        assert journal is not None
        texts: list[str] = []
        if state.players:
            texts = [text for text in written(state, seat, action, self.game.entries[number + 1 :]) if text[:2] != "##"]
        doubled = KIND_OF[action] == act.SPECIAL and ARGUMENT_OF[action] == act.STRONGHOLD_ACTION
        before = len(journal.rows)
        self.replayed.push(seat, action)
        rows = journal.rows[before:]
        if not state.players:
            return
        if not self.taken and any(row.cause == src.ROW_SETUP for row in rows):
            self._setup_rows()
            return
        if self.seat != seat or KIND_OF[action] == act.DROP:
            self._flush()
        for row in rows:
            if row.cause in EFFECTS:
                self._write(row.seat, [row], EFFECTS[row.cause])
        own = [row for row in rows if row.cause == action]
        if KIND_OF[action] == act.DROP:
            self.lines.append(f"{seat_name(state, seat)} dropped from the game")
        else:
            self._add(number, seat, own, texts)
            if doubled and state.setup.factions[seat].stronghold_action_turns:
                self.double = state.setup.factions[seat].stronghold_action_turns
            self._end_row(number, asked, action)
        self._engine_rows([row for row in rows if row.cause in ENGINE])

    def _setup_rows(self) -> None:
        for seat, player in enumerate(self.state.players):
            now = (player.points, player.coins, player.workers, player.priests)
            self.totals[seat][: src.CULTS + 4] = [*now, player.bowl1, player.bowl2, player.bowl3, *player.cults]
            self._write(seat, [], "setup")

    def _add(self, number: int, seat: int, rows: list[Row], texts: list[str]) -> None:
        self.seat = seat
        self.taken += rows
        if number not in self.unsaid:
            self.texts += texts
            if self.texts and self.dice.random() < 0.02 and self.state.phase != SETUP:
                self.texts.append("wait")

    def _end_row(self, number: int, asked: tuple[int, int, int], action: int) -> None:
        kind = KIND_OF[action]
        if kind in (act.TAKE, act.DECLINE):
            if number not in self.unsaid:
                self._flush()
        elif kind == act.PASS or asked[1] in (FIRST_DWELLING, FIRST_CARD):
            self.double = 0
            self._flush()
        elif asked[0] == self.seat and asked[1] in (TURN, REST):
            acted = asked[1] == REST or kind in TURN_KINDS
            now = self.state.stack[-1][:2] if self.state.stack else ()
            if acted and now != (self.seat, REST):
                if self._double_goes_on(kind):
                    # Otherwise a dwelling on the space just transformed could belong to either action.
                    self.texts.append("done")
                else:
                    self._flush()
        elif kind == act.CULT and self.dice.random() < 0.5:
            self._flush()

    def _double_goes_on(self, kind: int) -> bool:
        if self.double and kind != act.SPECIAL:
            self.double -= 1
        return self.double > 0

    def _engine_rows(self, rows: list[Row]) -> None:
        for row in rows:
            if self.seat == row.seat and self.taken and row.cause == src.ROW_INCOME and self.dice.random() < 0.5:
                self.taken.append(row)
                self.texts.append(ENGINE[row.cause])
                self._flush()
                continue
            self._flush()
            if row.cause == src.ROW_RESOURCES and "Converting resources to VPs" not in self.lines:
                self.lines.append("Converting resources to VPs")
            if row.cause == src.ROW_INCOME and row is rows[0]:
                self.lines.append(f"Round {self.state.round} income")
            points = sum(change.amount for change in row.changes if change.resource == src.POINTS)
            dropped = self.state.players[row.seat].dropped
            self._write(row.seat, [row], "" if dropped else ENGINE[row.cause].format(points))
        if rows and rows[-1].cause == src.ROW_INCOME:
            self._flush()
            self.lines.append(f"Round {self.state.round}, turn 1")

    def _flush(self) -> None:
        if self.texts or self.taken:
            assert self.texts or not any(row.changes for row in self.taken)
            if self.texts:
                self._write(self.seat, self.taken, ". ".join(map(self._spell, self.texts)))
        self.texts, self.taken = [], []

    def _spell(self, text: str) -> str:
        """Spell a command in a way that one of the site's clients might use."""
        if "(" in text or "_for_" in text or self.dice.random() < 0.5:
            return text
        text = re.sub(r"\b1(PW|C|W|P)\b", r"\1", text) if text.startswith("convert") else text
        text = text.replace("advance ship", "advance shipping").replace("gray", "grey")
        return self.dice.choice((text.lower(), text.upper(), text.capitalize()))

    def _write(self, seat: int, rows: list[Row], text: str) -> None:
        moved = [0] * len(src.RESOURCE_NAMES)
        offers: dict[int, int] = {}
        for change in (change for row in rows for change in row.changes):
            self.totals[change.seat][change.resource] += change.amount
            if change.resource == src.OFFERED:
                offers[change.seat] = offers.get(change.seat, 0) + change.amount
            elif change.seat == seat:
                moved[change.resource] += change.amount
        now = self.totals[seat]
        cults = sum(moved[src.CULTS : src.CULTS + 4]) + moved[src.STEPS]
        power = moved[src.BOWL2] + 2 * moved[src.BOWL3]
        amounts = (*moved[: src.BOWL1], power, cults)
        bowls = "/".join(map(str, now[src.BOWL1 : src.BOWL3 + 1]))
        shown = (
            *(f"{now[i]} {unit}" for i, unit in enumerate(("VP", "C", "W", "P"))),
            f"{bowls} PW",
            "/".join(map(str, now[src.CULTS : src.CULTS + 4])),
        )
        fields = [seat_name(self.state, seat)]
        for amount, value in zip(amounts, shown, strict=True):
            fields += [f"{amount:+}" if amount else "", value]
        raised = list(offers.values())
        self.dice.shuffle(raised)
        self.lines.append("\t".join([*fields, " ".join(map(str, raised)), text]))


def write_log(game: Ledger[State], dice: random.Random) -> str:
    return "\n".join(LogWriter(game, dice).lines) + "\n"
