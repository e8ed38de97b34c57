"""Writes a game as the commands that the online site's engine reads, one per line.

The site ends a turn as soon as it is another faction's turn, and it counts some things differently from
us (see `site.py`). `arrange` puts the entries into an order that it understands; what it cannot
understand raises `Unwritable`.
"""

import re
from collections.abc import Callable
from typing import Final

from hexarch.core.game import CHANCE, Decision
from hexarch.core.ledger import Entry, Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.kinds import format_action
from hexarch.games.terra_mystica.notation import CULT_CODES, seat_name
from hexarch.games.terra_mystica.offers import own_offers
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.arrange import arrange
from hexarch.games.terra_mystica.snellman.site import Records, Turn, Unwritable, refuse_options
from hexarch.games.terra_mystica.state import ACTIONS, FIRST_DWELLING, REST, REWARD_SPADES, SETUP, TURN, State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, MAX_HEXES, SCORING_TILES, STRONGHOLD, TOWN_TILES
from hexarch.games.terra_mystica.terrain import spades_needed

# Begins a line of earlier exports with what the site has no commands for; still read.
PRAGMA: Final = "## hexarch "


def export(ledger: Ledger[State]) -> str:
    """Return the site's commands for a game, finished or not; raise `Unwritable` where there are none."""
    state = ledger.state
    if not state.players:
        raise Unwritable("The game has no factions yet, so there is nothing to write.")
    options = state.setup.options
    refuse_options(options, options.map == "base" or bool(state.setup.map.site_id))
    return "\n".join([*_header(ledger), *Writer(GAME.new(options), ledger.entries).lines]) + "\n"


def _header(ledger: Ledger[State]) -> list[str]:
    state = ledger.state
    order = _seat_order(state)
    names = ledger.names or [f"player{seat + 1}" for seat in range(state.setup.players)]
    lines = [f"player {re.sub(r'[^A-Za-z0-9_-]+', '_', names[seat]) or 'player'}" for seat in order]
    if state.setup.map.name != "base":
        lines.append(f"map {state.setup.map.site_id}")
    lines += [f"option {name}" for name in _site_option_names(state.setup.options)]
    lines.append("score " + ",".join(SCORING_TILES[tile].name for tile in state.scoring))
    for seat, action in ledger.entries:
        if seat == CHANCE and KIND_OF[action] == act.REMOVE_CARD:
            lines.append(f"delete {BONUS_CARDS[ARGUMENT_OF[action]].name}")
    return lines + [f"setup {seat_name(state, seat)}" for seat in order]


def _seat_order(state: State) -> list[int]:
    """Return the seats in the turn order of round 1, which is the site's seat order."""
    return [(state.first_start + i) % state.setup.players for i in range(state.setup.players)]


def _site_option_names(options: Options) -> list[str]:
    named = {
        "strict-leech": True,
        "strict-darkling-sh": True,
        "strict-chaosmagician-sh": True,
        "errata-cultist-power": options.cultists_all_decline == "power1",
        "manual-fav5": not options.late_keys,
        "mini-expansion-1": options.mini_expansion_1,
        "shipping-bonus": options.shipping_bonus,
        "temple-scoring-tile": options.temple_scoring_tile,
        "maintain-player-order": True,
        "variable-turn-order": options.turn_order == "passing",
    }
    return [name for name, wanted in named.items() if wanted]


class Writer:
    """Plays entries from a position and writes them down. `lines` are the commands."""

    def __init__(self, start: State, entries: list[Entry]) -> None:
        self.lines: list[str] = []
        self.state = start.clone()
        self.entries = arrange(start, entries)
        self.turn = Turn()
        self.records = Records()
        self.stepped = -1
        """The seat that has passed and has just made a cult step."""
        for number, (seat, action) in enumerate(self.entries):
            if self.state.players:
                self._entry(number, seat, action)
            else:
                GAME.apply(self.state, action, seat)

    def _entry(self, number: int, seat: int, action: int) -> None:
        state = self.state
        top = state.stack[-1]
        if top[1:] == (TURN, 0) and self.turn.seat != top[0]:
            self.turn.start(top[0])
        for text in _WRITERS.get(KIND_OF[action], _plain)(self, number, seat, action):
            self._say(seat, text)
        if KIND_OF[action] == act.CULT and state.players[seat].passed:
            self.stepped = seat
        round_, events, was_acting = state.round, state.events, state.phase == ACTIONS
        GAME.apply(state, action, seat)
        self.records.add(state.offers, events)
        self._end_turn()
        if was_acting and state.stack and (state.phase != ACTIONS or state.round != round_):
            self._throw_away_rewards(round_)

    def _say(self, seat: int, text: str) -> None:
        if self.stepped == seat:
            # The site notices that an owed step is made only when another faction has the word.
            self.lines.append(f"{seat_name(self.state, (seat + 1) % self.state.setup.players)}: wait")
        self.stepped = -1
        self.lines.append(f"{seat_name(self.state, seat)}: {text}")

    def _end_turn(self) -> None:
        """Check that the site ends the turn where we do."""
        state, turn = self.state, self.turn
        if not turn.acted or any(_goes_on(turn.seat, decision) for decision in state.stack):
            return
        player = state.players[turn.seat]
        if turn.actions and not player.dropped:
            raise Unwritable(f"The online site would take both actions of the {seat_name(state, turn.seat)} for one.")
        others = [other for other in state.players if not (other is player or other.passed or other.dropped)]
        if not others and not player.passed and turn.left_over():
            self._say(turn.seat, "done")
        turn.seat, turn.acted = -1, False

    def _throw_away_rewards(self, round_: int) -> None:
        """Write the reward spades that are too few to be used; we do not ask about them."""
        state = self.state
        tile = SCORING_TILES[state.scoring[round_ - 1]]
        if not tile.reward_spades:
            return
        for seat, player in enumerate(state.players):
            count = player.cults[BOARD.cults.index(tile.reward_for)] // tile.reward_per * tile.reward_spades
            if 0 < count < state.setup.factions[seat].spade_always and not player.dropped:
                for text in _unused(count):
                    self._say(seat, text)


def _goes_on(seat: int, decision: Decision) -> bool:
    who, kind, left = decision
    return who == seat and (kind == REST or (kind == TURN and left > 0))


def _plain(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    return [format_action(writer.state, seat, action)]


def _action(kind: str) -> "_Writer":
    """Return a writer of an action that leaves nothing to do."""

    def write(writer: Writer, number: int, seat: int, action: int) -> list[str]:
        writer.turn.need(kind, {})
        return _plain(writer, number, seat, action)

    return write


def _nothing(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    return []


def _unused(spades: int) -> list[str]:
    return [f"-{spades if spades > 1 else ''}SPADE"] if spades else []


def _throw_away(writer: Writer) -> list[str]:
    if writer.state.spades:
        writer.turn.throw_away()
    return _unused(writer.state.spades)


def _done(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    if writer.state.stack[-1][1] == REWARD_SPADES:
        return _unused(writer.state.spades)
    return _throw_away(writer)


def _build(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    texts = _plain(writer, number, seat, action)
    if writer.state.stack[-1][1] == FIRST_DWELLING:
        return texts
    unused = _throw_away(writer)
    writer.turn.build(ARGUMENT_OF[action])
    return [*unused, *texts]


def _transform(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    state, turn = writer.state, writer.turn
    texts = _plain(writer, number, seat, action)
    if state.stack[-1][1] == REWARD_SPADES:
        return texts
    terrain, hex_ = divmod(ARGUMENT_OF[action], MAX_HEXES)
    needed = 0 if state.sandstorms else spades_needed(state, seat, hex_, terrain)
    bought = needed - state.spades
    if bought > 0:
        turn.dig()
    turn.transform(hex_, terrain == state.setup.factions[seat].terrain, -min(0, bought))
    return [f"dig {bought}", *texts] if bought > 0 else texts


def _upgrade(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    writer.turn.need("upgrade", {})
    board = writer.state.setup.factions[seat]
    if ARGUMENT_OF[action] // MAX_HEXES + 1 == STRONGHOLD and board.stronghold_gains_spades:
        writer.turn.follow = {"transform": board.stronghold_gains_spades, "build": 1}
    return _plain(writer, number, seat, action)


def _spade_work(spaces: int) -> dict[str, int]:
    return {"dig": 1, "transform": spaces, "build": 1} if spaces else {}


def _power(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    writer.turn.act(_spade_work(BOARD.power_actions[ARGUMENT_OF[action]].spades))
    return _plain(writer, number, seat, action)


def _special(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    board, which, turn = writer.state.setup.factions[seat], ARGUMENT_OF[action], writer.turn
    follow: dict[str, int] = {}
    if which == act.CARD_SPADE:
        follow = _spade_work(1)
    elif which == act.STRONGHOLD_ACTION:
        if board.stronghold_action_spades or board.stronghold_action_sandstorms:
            follow = _spade_work(1)
        follow |= {"build": 1} if board.stronghold_action_free_dwellings else {}
        follow |= {"upgrade": 1} if board.stronghold_action_free_trading_houses else {}
    turn.act(follow)
    if which == act.STRONGHOLD_ACTION:
        turn.actions += board.stronghold_action_turns
    return _plain(writer, number, seat, action)


def _pass(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    if writer.state.phase != SETUP:
        writer.turn.give_up()
    return _plain(writer, number, seat, action)


def _dig(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    writer.turn.dig()
    return ["dig 1"]


def _town(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    """Write a town; where there are fewer keys than cults that reach 10, step down on the others for the site."""
    texts = _plain(writer, number, seat, action)
    steps = TOWN_TILES[ARGUMENT_OF[action]].cult_steps
    if not steps:
        return texts
    after = writer.state.clone()
    GAME.apply(after, action, seat)
    left = after.players[seat].key_choice
    for other, following in writer.entries[number + 1 : number + 5]:
        if other != seat or KIND_OF[following] != act.KEY:
            break
        left &= ~(1 << ARGUMENT_OF[following])
    down = [cult for cult in range(4) if left >> cult & 1]
    places = writer.state.players[seat].cults
    counts = [places[cult] + steps - BOARD.cult_top + 1 for cult in down]
    return [
        f"-{count if count > 1 else ''}{CULT_CODES[cult]}" for cult, count in zip(down, counts, strict=True)
    ] + texts


def _cult(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    steps = writer.state.cult_leap if writer.state.stack[-1][0] == seat else 0
    return [f"+{steps if steps > 1 else ''}{CULT_CODES[ARGUMENT_OF[action]]}"]


def _take(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    return _answers(writer, seat, action, writer.records.take)


def _decline(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    return _answers(writer, seat, action, writer.records.decline)


def _answers(writer: Writer, seat: int, action: int, answer: Callable[[State, int, int], list[str]]) -> list[str]:
    slot = ARGUMENT_OF[action]
    builder = writer.state.offers[own_offers(writer.state, seat)[slot]][1]
    return [f"{text} from {seat_name(writer.state, builder)}" for text in answer(writer.state, seat, slot)]


def _trade(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    return _plain(writer, number, seat, action) if ARGUMENT_OF[action] else ["-3CONVERT_W_TO_P"]


def _drop(writer: Writer, number: int, seat: int, action: int) -> list[str]:
    if writer.state.phase == SETUP:
        raise Unwritable("A player left during the set-up, which the online site cannot show.")
    writer.records.forget(seat)
    return ["resign"]


_Writer = Callable[[Writer, int, int, int], list[str]]
_WRITERS: Final[dict[int, _Writer]] = {
    act.DONE: _done,
    act.BUILD: _build,
    act.TRANSFORM: _transform,
    act.UPGRADE: _upgrade,
    act.POWER: _power,
    act.SPECIAL: _special,
    act.SEND: _action("send"),
    act.ADVANCE: _action("advance"),
    act.PASS: _pass,
    act.TOWN: _town,
    act.CULT: _cult,
    act.KEY: _nothing,
    act.DETOUR: _nothing,
    act.TAKE: _take,
    act.DECLINE: _decline,
    act.TRADE: _trade,
    act.DROP: _drop,
    act.DIG: _dig,
}
