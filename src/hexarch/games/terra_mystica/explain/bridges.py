"""Bridges, and the towns that skip a river space."""

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.explain.case import Case
from hexarch.games.terra_mystica.explain.ground import building_at, directly_adjacent, edges, own_hexes
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, FAVOR_TILES, RIVER, SANCTUARY, STRONGHOLD


def bridge(case: Case) -> Reason | None:
    if not case.state.bridges_due:
        return because("no-bridge-due", "TM-271", "TM-492")
    if case.parts[0] >= len(case.map.spans):
        return because("no-such-span", "TM-281")
    return no_bridges_left(case) or _bad_span(case, case.parts[0])


def no_bridges_left(case: Case) -> Reason | None:
    used = sum(seat == case.seat for _, seat in case.state.bridges)
    return None if used < BOARD.pieces_bridges else because("no-bridges-left", "TM-287", "TM-495", most=used)


def _bad_span(case: Case, span: int) -> Reason | None:
    a, b = case.map.spans[span]
    names = {"a": case.map.names[a], "b": case.map.names[b]}
    if any(span == other for other, _ in case.state.bridges):
        return because("bridged-already", "TM-281", "TM-286", **names)
    if building_at(case.player, a) < 0 and building_at(case.player, b) < 0:
        return because("bridge-needs-own-building", "TM-282", "TM-533", **names)
    return None


def nowhere_to_bridge(case: Case) -> Reason | None:
    """Check that there are bridges left, and a place for one."""
    spans = range(len(case.map.spans))
    if any(_bad_span(case, span) is None for span in spans):
        return no_bridges_left(case)
    return no_bridges_left(case) or because("nowhere-to-bridge", "TM-281", "TM-282")


def may_skip_rivers(state: State, seat: int) -> bool:
    power = state.setup.powers[seat]
    return power is not None and power.town_links is not None


def connect(case: Case) -> Reason | None:
    """Check that skipping a river space founds a town at once."""
    river, player = case.parts[0], case.player
    if not may_skip_rivers(case.state, case.seat):
        return because("cannot-skip-rivers", "TM-172", "TM-501")
    if river >= len(case.map.names):
        return because("no-such-hex")
    name = case.map.names[river]
    if case.map.terrain[river] != RIVER:
        return because("not-a-river", "TM-501", hex=name)
    if player.skips >> river & 1:
        return because("skipped-already", "TM-540", hex=name)
    if sum(case.state.towns_left) <= case.state.towns_due and not case.state.setup.table.town_without_tile:
        return because("no-town-tiles-left", "TM-345")
    banks = [hex_ for hex_ in edges(case.map_key)[river] if building_at(player, hex_) >= 0]
    if len(banks) < 2:
        return because("needs-two-banks", "TM-501", "TM-541", hex=name)
    group = town_group(case, banks)
    if any(player.towns >> hex_ & 1 for hex_ in group):
        return because("joins-a-town", "TM-343", hex=name)
    return _no_town(case, group, name)


def town_group(case: Case, start: list[int]) -> list[int]:
    """Return own buildings connected with those of `start`: by edges, bridges and the rivers that towns skip."""
    mine = set(own_hexes(case))
    skipped = [hex_ for hex_ in range(len(case.map.names)) if case.player.skips >> hex_ & 1]
    found = list(start)
    for here in found:
        near = directly_adjacent(case, here)
        for river in skipped:
            if here in edges(case.map_key)[river]:
                near += edges(case.map_key)[river]
        for hex_ in near:
            if hex_ in mine and hex_ not in found:
                found.append(hex_)
    return found


def _no_town(case: Case, group: list[int], name: str) -> Reason | None:
    buildings = [building_at(case.player, hex_) for hex_ in group]
    counts = {SANCTUARY: BOARD.town_sanctuary_counts, STRONGHOLD: case.state.setup.table.town_stronghold_counts}
    count = sum(counts.get(building, 1) for building in buildings)
    power = sum(case.faction.power_values[building] for building in buildings)
    needed = BOARD.town_power
    for number, tile in enumerate(FAVOR_TILES):
        if tile.town_power and case.player.favors >> number & 1:
            needed = min(needed, tile.town_power)
    if count < BOARD.town_buildings:
        return because(
            "town-too-small", "TM-329", "TM-330", "TM-603", hex=name, count=count, needed=BOARD.town_buildings
        )
    if power < needed:
        return because("town-too-weak", "TM-331", "TM-332", hex=name, power=power, needed=needed)
    return None
