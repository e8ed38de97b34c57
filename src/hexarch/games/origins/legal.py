"""The sorted list of legal action ids. This is the only authority on what may be done."""

from hexarch.games.origins.abilities import uses
from hexarch.games.origins.actions import (
    BONUS_TILE_ID,
    CARD_ID,
    CLOSE_ID,
    DISTRICT_ID,
    DONE_ID,
    EXTRA_ID,
    GROW_ID,
    KEEP_ID,
    PASS_ID,
    ROLL_ID,
    START_ID,
    TILE_ID,
    TOWER_ID,
    VALUES,
)
from hexarch.games.origins.dice import feedings, returns
from hexarch.games.origins.districts import closers, match_choices
from hexarch.games.origins.economy import can_pay, exchanges, gains, payments
from hexarch.games.origins.market import places, purchases, stack_kinds
from hexarch.games.origins.military import marches
from hexarch.games.origins.offer import citizens, discards, draft_choices, speaker_choices
from hexarch.games.origins.questions import answers
from hexarch.games.origins.sites import rises, site_actions, visits
from hexarch.games.origins.state import (
    ACTIVATE,
    ADVANCE,
    BUY,
    CLOSE_WITH,
    DISCARD,
    DRAFT,
    DRAW_BONUS_TILE,
    DRAW_DISTRICT,
    DRAW_MARKET,
    DRAW_START,
    DRAW_TOP,
    DRAW_ZODIAC,
    FEED,
    GAIN,
    KEEP_ZODIAC,
    MARCH,
    MATCH,
    PAY,
    PLACE,
    QUESTION,
    RETURN,
    RISE,
    ROLL_SPEAKER,
    SPEND,
    SPEND_TOKEN,
    TAKE_CITIZEN,
    TAKE_SPEAKER,
    TURN,
    VISIT,
    State,
)
from hexarch.games.origins.tables import CARDS, COLOURS, TEMPLES, ZODIAC
from hexarch.games.origins.temples import advances


def legal(state: State) -> list[int]:
    """Return what the seat that is asked next may do."""
    if not state.stack:
        return []
    seat, kind, argument = state.stack[-1]
    if kind == TURN:
        return turn(state, seat)
    if kind <= KEEP_ZODIAC:
        return outcomes(state, kind, argument)
    if kind == VISIT:
        return site_actions(state, seat, argument)
    if kind == PAY:
        return payments(state, seat, argument)
    if kind == PLACE:
        return places(state, seat, argument)
    if kind == BUY:
        return purchases(state, seat)
    if kind == ACTIVATE:
        return uses(state, seat, argument)
    if kind == SPEND_TOKEN:
        return [DONE_ID, EXTRA_ID]
    if kind == MARCH:
        return marches(state, seat, argument)
    if kind == ADVANCE:
        return advances(state, seat, argument)
    return further_choices(state, seat, kind, argument)


def further_choices(state: State, seat: int, kind: int, argument: int) -> list[int]:
    """Return the choices of the less common decisions."""
    player = state.players[seat]
    if kind == FEED:
        return feedings(state, seat, argument)
    if kind == GAIN:
        return gains(argument)
    if kind == TAKE_CITIZEN:
        return citizens(state, seat, argument)
    if kind == TAKE_SPEAKER:
        return speaker_choices(state)
    if kind == CLOSE_WITH:
        return closers(state, seat)
    if kind == MATCH:
        return match_choices(state, seat, argument)
    if kind == QUESTION:
        return answers(state, seat, argument)
    if kind == SPEND:
        return [DONE_ID, *exchanges(player)]
    if kind == RISE:
        return rises(state, seat, argument)
    if kind == RETURN:
        return returns(player)
    if kind == DRAFT:
        return draft_choices(state)
    return discards(state) if kind == DISCARD else []


def turn(state: State, seat: int) -> list[int]:
    """Return the choices for the action of a turn."""
    player = state.players[seat]
    found = [PASS_ID]
    grown = player.bases - state.setup.components.start_bases
    costs = state.setup.food_cost
    if grown < len(costs) and can_pay(player, 0, costs[grown], 0):
        found.append(GROW_ID)
    if player.gold:
        supply = state.tower_supply
        found += [TOWER_ID + i for i, height in enumerate(player.towers) if supply[i] and player.gold >= height]
    visits(state, player, found)
    if player.freemen:
        found += [CLOSE_ID + number for number in player.city.open_numbers]
    return found


def outcomes(state: State, kind: int, argument: int) -> list[int]:
    """Return the possible outcomes of chance."""
    if kind == DRAW_TOP:
        return [TILE_ID + tile for tile in stack_kinds(state, argument)]
    if kind == DRAW_BONUS_TILE:
        return [BONUS_TILE_ID + i for i in range(len(COLOURS)) if i not in state.bonus_tiles]
    if kind == DRAW_ZODIAC:
        return [CARD_ID + card for card in range(len(ZODIAC)) if card not in state.zodiac]
    if kind == DRAW_MARKET:
        colour_of = state.setup.colour_of
        on_sale = {colour_of[tile] for tile in state.market if tile >= 0}
        return [TILE_ID + tile for tile, colour in enumerate(colour_of) if colour not in on_sale]
    if kind == DRAW_DISTRICT:
        return [DISTRICT_ID + card for card in range(CARDS) if card not in state.districts]
    if kind == DRAW_START:
        return [START_ID + seat for seat in range(state.setup.players)]
    if kind == KEEP_ZODIAC:
        return [KEEP_ID + temple for temple in range(len(TEMPLES)) if state.holders[temple] >= 0]
    if kind == ROLL_SPEAKER:
        return [ROLL_ID + i for i, weight in enumerate(state.setup.face_weights) if weight]
    # A citizen die: sixes are rolled again.
    return list(range(ROLL_ID, ROLL_ID + VALUES - 1))


def weights(state: State) -> list[int]:
    """Return the weights of the outcomes, in the order of `legal`."""
    found = legal(state)
    kind = state.stack[-1][1]
    if kind == ROLL_SPEAKER:
        return [state.setup.face_weights[action - ROLL_ID] for action in found]
    if kind in (DRAW_MARKET, DRAW_TOP):
        return [max(1, state.unseen[action - TILE_ID]) for action in found]
    return [1] * len(found)
