"""Visiting an encounter site: placing the worker, the rising value, main actions and the bonus action.

The argument of VISIT is site + 8 * (worker + 64 * (mask of main actions used + 4 * bonus used)).
"""

from typing import Final

from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import (
    ARCHON,
    BONUS_GOLD_ID,
    BONUS_ID,
    COLOUR_OF,
    DICE,
    DONE_ID,
    HOLD_ID,
    MAIN_ID,
    RISE_ID,
    VALUE_OF,
    VALUES,
    VISIT_ID,
    WORKERS,
)
from hexarch.games.origins.economy import gain, note, owe
from hexarch.games.origins.effects import is_possible, perform
from hexarch.games.origins.player import Player
from hexarch.games.origins.rows import insert, remove
from hexarch.games.origins.state import RISE, VISIT, State
from hexarch.games.origins.tables import GOLD, SITES
from hexarch.games.origins.zodiac import bonus_gold

_MAIN_USED: Final = 512
_BONUS_USED: Final = 2048


def workers(player: Player) -> list[int]:
    """Return the workers at hand, each kind once."""
    found = sorted(set(player.freemen))
    found += [DICE + value - 1 for value in sorted(set(player.speakers))]
    if player.archon < 0:
        found.append(ARCHON)
    return found


def visits(state: State, player: Player, found: list[int]) -> None:
    """Add the visits: sites for every worker whose value, with the wisdom and gold at hand, reaches the site's."""
    able = workers(player)
    purse = player.wisdom + player.gold
    first = VISIT_ID
    for value in state.ships:
        found += [first + worker for worker in able if VALUE_OF[worker] + purse >= value]
        first += WORKERS


def visit(state: State, seat: int, argument: int) -> None:
    """Place the worker; the payment comes first, then the site rises, then its actions."""
    site, worker = argument // WORKERS, argument % WORKERS
    player = state.players[seat]
    state.stack[-1] = (seat, VISIT, site + 8 * worker)
    state.stack.append((seat, RISE, site))
    if worker == ARCHON:
        player.archon = site
        return
    if worker < DICE:
        player.freemen = remove(player.freemen, worker)
        player.placed = insert(player.placed, site * DICE + worker)
    else:
        value = VALUE_OF[worker]
        player.speakers = remove(player.speakers, value)
        state.speakers_placed = insert(state.speakers_placed, site * VALUES + value - 1)
        note(state, seat, src.SPEAKERS, -1, src.VISIT)
    owe(state, seat, 0, 0, max(0, state.ships[site] - VALUE_OF[worker]), src.VISIT)


def rises(state: State, seat: int, site: int) -> list[int]:
    """Return which neighbour may rise as well, or the token that keeps sites from rising (solo)."""
    found = [RISE_ID + other for other in (site - 1, site + 1) if 0 <= other < SITES and state.ships[other] < VALUES]
    if not found:
        found = [DONE_ID]
    if state.players[seat].tokens:
        found.append(HOLD_ID)
    return found


def settle_rise(state: State) -> bool:
    """Raise the visited site. Only the solo mode may have something to ask."""
    seat, _, site = state.stack[-1]
    if state.setup.solo:
        choices = rises(state, seat, site)
        if len(choices) > 1:
            return False
        if choices[0] != DONE_ID:
            rise(state, choices[0] - RISE_ID)
            return True
    state.stack.pop()
    raise_site(state, site)
    return True


def raise_site(state: State, site: int) -> None:
    state.ships = put(state.ships, site, state.ships[site] % VALUES + 1)


def rise(state: State, neighbour: int) -> None:
    raise_site(state, state.stack.pop()[2])
    raise_site(state, neighbour)


def hold(state: State, seat: int) -> None:
    state.stack.pop()
    spend_token(state, seat)


def spend_token(state: State, seat: int) -> None:
    state.players[seat].tokens -= 1
    note(state, seat, src.TOKENS, -1, src.SUPERIORITY)


def has_colour(player: Player, worker: int, colour: int) -> bool:
    """Return whether a worker has a colour. The Archon has the colours of the player's Advisors, Speakers have none."""
    return colour in player.advisors if worker == ARCHON else COLOUR_OF[worker] == colour


def site_actions(state: State, seat: int, argument: int) -> list[int]:
    """Return the main actions and the bonus action that are still open; the player chooses the order."""
    player = state.players[seat]
    site, worker, used = argument & 7, argument >> 3 & 63, argument >> 9 & 3
    both = worker < DICE and VALUE_OF[worker] == VALUES
    mains: list[int] = []
    if not used or (both and used < 3):
        for which, effect in enumerate(state.setup.mains[site]):
            if not used >> which & 1 and is_possible(state, seat, effect, -1):
                mains.append(MAIN_ID + which)
    found = [DONE_ID] if used or not mains else []
    found += mains
    colour = state.bonus_tiles[site]
    if not argument & _BONUS_USED and has_colour(player, worker, colour):
        if is_possible(state, seat, state.setup.bonus[colour], -1):
            found.append(BONUS_ID)
        if bonus_gold(state, seat):
            found.append(BONUS_GOLD_ID)
    return found


def main_action(state: State, seat: int, which: int) -> None:
    argument = state.stack[-1][2]
    state.stack[-1] = (seat, VISIT, argument + (_MAIN_USED << which))
    perform(state, seat, state.setup.mains[argument & 7][which], -1, src.MAIN_ACTION)


def bonus_action(state: State, seat: int) -> None:
    argument = state.stack[-1][2]
    state.stack[-1] = (seat, VISIT, argument | _BONUS_USED)
    perform(state, seat, state.setup.bonus[state.bonus_tiles[argument & 7]], -1, src.BONUS_TILE)


def bonus_as_gold(state: State, seat: int) -> None:
    argument = state.stack[-1][2]
    state.stack[-1] = (seat, VISIT, argument | _BONUS_USED)
    gain(state, seat, GOLD, bonus_gold(state, seat), src.ZODIAC_CARD)
