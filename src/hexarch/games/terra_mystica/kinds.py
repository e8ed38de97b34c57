"""The kinds of action: one record each, and the tables derived from them.

`apply_for` applies an action, `format_action` writes it in the notation of the online league, `parse_action` reads it,
`choice` says how it is offered. Writing and reading are inverse for every legal action. A new kind needs
its number and sizes in `actions.py` and a record here.
"""

from typing import Final

from hexarch.core.actions import ActionKind, ActionTable, reads, says
from hexarch.core.choices import Choice, plain
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import choices, handlers, notation
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF, SPACE
from hexarch.games.terra_mystica.buildings import upgrade
from hexarch.games.terra_mystica.cults import choose_key, replace_priest
from hexarch.games.terra_mystica.flow import settle
from hexarch.games.terra_mystica.offers import decline, take
from hexarch.games.terra_mystica.player import NEVER
from hexarch.games.terra_mystica.special import make_steps, use_power_action, use_special
from hexarch.games.terra_mystica.state import REST, TURN, State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FACTION_NAMES, FAVOR_TILES, SCORING_TILES, TOWN_TILES
from hexarch.games.terra_mystica.tiles import take_favor, take_town

# Kinds after which the fixed order of conversions continues.
_KEEPS_ORDER: Final = sum(1 << kind for kind in (act.BURN, act.CONVERT, act.WISH_TAKE, act.WISH_DECLINE, act.DROP))
# Kinds that are the one action of a turn; passing ends it by itself.
_TURN_ACTIONS: Final = sum(
    1 << kind
    for kind in (
        act.BUILD,
        act.TRANSFORM,
        act.UPGRADE,
        act.POWER,
        act.SPECIAL,
        act.SEND,
        act.ADVANCE,
        act.REPLACE,
        act.DIG,
    )
)
KINDS: Final = (
    ActionKind(
        act.DONE,
        apply=handlers.do_done,
        format=says("done"),
        parse=reads(r"done", act.DONE_ID),
        choice=plain("done"),
        is_free_end=True,
    ),
    ActionKind(
        act.BURN,
        apply=handlers.do_burn,
        format=lambda state, seat, tokens: f"burn {tokens + 1}",
        parse=((r"burn (\d{1,3})", notation.parse_burn),),
        choice=lambda state, seat, tokens: Choice(["burn", str(tokens + 1)], params={"tokens": tokens + 1}),
    ),
    ActionKind(
        act.CONVERT,
        apply=handlers.do_convert,
        format=notation.format_convert,
        parse=((r"convert (\d{1,3})? ?(pw|vp|w|p|c) to (\d{1,3})? ?(pw|vp|w|p|c)", notation.parse_convert),),
        choice=choices.convert,
    ),
    ActionKind(
        act.BUILD,
        apply=handlers.do_build,
        format=lambda state, seat, hex_: f"build {notation.hex_name(state, hex_)}",
        parse=((r"build (\w+)", lambda state, seat, match: SPACE.id(act.BUILD, notation.find_hex(state, match[1]))),),
        choice=choices.build,
    ),
    ActionKind(
        act.TRANSFORM,
        apply=handlers.do_transform,
        format=notation.format_transform,
        parse=(
            (
                r"transform (\w+) to (\w+)",
                lambda state, seat, match: SPACE.id(
                    act.TRANSFORM, notation.find_terrain(match[2]), notation.find_hex(state, match[1])
                ),
            ),
        ),
        choice=choices.transform,
    ),
    ActionKind(
        act.UPGRADE,
        apply=upgrade,
        format=notation.format_upgrade,
        parse=((r"upgrade (\w+) to (\w+)", notation.parse_upgrade),),
        choice=choices.upgrade,
    ),
    ActionKind(
        act.BRIDGE,
        apply=handlers.do_bridge,
        format=notation.format_bridge,
        parse=((r"bridge (\w+) ?: ?(\w+)", notation.parse_bridge),),
        choice=choices.bridge,
    ),
    ActionKind(
        act.CONNECT,
        apply=handlers.do_connect,
        format=lambda state, seat, river: f"connect {notation.hex_name(state, river)}",
        parse=((r"connect ([\w:]+)", notation.parse_connect),),
        choice=choices.connect,
    ),
    ActionKind(
        act.POWER,
        apply=use_power_action,
        format=lambda state, seat, number: f"action {BOARD.power_actions[number].name}",
        parse=((r"action (\w+)", notation.parse_action),),
        choice=choices.power,
    ),
    ActionKind(
        act.SPECIAL,
        apply=use_special,
        format=lambda state, seat, which: f"action {notation.special_name(state, seat, which)}",
        parse=(),
        choice=choices.special,
    ),
    ActionKind(
        act.SEND,
        apply=handlers.do_send,
        format=lambda state, seat, argument: f"send p to {notation.CULT_CODES[argument // 3]} for {argument % 3 + 1}",
        parse=((r"send (?:p|priest) to (\w+)(?: for (\d))?", notation.parse_send),),
        choice=choices.send,
    ),
    ActionKind(
        act.ADVANCE,
        apply=handlers.do_advance,
        format=lambda state, seat, track: "advance ship" if track == act.SHIPPING else "advance dig",
        parse=(
            (r"advance ship(?:ping)?", lambda state, seat, match: SPACE.id(act.ADVANCE, act.SHIPPING)),
            (r"advance dig(?:ging)?", lambda state, seat, match: SPACE.id(act.ADVANCE, act.DIGGING)),
        ),
        choice=choices.advance,
    ),
    ActionKind(
        act.PASS,
        apply=handlers.do_pass,
        format=lambda state, seat, choice: f"pass {BONUS_CARDS[choice - 1].name}" if choice else "pass",
        parse=((r"pass(?: (\w+))?", notation.parse_pass),),
        choice=choices.pass_,
        is_pass=True,
    ),
    ActionKind(
        act.FAVOR,
        apply=take_favor,
        format=lambda state, seat, tile: f"+{FAVOR_TILES[tile].name}",
        parse=((r"\+(\w+)", notation.parse_tile),),
        choice=choices.tile("favor", [tile.name for tile in FAVOR_TILES]),
    ),
    ActionKind(
        act.TOWN,
        apply=take_town,
        format=lambda state, seat, tile: f"+{TOWN_TILES[tile].name}",
        parse=(),
        choice=choices.tile("town", [tile.name for tile in TOWN_TILES]),
    ),
    ActionKind(
        act.CULT,
        apply=make_steps,
        format=lambda state, seat, cult: f"+{notation.CULT_CODES[cult]}",
        parse=(),
        choice=choices.cult,
    ),
    ActionKind(
        act.KEY,
        apply=choose_key,
        format=lambda state, seat, choice: f"key {notation.CULT_CODES[choice] if choice < 4 else 'none'}",
        parse=((r"key (\w+)", notation.parse_key),),
        choice=choices.key,
    ),
    ActionKind(
        act.TAKE,
        apply=take,
        format=notation.format_offer("leech"),
        parse=((r"(leech|take|decline) (\d{1,3}) from (\w+)(?: #(\d))?", notation.parse_offer),),
        choice=choices.answer("take"),
    ),
    ActionKind(
        act.DECLINE,
        apply=decline,
        format=notation.format_offer("decline"),
        parse=(),
        choice=choices.answer("decline"),
        is_free_end=True,
    ),
    ActionKind(
        act.TRADE,
        apply=handlers.do_trade,
        format=lambda state, seat, count: f"convert {count}W to {count}P",
        parse=(),
        choice=lambda state, seat, count: Choice(["trade", str(count)], params={"workers": count}),
    ),
    ActionKind(
        act.DETOUR,
        apply=handlers.do_detour,
        format=says("long way"),
        parse=reads(r"long way", act.DETOUR_ID),
        choice=plain("detour"),
    ),
    ActionKind(
        act.WISH_TAKE,
        apply=handlers.do_wish_take,
        format=lambda state, seat, most: f"wish take {most}",
        parse=((r"wish take (\d{1,2})", lambda state, seat, match: notation.sized(act.WISH_TAKE, int(match[1]), 9)),),
        choice=lambda state, seat, most: Choice(["wish", "take", str(most)], params={"power": most}),
    ),
    ActionKind(
        act.WISH_DECLINE,
        apply=handlers.do_wish_decline,
        format=lambda state, seat, above: f"wish decline {above if above < NEVER else 'never'}",
        parse=((r"wish decline (\d{1,2}|never)", notation.parse_wish_decline),),
        choice=choices.wish_decline,
    ),
    ActionKind(
        act.DROP,
        apply=handlers.do_drop,
        format=says("drop"),
        parse=reads(r"drop|resign", act.DROP_ID),
        choice=plain("drop"),
    ),
    ActionKind(
        act.FACTION,
        apply=handlers.do_faction,
        format=lambda state, seat, number: f"faction {FACTION_NAMES[number]}",
        parse=((r"faction (\w+)", notation.parse_faction),),
        choice=choices.faction,
    ),
    ActionKind(
        act.SCORING,
        apply=handlers.do_scoring,
        format=lambda state, seat, tile: f"score {SCORING_TILES[tile].name}",
        parse=(
            (
                r"score (\w+)",
                lambda state, seat, match: SPACE.id(
                    act.SCORING, notation.find_tile(SCORING_TILES, match[1], "scoring tile")
                ),
            ),
        ),
        choice=choices.tile("scoring", [tile.name for tile in SCORING_TILES]),
    ),
    ActionKind(
        act.REMOVE_CARD,
        apply=handlers.do_remove_card,
        format=lambda state, seat, card: f"delete {BONUS_CARDS[card].name}",
        parse=(
            (
                r"delete (\w+)",
                lambda state, seat, match: SPACE.id(
                    act.REMOVE_CARD, notation.find_tile(BONUS_CARDS, match[1], "bonus card")
                ),
            ),
        ),
        choice=choices.remove_card,
    ),
    ActionKind(
        act.START,
        apply=handlers.do_start,
        format=lambda state, seat, first: f"start player{first + 1}",
        parse=((r"start player(\d)", notation.parse_start),),
        choice=choices.start,
    ),
    ActionKind(
        act.COLOUR,
        apply=handlers.do_colour,
        format=lambda state, seat, colour: f"colour {BOARD.colours[colour]}",
        parse=((r"colour (\w+)", lambda state, seat, match: SPACE.id(act.COLOUR, notation.find_terrain(match[1]))),),
        choice=choices.colour,
    ),
    ActionKind(
        act.REPLACE,
        apply=replace_priest,
        format=lambda state, seat, space: f"replace {notation.CULT_CODES[space // 4]} {space % 4 + 1}",
        parse=((r"replace (\w+) ([1-4])", notation.parse_replace),),
        choice=choices.replace,
    ),
    ActionKind(
        act.BID,
        apply=handlers.do_bid,
        format=notation.format_bid,
        parse=((r"bid (\d{1,2}) for (\w+)", notation.parse_bid),),
        choice=choices.bid,
    ),
    ActionKind(
        act.DIG,
        apply=handlers.do_dig,
        format=says("dig 1"),
        parse=((r"dig (\d{1,2})", notation.parse_dig),),
        choice=plain("dig"),
    ),
)

TABLE: Final = ActionTable(SPACE, KINDS)
_HANDLERS: Final = TABLE.handlers
format_action: Final = TABLE.format
parse_action: Final = TABLE.parse
choice: Final = TABLE.choice


def apply(state: State, action: int) -> None:
    """Apply a legal action of the seat that is asked next."""
    apply_for(state, state.stack[-1][0], action)


def apply_for(state: State, seat: int, action: int) -> None:
    """Apply a legal action of a seat."""
    kind = KIND_OF[action]
    if state.journal is not None:
        state.journal.open(seat, action)
    if _KEEPS_ORDER >> kind & 1 == 0 and state.stack and state.stack[-1][0] == seat:
        state.converted = -1
        state.burned = 0
    if _TURN_ACTIONS >> kind & 1 and state.stack[-1][1] == TURN:
        # The turn's action is chosen; what it leaves to do comes next.
        state.stack[-1] = (seat, REST, 0)
    _HANDLERS[kind](state, seat, ARGUMENT_OF[action])
    settle(state)
