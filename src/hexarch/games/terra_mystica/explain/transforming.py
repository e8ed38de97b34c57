"""Transforming terrain: bought, free and rewarded spades, the cycle, the long way round, sandstorms."""

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.explain.case import Case, missing_goods, terrain_name
from hexarch.games.terra_mystica.explain.ground import edges, jump_price, needs_jump, not_open_land, owner, unreachable
from hexarch.games.terra_mystica.state import REST, REWARD_SPADES
from hexarch.games.terra_mystica.tables import RIVER, TERRAINS


def transform(case: Case) -> Reason | None:
    """Check a transformation with the spades of this action, the long way round if that was announced."""
    terrain, hex_ = case.parts
    if case.question == REST and not case.state.spades:
        if case.state.first_site >= 0:
            return because("no-spades-left", "TM-150", "TM-155")
        return because("action-taken", "TM-126")
    return transform_by(case, terrain, hex_, bool(case.state.detour))


def transform_by(case: Case, terrain: int, hex_: int, long_way: bool) -> Reason | None:
    return (
        not_open_land(case, hex_)
        or _wrong_target(case, terrain, hex_)
        or _no_such_way(case, terrain, hex_, long_way)
        or unreachable(case, hex_)
        or _price_of_spades(case, terrain, hex_, long_way)
    )


def _wrong_target(case: Case, terrain: int, hex_: int) -> Reason | None:
    here, home = case.state.terrain[hex_], case.faction.terrain
    name = case.map.names[hex_]
    if here == terrain:
        return because("same-terrain", "TM-142", hex=name, terrain=terrain_name(terrain))
    if here == home and not case.options.transform_home_away:
        return because("home-terrain-stays", "TM-158", hex=name, home=terrain_name(home))
    if case.faction.spade_always and terrain != home:
        return because("home-terrain-only", "TM-145", "TM-514", home=terrain_name(home))
    if case.state.must_reach_home and terrain != home:
        return because("second-space-home", "TM-152", home=terrain_name(home))
    if case.options.transform_only_closer and apart(terrain, home) >= apart(here, home):
        return because("only-closer", "TM-551", hex=name, home=terrain_name(home), terrain=terrain_name(terrain))
    return None


def apart(a: int, b: int) -> int:
    """Return the steps on the cycle, the shorter way."""
    return min((a - b) % TERRAINS, (b - a) % TERRAINS)


def ways(case: Case, start: int, end: int) -> list[int]:
    """Return the lengths of the ways round the cycle that may be taken, the shorter one first."""
    found: list[int] = []
    for direction in (1, -1):
        length = (end - start) * direction % TERRAINS
        passed = [(start + direction * i) % TERRAINS for i in range(1, length)]
        if case.options.spade_path == "shortest" or case.faction.terrain not in passed:
            found.append(length)
    return sorted(found)


def spades_for(case: Case, terrain: int, hex_: int, long_way: bool) -> int:
    """Return the spades that the transformation takes, 0 if there is no such way."""
    if case.faction.spade_always:
        return 0 if long_way else case.faction.spade_always
    possible = ways(case, case.state.terrain[hex_], terrain)
    if long_way:
        return possible[1] if len(possible) == 2 and case.options.long_way_round else 0
    return possible[0]


def _no_such_way(case: Case, terrain: int, hex_: int, long_way: bool) -> Reason | None:
    if spades_for(case, terrain, hex_, long_way):
        return None
    return because("no-long-way", "TM-144", "TM-567", hex=case.map.names[hex_], terrain=terrain_name(terrain))


def _price_of_spades(case: Case, terrain: int, hex_: int, long_way: bool) -> Reason | None:
    state = case.state
    needed = spades_for(case, terrain, hex_, long_way)
    if state.dug and needed < state.spades:
        return because("bought-spades-one-space", "TM-150", needed=needed, spades=state.spades)
    bought = max(0, needed - state.spades)
    if bought and case.question == REWARD_SPADES:
        return because("reward-spades-not-enough", "TM-357", needed=needed, spades=state.spades)
    if bought and state.first_site >= 0 and case.options.bought_spades_one_space:
        return because("no-more-bought", "TM-150", needed=needed, spades=state.spades)
    if bought and state.any_site and case.options.stronghold_spades_alone:
        return because("stronghold-spades-alone", "TM-151", needed=needed, spades=state.spades)
    level = case.player.digging
    workers, priests = case.faction.digging_workers[level], case.faction.digging_priests[level]
    price = {"workers": bought * workers, "priests": bought * priests}
    if case.question == REWARD_SPADES or not needs_jump(case, hex_):
        return missing_goods(case, "spade-price", "TM-143", "TM-146", "TM-147", bought=bought, **price)
    more, robes = jump_price(case)
    price = {"workers": price["workers"] + more, "priests": price["priests"] + robes}
    rules = ("TM-146", "TM-498", "TM-500", "TM-517")
    return missing_goods(case, "spade-price-by-jump", *rules, bought=bought, hex=case.map.names[hex_], **price)


def dig(case: Case) -> Reason | None:
    """Check buying one spade ahead: some space in reach must take more than are in hand."""
    if not case.options.conversions_mid_action:
        return because("spades-with-transformation", "TM-146")
    spades = case.state.spades
    if case.question == REST and not spades:
        return because("action-taken", "TM-126")
    for long_way in (False, True):
        for hex_ in range(len(case.map.names)):
            for terrain in range(TERRAINS):
                possible = transform_by(case, terrain, hex_, long_way) is None
                if possible and spades_for(case, terrain, hex_, long_way) > spades:
                    return None
    return because("no-use-for-spade", "TM-146", spades=spades)


def detour(case: Case) -> Reason | None:
    """Check announcing the long way round: it must lead somewhere."""
    if not case.options.long_way_round:
        return because("shortest-way-only", "TM-144")
    if case.faction.spade_always:
        return because("always-the-same", "TM-145", spades=case.faction.spade_always)
    if case.question == REST and not case.state.spades:
        return because("no-spades-left", "TM-150", "TM-155")
    for hex_ in range(len(case.map.names)):
        for terrain in range(TERRAINS):
            if transform_by(case, terrain, hex_, long_way=True) is None:
                return None
    return because("long-way-too-dear", "TM-567")


def sandstorm(case: Case) -> Reason | None:
    """Check a sandstorm: it turns land across a shared edge into home terrain, whatever was there."""
    terrain, hex_ = case.parts
    home = case.faction.terrain
    reason = not_open_land(case, hex_)
    if reason is not None:
        return reason
    name = case.map.names[hex_]
    if terrain != home:
        return because("sandstorm-home-only", "TM-522", home=terrain_name(home))
    if case.state.terrain[hex_] == home:
        return because("same-terrain", "TM-522", hex=name, terrain=terrain_name(home))
    if not is_sandstorm_land(case, hex_):
        return because("sandstorm-edge", "TM-522", "TM-523", hex=name)
    return None


def is_sandstorm_land(case: Case, hex_: int) -> bool:
    """Return whether a hex is empty foreign land that shares an edge with a building of the player."""
    if case.state.terrain[hex_] in (RIVER, case.faction.terrain) or owner(case.state, hex_) >= 0:
        return False
    return any(owner(case.state, other) == case.seat for other in edges(case.map_key)[hex_])
