"""Closing a district: the die on the seat of power, the district card, the abilities of its tiles."""

from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import COLOUR_OF, KINDS, MATCH_ID, WITH_ID
from hexarch.games.origins.city import AGORA, BLOCK, tile_at, with_closed
from hexarch.games.origins.economy import gain, gain_points, note
from hexarch.games.origins.rows import remove
from hexarch.games.origins.setup import pattern
from hexarch.games.origins.state import ACTIVATE, CLOSE_WITH, MATCH, State
from hexarch.games.origins.tables import GOLD
from hexarch.games.origins.zodiac import held


def choose_district(state: State, seat: int, number: int) -> None:
    city = state.players[seat].city
    state.stack[-1] = (seat, CLOSE_WITH, city.open[city.open_numbers.index(number)])


def closers(state: State, seat: int) -> list[int]:
    return [WITH_ID + die for die in sorted(set(state.players[seat].freemen))]


def close(state: State, seat: int, die: int) -> None:
    """Close a district: the die leaves its base, one card is scored, then the tiles of its colour are used."""
    cell = state.stack.pop()[2]
    player = state.players[seat]
    player.freemen = remove(player.freemen, die)
    player.city = with_closed(player.city, cell, die, state.setup.colour_of)
    note(state, seat, src.CITIZENS, -1, src.DISTRICT)
    note(state, seat, src.DISTRICTS, 1, src.DISTRICT)
    for power in held(state, seat):
        if power.district_closed is not None:
            power.district_closed(state, seat, cell)
    mask = active_tiles(state, seat, cell, COLOUR_OF[die])
    if mask:
        state.stack.append((seat, ACTIVATE, cell * 16 + mask))
    matching = matches(state, seat, cell)
    if len(matching) == 1:
        score_card(state, seat, matching[0])
    elif matching:
        state.stack.append((seat, MATCH, cell))


def active_tiles(state: State, seat: int, cell: int, colour: int) -> int:
    """Return a mask of the tiles around a seat of power that a die of a colour activates."""
    city = state.players[seat].city
    mask = 0
    for i, step in enumerate(BLOCK):
        tile = tile_at(city, cell + step)
        if tile < KINDS:
            active = state.setup.colour_of[tile] == colour
        else:
            active = tile == AGORA and colour in state.setup.agora_colours
        mask |= active << i
    return mask


def matches(state: State, seat: int, cell: int) -> list[int]:
    """Return the displayed cards whose pattern a district shows, rotated or mirrored."""
    city, colour_of = state.players[seat].city, state.setup.colour_of
    colours: list[int] = []
    for step in BLOCK:
        tile = tile_at(city, cell + step)
        colours.append(colour_of[tile] if tile < KINDS else -1)
    mask = 0
    for free in range(4):
        beside = (free ^ 1, free ^ 2)
        corner, one, other = colours[3 - free], colours[beside[0]], colours[beside[1]]
        if min(corner, one, other) >= 0:
            mask |= state.setup.patterns[pattern(corner, one, other)]
    return [card for card in sorted(state.districts) if mask >> card & 1]


def match_choices(state: State, seat: int, cell: int) -> list[int]:
    return [MATCH_ID + card for card in matches(state, seat, cell)]


def choose_card(state: State, seat: int, card: int) -> None:
    state.stack.pop()
    score_card(state, seat, card)


def score_card(state: State, seat: int, card: int) -> None:
    """Score a card: all the gold on it, and its higher points the first time, its lower ones later."""
    player = state.players[seat]
    place = state.districts.index(card)
    gain(state, seat, GOLD, state.district_gold[place], src.DISTRICT_CARD)
    state.district_gold = put(state.district_gold, place, 0)
    again = player.matched >> card & 1
    printed = state.setup.cards[card]
    gain_points(state, seat, printed.again if again else printed.first, src.DISTRICT_CARD)
    player.matched |= 1 << card
