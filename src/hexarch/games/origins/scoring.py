"""The end of the game: its conditions, the final scoring, who wins, and the solo target."""

from typing import Final

from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import COLOUR_OF, VALUE_OF
from hexarch.games.origins.economy import gain_points
from hexarch.games.origins.player import Player
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS

# Conditions that end the game after the round.
TEMPLES_TOPPED: Final = 1
DISTRICT_GOLD_GONE: Final = 2
TOWERS_GONE: Final = 4
DIE_MISSING: Final = 8
ROUNDS_PLAYED: Final = 16
CONDITION_NAMES: Final = {
    TEMPLES_TOPPED: "temples_topped",
    DISTRICT_GOLD_GONE: "district_gold_gone",
    TOWERS_GONE: "towers_gone",
    DIE_MISSING: "die_missing",
    ROUNDS_PLAYED: "rounds_played",
}


def end_conditions(state: State) -> int:
    """Return a mask of the end conditions that hold; one is enough."""
    setup = state.setup
    if setup.solo:
        return ROUNDS_PLAYED if state.round >= setup.components.solo_rounds else 0
    mask = 0
    if any(player.temples == setup.temple_tops for player in state.players):
        mask |= TEMPLES_TOPPED
    if not any(state.district_gold):
        mask |= DISTRICT_GOLD_GONE
    if sum(1 for count in state.tower_supply if count) <= setup.components.end_tower_colours:
        mask |= TOWERS_GONE
    if is_die_missing(state):
        mask |= DIE_MISSING
    return mask


def is_die_missing(state: State) -> bool:
    """Return whether a die of some colour was missing when the offer needed one."""
    if state.setup.options.missing_die == "remembered":
        return state.missing > 0
    offered = {COLOUR_OF[die] for die in state.offer if die >= 0}
    return any(
        state.missing >> colour & 1 and colour not in offered and not state.supply[colour]
        for colour in range(len(COLOURS))
    )


def temple_points(state: State, player: Player) -> int:
    """Return the points of the two lower discs; the highest is ignored."""
    points = [(place, state.setup.temple_points[temple][place]) for temple, place in enumerate(player.temples)]
    return sum(value for _, value in points) - max(points)[1]


def advisor_points(state: State, player: Player) -> int:
    """Return the points printed beside the rightmost Advisor."""
    return state.setup.advisor_points[len(player.advisors) - 1] if player.advisors else 0


def district_points(player: Player) -> int:
    """Return for each die on a seat of power its value times the height of the tower of its colour, summed up."""
    return sum(VALUE_OF[die] * player.towers[COLOUR_OF[die]] for _, die in player.city.closed)


def final_scoring(state: State) -> None:
    for seat in state.order:
        player = state.players[seat]
        if state.journal is not None:
            state.journal.open(seat, src.ROW_FINAL)
        gain_points(state, seat, player.gold, src.FINAL_GOLD)
        gain_points(state, seat, advisor_points(state, player), src.FINAL_ADVISORS)
        gain_points(state, seat, temple_points(state, player), src.FINAL_TEMPLES)
        gain_points(state, seat, district_points(player), src.FINAL_DISTRICTS)


def solo_target(state: State) -> int:
    """Return the points needed to win alone: more for each bonus tile that lies at a certain site."""
    components = state.setup.components
    holding = sum(
        1
        for site, colour in components.solo_conditions.items()
        if state.bonus_tiles[int(site) - 1] == COLOURS.index(colour)
    )
    return components.solo_target + components.solo_more * holding


def winners(state: State) -> list[int]:
    """Return the seats with the most points, then the most tiles; players who still tie share the victory.

    Alone: whether the target is reached.
    """
    if state.setup.solo:
        return [0] if state.players[0].points >= solo_target(state) else []
    ranks = [(player.points, len(player.city.tiles)) for player in state.players]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
