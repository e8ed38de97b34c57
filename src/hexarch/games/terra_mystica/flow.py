"""What comes next: the set-up, the turn order, the end of a round, the end of the game.

`settle` runs everything that needs no choice and stops at the next decision.
"""

from hexarch.core.aliases import Ints
from hexarch.core.game import CHANCE
from hexarch.core.rows import put
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.economy import can_convert, cult_reward, gain_points, gain_power, take_income
from hexarch.games.terra_mystica.legal import obligations
from hexarch.games.terra_mystica.offers import withdraw
from hexarch.games.terra_mystica.player import new_player
from hexarch.games.terra_mystica.scoring import final_scoring
from hexarch.games.terra_mystica.setup import Setup
from hexarch.games.terra_mystica.state import (
    ACTIONS,
    BIDDING,
    CHOOSE_FACTION,
    CULT_STEP,
    DRAW_CARD,
    DRAW_COLOUR,
    DRAW_LOT,
    DRAW_SCORING,
    DRAW_START,
    FIRST_CARD,
    FIRST_DWELLING,
    FIRST_FAVOR,
    OFFER,
    OVER,
    REST,
    REWARD_SPADES,
    REWARDS,
    SETUP,
    TURN,
    State,
)
from hexarch.games.terra_mystica.tables import (
    BONUS_CARDS,
    FACTIONS,
    INTRODUCTORY,
    SCORING_TILES,
    TEMPLE,
    starting_points,
)
from hexarch.games.terra_mystica.terrain import free_spades, gain_spades, place, raise_jump_range, raise_shipping


def settle(state: State) -> None:
    while True:
        if not state.stack:
            if state.phase == OVER:
                return
            _advance(state)
            continue
        seat, kind, argument = state.stack[-1]
        if kind == REST:
            if _rests(state, seat):
                return
        elif kind == OFFER:
            if any(offer[0] == seat for offer in state.offers):
                return
            state.stack.pop()
        elif kind == CULT_STEP:
            player = state.players[seat]
            if player.cult_due or player.key_choice:
                return
            state.stack.pop()
        elif kind == REWARD_SPADES:
            if argument:
                state.spades = argument
                state.stack[-1] = (seat, REWARD_SPADES, 0)
            if state.spades:
                return
            state.stack.pop()
        else:
            return


def _rests(state: State, seat: int) -> bool:
    """Ask the neighbours after an action and hand out the stronghold's goods. Return whether a choice is left."""
    player = state.players[seat]
    at_once = not state.setup.deferred
    after_rewards = state.setup.options.leech_timing == "after_rewards"
    if at_once and state.offers and not after_rewards:
        state.stack.append((state.offers[0][0], OFFER, 0))
        return False
    if state.stronghold_due:
        _stronghold_goods(state, seat)
    owing = obligations(state, player)
    if at_once and state.offers and not owing:
        state.stack.append((state.offers[0][0], OFFER, 0))
        return False
    if owing or state.spades or state.buildable or state.burned:
        return True
    if can_convert(player, state.setup.factions[seat]):
        return True
    power = state.setup.powers[seat]
    if power is not None and power.options is not None:
        found: list[int] = []
        power.options(state, seat, found)
        if found:
            return True
    state.stack.pop()
    end_action(state)
    return False


def end_action(state: State) -> None:
    """Discard spades and sites that were not used."""
    state.spades = state.dug = state.any_site = state.buildable = state.must_reach_home = state.detour = 0
    state.first_site = state.jumped = state.converted = -1


def _stronghold_goods(state: State, seat: int) -> None:
    """Give what a stronghold brings once, apart from tiles to choose."""
    state.stronghold_due = 0
    board = state.setup.factions[seat]
    if state.journal is not None and not state.setup.deferred:
        state.journal.open(seat, src.ROW_STRONGHOLD)
    gain_points(state, seat, board.stronghold_gains_points, src.STRONGHOLD)
    gain_power(state, seat, board.stronghold_gains_power, src.STRONGHOLD)
    for _ in range(board.stronghold_gains_shipping):
        raise_shipping(state, seat, src.STRONGHOLD)
    if board.jump_stronghold_range:
        raise_jump_range(state, seat, board.jump_stronghold_range)
    if board.stronghold_gains_spades:
        free_spades(state, seat, board.stronghold_gains_spades, action_one=False)
        state.any_site = 1


def _advance(state: State) -> None:
    """Continue with the phase when no decision is open."""
    if state.phase == SETUP:
        _advance_setup(state)
    elif state.phase == ACTIONS:
        _next_turn(state)
    else:
        _new_round(state)


def _advance_setup(state: State) -> None:
    setup = state.setup
    options = setup.options
    if options.introductory and -1 in state.scoring:
        _fixed_tiles(state)
    spare = state.cards.bit_count() - setup.players - setup.table.cards_spare
    if -1 in state.scoring:
        # Dealt from the last round downwards, so that a tile refused there may turn up earlier.
        state.stack += [(CHANCE, DRAW_SCORING, round_) for round_ in range(setup.table.rounds)]
    elif not state.players and spare > 0:
        state.stack += [(CHANCE, DRAW_CARD, 0)] * spare
    elif state.start < 0:
        if options.start_player == "first":
            start_with(state, 0)
        else:
            state.stack.append((CHANCE, DRAW_START, 0))
    elif options.faction_choice == "auction" and -1 in state.picks:
        _auction(state)
    elif options.faction_choice == "random colours" and -1 in state.picks and -1 in state.colours:
        state.stack += [(CHANCE, DRAW_COLOUR, seat) for seat in reversed(turn_order(state))]
    elif -1 in state.picks:
        undecided = [seat for seat in turn_order(state) if state.picks[seat] < 0]
        state.stack += [(seat, CHOOSE_FACTION, 0) for seat in reversed(undecided)]
    elif not state.players:
        _deal_boards(state)
    elif not state.occupied and options.introductory:
        _fixed_dwellings(state)
    elif not state.occupied:
        state.stack += [(seat, FIRST_DWELLING, 0) for seat in reversed(_dwelling_order(state))]
    elif all(player.card < 0 for player in state.players):
        state.stack += [(seat, FIRST_CARD, 0) for seat in turn_order(state)]
    else:
        _new_round(state)


def _fixed_tiles(state: State) -> None:
    """Set the introductory game's scoring tiles and bonus cards."""
    names = [tile.name for tile in SCORING_TILES]
    state.scoring = tuple(names.index(name) for name in INTRODUCTORY.scoring)
    cards = INTRODUCTORY.cards[str(state.setup.players)]
    state.cards = sum(1 << i for i, card in enumerate(BONUS_CARDS) if card.name in cards)


def _fixed_dwellings(state: State) -> None:
    for seat, board in enumerate(state.setup.factions):
        for name in INTRODUCTORY.dwellings[board.name]:
            hex_ = state.setup.map.hex(name)
            state.players[seat].dwellings |= 1 << hex_
            place(state, seat, hex_)


def start_with(state: State, seat: int) -> None:
    state.start = state.first_start = seat


def turn_order(state: State) -> Ints:
    """Return the seats from the start player on."""
    first = state.order.index(state.start)
    return state.order[first:] + state.order[:first]


def choose_faction(state: State, seat: int, number: int) -> None:
    state.picks = put(state.picks, seat, number)


def _deal_boards(state: State) -> None:
    state.setup = Setup(state.setup.options, tuple(FACTIONS[pick] for pick in state.picks))
    scheme = state.setup.options.starting_points
    bids = dict(state.bids)
    for seat, board in enumerate(state.setup.factions):
        points = starting_points(scheme, board.name, board.start_points) - bids.get(seat, 0)
        state.players.append(new_player(board, points, state.setup.table.tokens_fewer))
    if state.journal is not None:
        for seat in turn_order(state):
            state.journal.open(seat, src.ROW_SETUP)
    if state.setup.table.removed[TEMPLE]:
        _ask_first_favors(state)


def _ask_first_favors(state: State) -> None:
    """Ask for a favor tile for each temple that stays in the box; second ones after everybody has the first."""
    boards = state.setup.factions
    order = turn_order(state)
    asked = [seat for turn in (1, 2) for seat in order if boards[seat].temple_favors >= turn]
    state.stack += [(seat, FIRST_FAVOR, 0) for seat in reversed(asked)]


def _auction(state: State) -> None:
    """Draw factions, then ask a player without a highest bid to bid, from the start player on."""
    if len(state.lots) < state.setup.players:
        state.stack += [(CHANCE, DRAW_LOT, 0)] * state.setup.players
        return
    holders = {seat for seat, _ in state.bids}
    waiting = [seat for seat in turn_order(state) if seat not in holders]
    if waiting:
        state.stack.append((waiting[0], BIDDING, 0))
        return
    picks = {seat: lot for lot, (seat, _) in zip(state.lots, state.bids, strict=True)}
    state.picks = tuple(picks[seat] for seat in range(state.setup.players))


def _dwelling_order(state: State) -> list[int]:
    """Return the order of first dwellings: forwards, backwards, the third ones, then those who place theirs last."""
    boards = state.setup.factions
    early = [seat for seat in turn_order(state) if not boards[seat].start_last]
    late = [seat for seat in turn_order(state) if boards[seat].start_last]
    order = early + early[::-1]
    order += [seat for seat in early for _ in range(boards[seat].start_dwellings - 2)]
    return order + [seat for seat in late for _ in range(boards[seat].start_dwellings)]


def _new_round(state: State) -> None:
    """Begin a round: clean up, take income (phase I), and put a coin on every card that nobody holds."""
    state.round += 1
    state.phase = ACTIONS
    state.actions_used = 0
    for player in state.players:
        player.passed = False
        player.used = 0
    for seat in turn_order(state):
        take_income(state, seat)
    free = state.cards
    added = state.setup.table.card_coins
    state.card_coins = tuple(coins + added * (free >> card & 1) for card, coins in enumerate(state.card_coins))
    state.first_passed = -1
    state.mover = turn_order(state)[-1]


def _next_turn(state: State) -> None:
    if state.offers and not state.setup.deferred:
        # The builder has left the game; the neighbours still answer at once.
        state.stack.append((state.offers[0][0], OFFER, 0))
        return
    seat = _next_seat(state)
    if seat >= 0:
        state.mover = seat
        state.players[seat].blocked = 0
        state.stack.append((seat, TURN, 0))
        if state.journal is not None:
            state.journal.turns += 1
    elif state.offers:
        state.stack.append((state.offers[0][0], OFFER, 0))
    else:
        for seat, player in enumerate(state.players):
            if player.cult_due or player.key_choice:
                state.stack.append((seat, CULT_STEP, 0))
                return
        _end_round(state)


def _next_seat(state: State) -> int:
    """Return the next seat that has not passed, -1 for none."""
    order = state.order
    here = order.index(state.mover)
    for seat in order[here + 1 :] + order[: here + 1]:
        player = state.players[seat]
        if not player.passed and not player.dropped:
            return seat
    return -1


def end_pass(state: State, seat: int) -> None:
    """End the seat's turns for this round."""
    player = state.players[seat]
    player.passed = True
    while state.stack and state.stack[-1][0] == seat:
        state.stack.pop()
    if player.cult_due:
        state.stack.append((seat, CULT_STEP, 0))
    if state.first_passed < 0:
        state.first_passed = seat
    if state.setup.options.turn_order == "passing":
        order = state.order
        following = order[(order.index(seat) + 1) % len(order)]
        state.order = (*(other for other in order if other != seat), seat)
        state.mover = state.order[state.order.index(following) - 1]


def _end_round(state: State) -> None:
    if state.round == state.setup.table.rounds:
        final_scoring(state)
        state.phase = OVER
        return
    state.phase = REWARDS
    if state.first_passed >= 0:
        state.start = state.first_passed
    spades: list[tuple[int, int]] = []
    for seat in turn_order(state):
        count = cult_reward(state, seat)
        if count:
            gain_spades(state, seat, count)
            if count >= state.setup.factions[seat].spade_always and not state.players[seat].dropped:
                spades.append((seat, count))
    state.stack += [(seat, REWARD_SPADES, count) for seat, count in reversed(spades)]


def ask_no_more(state: State, seat: int) -> None:
    """Withdraw all decisions of a seat, and what its action has left to do."""
    mine = [decision[1] for decision in state.stack if decision[0] == seat]
    if TURN in mine or REST in mine or state.stack[-1][:2] == (seat, REWARD_SPADES):
        end_action(state)
        state.favors_due = state.towns_due = state.town_first = state.bridges_due = state.cult_leap = 0
        state.free_dwellings = 0
        state.free_trading_houses = state.sandstorms = state.trades_due = state.burned = state.stronghold_due = 0
    state.stack = [decision for decision in state.stack if decision[0] != seat]
    withdraw(state, seat)
    player = state.players[seat]
    player.cult_due = player.key_choice = 0


def drop(state: State, seat: int) -> None:
    """Drop a seat out: its buildings stay and score, its card returns, and it is not asked again."""
    player = state.players[seat]
    player.dropped = True
    ask_no_more(state, seat)
    if player.card >= 0:
        state.cards |= 1 << player.card
        player.card = -1
