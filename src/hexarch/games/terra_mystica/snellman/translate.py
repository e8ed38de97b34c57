"""Translates commands of the online site into actions.

The site's commands are looser than our actions: spades are bought before their target is named, conversions come in any
order, and the end of a turn and some answers stay implicit. They are made explicit here; the engine decides legality.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Final

from hexarch.core.aliases import Ints
from hexarch.core.game import RuleError
from hexarch.core.journal import Row
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import DECLINE_ID, DONE_ID, SPACE, TRADE_ID
from hexarch.games.terra_mystica.kinds import parse_action
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.notation import find_cult, find_hex, find_terrain, seat_name, seat_of
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.exchange import added_up, portions
from hexarch.games.terra_mystica.snellman.orders import CONVERSION, STEP, arrangements, steps_together
from hexarch.games.terra_mystica.snellman.trial import Trial
from hexarch.games.terra_mystica.state import FIRST_DWELLING, REST, REWARD_SPADES, TURN, State
from hexarch.games.terra_mystica.tables import BOARD, FACTION_NAMES
from hexarch.games.terra_mystica.terrain import spades_needed

TERRAINS: Final = len(BOARD.terrains)
# Finds a cult step of a later row of the faction, after so many that were made early already.
Later = Callable[[int], str]


class Translator:
    """Plays the commands of one game into a ledger."""

    def __init__(self, ledger: Ledger[State], complete: bool = False) -> None:
        self.ledger = ledger
        self._complete = complete
        """Our own file: it says where turns end and which cult takes a key."""
        self._stepped_down: set[int] = set()
        self._transformed: dict[int, int] = {}
        self._tens: Ints = ()
        self._forgone = False
        self._trial: Trial | None = None
        self._later: Later | None = None
        self._early: list[str] = []
        """Cult steps of later rows made while a row is tried."""
        self.borrowed: dict[int, list[str]] = {}
        """Cult steps made before the row that writes them, by seat."""

    @property
    def state(self) -> State:
        return self._trial.state if self._trial is not None else self.ledger.state

    def choose_faction(self, name: str) -> None:
        if name not in FACTION_NAMES:
            raise RuleError(f"There is no faction {name!r}; choose from {', '.join(FACTION_NAMES)}.")
        self._do(self.state.stack[-1][0], SPACE.id(act.FACTION, FACTION_NAMES.index(name)))

    def drop(self, faction: str) -> None:
        self._do(seat_of(self.state, faction), act.DROP_ID)

    def play(
        self,
        faction: str,
        commands: list[str],
        cults: Ints = (),
        later: Later | None = None,
        goes_on: bool = False,
    ) -> int:
        """Play commands of one faction up to the end of a row and return how many actions they were.

        `cults` are the positions after the row, where they are known: they show which cult took a key when the site
        picked one by itself. `later` finds the cult step of a later row, which this row may owe. A turn that goes on
        is not ended. Raises a RuleError that names the command, and changes nothing then.
        """
        seat = seat_of(self.state, faction)
        commands = steps_together(self._without_borrowed(seat, commands))
        self._later = None if self._complete or goes_on else later
        self._tens = tuple(cult for cult, place in enumerate(cults) if place == 10)
        first: RuleError | None = None
        for arrangement in [commands] if self._complete else arrangements(commands):
            self._trial = trial = Trial(self.ledger.state)
            self._early = []
            try:
                self._run(seat, arrangement, goes_on)
                if self._make_owed_step(seat):
                    self.finish_turn(seat)
            except RuleError as error:
                first = first or error
                continue
            finally:
                self._trial = None
            trial.adopt(self.ledger)
            if self._early:
                self.borrowed.setdefault(seat, []).extend(self._early)
            return len(trial.entries)
        raise first or RuleError("nothing is said.")

    def previews(self, faction: str, commands: list[str], cults: Ints) -> Iterator[list[Row]]:
        """Return the results of the commands of an unfinished turn in each possible order; nothing is played."""
        seat = seat_of(self.state, faction)
        self._tens = tuple(cult for cult, place in enumerate(cults) if place == 10)
        self._later = None
        for arrangement in arrangements(commands):
            self._trial = trial = Trial(self.ledger.state)
            try:
                self._run(seat, arrangement, goes_on=True)
            except RuleError:
                continue
            finally:
                self._trial = None
            assert trial.state.journal is not None
            yield trial.state.journal.rows

    def _without_borrowed(self, seat: int, commands: list[str]) -> list[str]:
        left = list(commands)
        for step in list(self.borrowed.get(seat, [])):
            if step in left:
                left.remove(step)
                self.borrowed[seat].remove(step)
        return left

    def _make_owed_step(self, seat: int) -> bool:
        """Make a step that a later row writes: the site lets those of cards and tiles wait until after the turn."""
        stack = self.state.stack
        if self._later is None or not self.state.cult_leap or not stack or stack[-1][:2] != (seat, REST):
            return False
        step = self._later(len(self.borrowed.get(seat, [])) + len(self._early))
        if step:
            self._early.append(step)
            self._command(seat, step, [])
        return bool(step)

    def _run(self, seat: int, commands: list[str], goes_on: bool = False) -> None:
        self._stepped_down.clear()
        self._forgone = False
        self._transformed.clear()
        free: list[str] = []
        for i, command in enumerate(commands):
            if CONVERSION.fullmatch(command):
                free.append(command)
                continue
            if command == "wait" or self._is_done(seat, command):
                # Conversions before and after what has already happened are made together.
                continue
            self._spend(seat, free)
            free = []
            self._named(command, partial(self._command, seat, command, commands[i + 1 :]))
        self._spend(seat, free)
        # With spades in hand the turn continues, no matter which faction writes the next row.
        if not self._complete and not goes_on and (self._forgone or not self.state.spades):
            self.finish_turn(seat)

    def _spend(self, seat: int, free: list[str]) -> None:
        if free:
            self._named(". ".join(free), lambda: self._convert(seat, free))

    @staticmethod
    def _named(command: str, do: Callable[[], None]) -> None:
        try:
            do()
        except RuleError as error:
            raise RuleError(f"{command!r}: ", error) from None

    def _is_done(self, seat: int, command: str) -> bool:
        if not self._transformed or not (match := re.fullmatch(r"transform (\w+)(?: to (\w+))?", command)):
            return False
        terrain = self._transformed.get(find_hex(self.state, match[1]))
        return terrain is not None and (not match[2] or find_terrain(match[2]) == terrain)

    def finish_turn(self, seat: int) -> None:
        """End the turn at the end of a row, once everything owed is done."""
        stack = self.state.stack
        if stack and stack[-1][:2] == (seat, REST) and DONE_ID in GAME.legal(self.state):
            self._push(seat, DONE_ID)

    def _do(self, seat: int, action: int) -> None:
        (self._trial or self.ledger).play(action, seat)

    def _push(self, seat: int, action: int) -> None:
        """Apply an action that is known to be legal while a row is tried out."""
        assert self._trial is not None
        self._trial.push(seat, action)

    def _act(self, seat: int, action: int) -> None:
        """Play an action, and before it the actions that the site leaves implicit."""
        is_legal = action in legal_for(self.state, seat)
        if not is_legal:
            self._say_the_unsaid(seat)
        if self.state.stack and self.state.stack[-1][:2] == (seat, TURN):
            self._forgone = False
        if is_legal:
            self._push(seat, action)
        else:
            self._do(seat, action)

    def _say_the_unsaid(self, seat: int) -> None:
        """End the previous turn, decline unanswered offers, and forgo a trade that was not made."""
        stack = self.state.stack
        if stack and stack[-1][:2] == (seat, REST):
            if TRADE_ID in GAME.legal(self.state):
                self._push(seat, TRADE_ID)
            self._make_owed_step(seat)
            self.finish_turn(seat)
        if self.state.stack and self.state.stack[-1][:2] == (seat, TURN):
            while DECLINE_ID in GAME.legal(self.state):
                self._push(seat, DECLINE_ID)

    def _command(self, seat: int, command: str, rest: list[str]) -> None:
        found = _method_for(command)
        if found:
            method, match = found
            method(self, seat, match, rest)
        else:
            self._act(seat, parse_action(self.state, seat, command))

    def _nothing(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        pass

    def _done(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        self.finish_turn(seat)

    def _dig(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        """Buy spades with the transformation; it is done now if possible, since spades may bring what is spent next."""
        self._after_forgoing(seat)
        for command in rest:
            target = re.fullmatch(r"(?:build (\w+)|transform (\w+)(?: to (\w+))?)", command, re.IGNORECASE)
            if target:
                hex_ = find_hex(self.state, target[1] or target[2])
                terrain = find_terrain(target[3]) if target[3] else self._home(seat)
                if target[2] and not target[3]:
                    terrain = self._nearest(seat, hex_, self.state.spades + int(match[1]))
                self._go_the_long_way(seat, hex_, terrain, int(match[1]))
                if SPACE.id(act.TRANSFORM, terrain, hex_) not in legal_for(self.state, seat):
                    self._say_the_unsaid(seat)
                if SPACE.id(act.TRANSFORM, terrain, hex_) in legal_for(self.state, seat):
                    self._transform_to(seat, hex_, terrain)
                return
        raise RuleError("no space follows on which the spades are used.")

    def _dig_one_by_one(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        self._after_forgoing(seat)
        for _ in range(int(match[1])):
            self._act(seat, act.DIG_ID)

    def _pass(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        """Pass; in the last round a card has no meaning."""
        last = self.state.round == self.state.setup.table.rounds
        self._act(seat, parse_action(self.state, seat, "pass" if last else match[0]))

    def _answer_any(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        """Answer the oldest offer of a size, where the builder is not named."""
        mine = [offer for offer in self.state.offers if offer[0] == seat]
        fitting = [offer for offer in mine if offer[2] == int(match[2])] or [
            offer for offer in mine if offer[3] == int(match[2])
        ]
        if not fitting:
            raise RuleError(f"nobody offers {match[2]} power.")
        giver = seat_name(self.state, fitting[0][1])
        self._act(seat, parse_action(self.state, seat, f"{match[1]} {fitting[0][2]} from {giver}"))

    def _go_the_long_way(self, seat: int, hex_: int, terrain: int, dug: int) -> None:
        state = self.state
        if dug + state.spades == spades_needed(state, seat, hex_, terrain):
            return
        long_way = state.setup.detours[seat][state.terrain[hex_]][terrain]
        if long_way and dug + state.spades == long_way:
            self._act(seat, act.DETOUR_ID)

    def _home(self, seat: int) -> int:
        return self.state.setup.factions[seat].terrain

    def _nearest(self, seat: int, hex_: int, spades: int) -> int:
        """Return the terrain that spades make of a space where none is named: as close to home as they lead."""
        home, state = self._home(seat), self.state
        if state.sandstorms or not spades or state.setup.factions[seat].spade_always:
            return home
        ways = [state.terrain[hex_]] * 2
        for _ in range(spades):
            ways = [way if way == home else (way + turn) % TERRAINS for way, turn in zip(ways, (-1, 1), strict=True)]
        return min(ways, key=lambda way: min((way - home) % TERRAINS, (home - way) % TERRAINS))

    def _after_forgoing(self, seat: int) -> None:
        """End the turn in which spades were forgone: what is dug next is another action."""
        if self._forgone:
            self._forgone = False
            self.finish_turn(seat)

    def _transform_to(self, seat: int, hex_: int, terrain: int) -> None:
        self._act(seat, SPACE.id(act.TRANSFORM, terrain, hex_))
        self._transformed[hex_] = terrain

    def _transform(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        hex_ = find_hex(self.state, match[1])
        terrain = find_terrain(match[2]) if match[2] else self._nearest(seat, hex_, self.state.spades)
        self._after_forgoing(seat)
        self._transform_to(seat, hex_, terrain)

    def _build(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        """Build; on foreign terrain, transform it first."""
        hex_ = find_hex(self.state, match[1])
        state = self.state
        is_first = bool(state.stack) and state.stack[-1][1] == FIRST_DWELLING
        if not is_first and not state.free_dwellings and state.terrain[hex_] != self._home(seat):
            self._transform_to(seat, hex_, self._home(seat))
        self._act(seat, SPACE.id(act.BUILD, hex_))

    def _convert(self, seat: int, commands: list[str]) -> None:
        """Make a run of conversions, added up and put into the one order in which they are made here.

        Where a sacrifice must be spent at once they are made as they are written.
        """
        runs = [commands] if self.state.setup.free_burning else [[command] for command in commands]
        for run in runs:
            burned, totals = added_up(self.state, seat, run)
            if burned:
                self._act(seat, parse_action(self.state, seat, f"burn {burned}"))
            for kind, times in enumerate(totals):
                for now in portions(times):
                    self._act(seat, SPACE.id(act.CONVERT, kind, now - 1))

    def _tile(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        """Take a town tile, or several alike, and place the key where the site only says where it did not go."""
        for _ in range(int(match[1] or 1)):
            self._act(seat, parse_action(self.state, seat, f"+{match[2]}"))
            player = self.state.players[seat]
            while player.key_choice and not self._complete:
                open_cults = [cult for cult in range(4) if player.key_choice >> cult & 1]
                wanted = [cult for cult in open_cults if cult in self._tens] or [
                    cult for cult in open_cults if cult not in self._stepped_down
                ]
                self._do(seat, SPACE.id(act.KEY, (wanted or open_cults)[0]))

    def _steps(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        """Take cult steps together, or one by one."""
        cult = find_cult(match[2])
        count = int(match[1] or 1)
        if self.state.cult_leap == count:
            count = 1
        for _ in range(count):
            self._act(seat, SPACE.id(act.CULT, cult))

    def _step_down(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        self._stepped_down.add(find_cult(match[1]))

    def _forgo_spades(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        """Forgo spades when the turn ends or the dwelling is built; after a cult reward at once."""
        state = self.state
        self._forgone = True
        if state.stack and state.stack[-1][:2] == (seat, REWARD_SPADES) and state.spades <= int(match[1] or 1):
            self._do(seat, DONE_ID)

    def _forgo_trade(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        self._act(seat, TRADE_ID)

    def _resign(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        self._do(seat, act.DROP_ID)

    def _decline_all(self, seat: int, match: re.Match[str], rest: list[str]) -> None:
        while DECLINE_ID in legal_for(self.state, seat):
            self._do(seat, DECLINE_ID)


_Method = Callable[[Translator, int, "re.Match[str]", list[str]], None]


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


_COMMANDS: Final[tuple[tuple[re.Pattern[str], _Method], ...]] = (
    (_pattern(r"wait"), Translator._nothing),
    (_pattern(r"done"), Translator._done),
    (_pattern(r"dig (\d+)"), Translator._dig),
    (_pattern(STEP + r"(\d+)"), Translator._dig_one_by_one),
    (_pattern(r"pass(?: \w+)?"), Translator._pass),
    (_pattern(r"(leech|decline) (\d+)"), Translator._answer_any),
    (_pattern(r"transform (\w+)(?: to (\w+))?"), Translator._transform),
    (_pattern(r"build (\w+)"), Translator._build),
    (_pattern(r"\+(\d)?(tw\d)"), Translator._tile),
    (_pattern(r"\+(\d)?(fire|water|earth|air)"), Translator._steps),
    (_pattern(r"-\d?(fire|water|earth|air)"), Translator._step_down),
    (_pattern(r"-(\d)?spade"), Translator._forgo_spades),
    (_pattern(r"-3convert_w_to_p"), Translator._forgo_trade),
    (_pattern(r"decline"), Translator._decline_all),
    (_pattern(r"resign|drop"), Translator._resign),
)


@lru_cache(maxsize=2048)
def _method_for(command: str) -> tuple[_Method, "re.Match[str]"] | None:
    for pattern, method in _COMMANDS:
        if match := pattern.fullmatch(command):
            return method, match
    return None
