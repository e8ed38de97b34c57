"""What comes next: the set-up, the turns, the end of a round, the end of the game.

`settle` runs everything that needs no choice and stops at the next decision.
"""

from typing import Final

from hexarch.core.game import CHANCE, Decision
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import COLOUR_OF, DISCARD_ID, DONE_ID, VALUE_OF, VALUES
from hexarch.games.origins.dice import return_to_supply, returning, take_back, take_six_back
from hexarch.games.origins.economy import settle_gain, settle_payment
from hexarch.games.origins.legal import legal
from hexarch.games.origins.military import bulwark_holder, place_rival, ranking, retreat
from hexarch.games.origins.offer import discard, discards
from hexarch.games.origins.rows import insert
from hexarch.games.origins.scoring import end_conditions, final_scoring
from hexarch.games.origins.sites import settle_rise
from hexarch.games.origins.state import (
    ACTIONS,
    CLOSE_WITH,
    DISCARD,
    DRAFT,
    DRAW_BONUS_TILE,
    DRAW_DISTRICT,
    DRAW_MARKET,
    DRAW_START,
    DRAW_TOP,
    DRAW_ZODIAC,
    FIRST_ACTION,
    GAIN,
    KEEP_ZODIAC,
    LAST_ACTION,
    MATCH,
    OVER,
    PAY,
    PLACE,
    RETURN,
    RISE,
    ROLL_DRAFT,
    ROLL_OFFER,
    ROLL_SPEAKER,
    ROUND_END,
    SETUP,
    SPEND_TOKEN,
    TURN,
    TURN_OVER,
    State,
)
from hexarch.games.origins.tables import COLOURS, SITES, SPACES, TEMPLES
from hexarch.games.origins.temples import deal_cards
from hexarch.games.origins.zodiac import ON_BOARD, cards_held, give_card

SOLO_DISCARDS: Final = 2


def settle(state: State) -> None:
    while True:
        if not state.stack:
            if state.phase == OVER:
                return
            _advance(state)
        elif not _settle_top(state):
            return


def _settle_top(state: State) -> bool:
    """Settle the decision on top if there is nothing to decide. Return whether it was settled."""
    kind = state.stack[-1][1]
    if kind == PAY:
        return settle_payment(state)
    if kind == RISE:
        return settle_rise(state)
    if kind == GAIN:
        return settle_gain(state)
    if kind == RETURN:
        return _settle_return(state)
    if kind == DISCARD:
        return _settle_discard(state)
    if kind <= SPEND_TOKEN or kind in (PLACE, CLOSE_WITH, MATCH):
        return False
    found = legal(state)
    if found and found != [DONE_ID]:
        return False
    state.stack.pop()
    return True


def open_game(state: State) -> None:
    """Push everything that chance decides before the first choice, in the order of the rulebook."""
    setup = state.setup
    box, players = setup.components, str(setup.players)
    colours = range(len(COLOURS))
    opening: list[Decision] = []
    opening += [(CHANCE, DRAW_BONUS_TILE, site) for site in range(SITES)]
    opening += [(CHANCE, DRAW_ZODIAC, temple) for temple in range(len(TEMPLES))]
    opening += [(CHANCE, DRAW_MARKET, space) for space in range(SPACES)]
    opening += [(CHANCE, DRAW_TOP, colour) for colour in colours]
    opening += [(CHANCE, ROLL_OFFER, colour) for colour in colours]
    opening += [(CHANCE, ROLL_SPEAKER, 0)] * box.box_speakers[players]
    opening += [(CHANCE, DRAW_DISTRICT, 0)] * box.box_districts[players]
    if setup.solo or setup.options.start_player == "first":
        start_with(state, 0)
    else:
        opening.append((CHANCE, DRAW_START, 0))
    opening += [(CHANCE, ROLL_DRAFT, colour) for colour in colours for _ in range(1 if setup.solo else 2)]
    state.stack = opening[::-1]


def start_with(state: State, seat: int) -> None:
    """Give the first player the Bulwark marker and stack the discs in player order, the first at the bottom."""
    state.bulwark = seat
    clockwise = tuple(range(state.setup.players))
    state.order = clockwise[seat:] + clockwise[:seat]
    state.temple_orders = (state.order,) * len(TEMPLES)
    state.military_order = (*state.order, 1) if state.setup.solo else state.order


def sort_offer(state: State) -> None:
    """Sort the first five dice by value, and equal ones by colour: the one lower in the market comes first."""
    colours = [state.setup.colour_of[tile] for tile in state.market]
    state.offer = tuple(sorted(state.draft, key=lambda die: (VALUE_OF[die], -colours.index(COLOUR_OF[die]))))
    state.draft = ()


def _advance_setup(state: State) -> None:
    if state.players[0].freemen:
        for die in state.draft:
            return_to_supply(state, die)
        state.draft = ()
        _new_round(state)
    else:
        order = (*state.order, *reversed(state.order))
        state.stack += [(seat, DRAFT, 0) for seat in reversed(order)]
        if state.setup.solo:
            state.stack += [(0, DISCARD, 0)] * SOLO_DISCARDS


def _settle_discard(state: State) -> bool:
    """Discard the highest dice (solo). Only ask if more dice are equal than have to go."""
    highest = discards(state)
    if len(highest) > sum(1 for _, kind, _ in state.stack if kind == DISCARD):
        return False
    discard(state, highest[0] - DISCARD_ID)
    return True


def _advance(state: State) -> None:
    """Continue with the phase when no decision is open."""
    if state.phase == SETUP:
        _advance_setup(state)
    elif state.phase == ACTIONS:
        _next_turn(state)
    else:
        _finish_round(state)


def _new_round(state: State) -> None:
    state.round += 1
    state.phase = ACTIONS
    state.turn = TURN_OVER
    for player in state.players:
        player.passed = False
    state.mover = state.order[-1]
    if state.setup.solo:
        place_rival(state)


def _next_turn(state: State) -> None:
    mover = state.players[state.mover]
    if state.turn == FIRST_ACTION and mover.tokens and not mover.passed and not state.setup.solo:
        state.turn = LAST_ACTION
        state.stack.append((state.mover, SPEND_TOKEN, 0))
        return
    here = state.order.index(state.mover)
    for seat in state.order[here + 1 :] + state.order[: here + 1]:
        if not state.players[seat].passed:
            state.mover = seat
            state.turn = FIRST_ACTION
            state.stack.append((seat, TURN, 0))
            if state.journal is not None:
                state.journal.turns += 1
            return
    _end_round(state)


def pass_turn(state: State, seat: int) -> None:
    """Pass for the round: cards react first, then the workers come back."""
    state.players[seat].passed = True
    state.stack[-1] = (seat, RETURN, 0)


def _settle_return(state: State) -> bool:
    """Take back workers one by one. The player chooses the order of the Freemen of value 6."""
    seat, _, begun = state.stack[-1]
    if not begun:
        if state.journal is not None:
            state.journal.open(seat, src.ROW_RETURN)
        take_back(state, seat)
        state.stack[-1] = (seat, RETURN, 1)
    colours = returning(state.players[seat])
    if len(colours) > 1:
        return False
    if colours:
        take_six_back(state, seat, colours[0])
    else:
        state.stack.pop()
    return True


def _end_round(state: State) -> None:
    """Return the Speakers, one value higher; those of the highest value are rolled again."""
    state.phase = ROUND_END
    for place in state.speakers_placed:
        value = place % VALUES + 1
        if value < VALUES - 1:
            state.speakers = insert(state.speakers, value + 1)
        else:
            state.stack.append((CHANCE, ROLL_SPEAKER, 0))
    state.speakers_placed = ()
    if state.setup.solo and cards_held(state, 0) > 1:
        state.stack.append((CHANCE, KEEP_ZODIAC, 0))


def keep_card(state: State, kept: int) -> None:
    """Return all other zodiac cards to the board (solo)."""
    state.stack.pop()
    for temple in range(len(TEMPLES)):
        if temple != kept:
            give_card(state, temple, ON_BOARD, src.ROUND_END)


def _finish_round(state: State) -> None:
    """Move the Bulwark marker, retreat, deal the zodiac cards and check the end conditions."""
    if not state.setup.solo:
        state.bulwark = bulwark_holder(state)
    if state.setup.options.turn_order == "military":
        state.order = ranking(state)
    else:
        clockwise = tuple(range(state.setup.players))
        state.order = clockwise[state.bulwark :] + clockwise[: state.bulwark]
    if state.journal is not None:
        state.journal.open(state.bulwark, src.ROW_RETREAT)
    retreat(state)
    if not state.setup.solo:
        if state.journal is not None:
            state.journal.open(state.bulwark, src.ROW_ZODIAC)
        deal_cards(state)
    if end_conditions(state):
        final_scoring(state)
        state.phase = OVER
    else:
        _new_round(state)
