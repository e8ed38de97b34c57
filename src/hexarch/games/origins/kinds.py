"""The kinds of action: one record each, and the tables derived from them.

`apply` applies an action, `format_action` writes it, `parse_action` reads it, `choice` says how it is offered. A new
kind needs its number and sizes in `actions.py` and a record here.
"""

from typing import Final

from hexarch.core.actions import ActionKind, ActionTable, reads, says
from hexarch.core.choices import Choice, plain, target
from hexarch.games.origins import actions as act
from hexarch.games.origins import choices, handlers, notation
from hexarch.games.origins.abilities import use_tile
from hexarch.games.origins.actions import ARGUMENT_OF, KIND_OF, MAX_STEPS, SPACE, VALUES, WORKERS
from hexarch.games.origins.dice import take_six_back
from hexarch.games.origins.districts import choose_card, choose_district, close
from hexarch.games.origins.economy import choose_gain, exchange, pay
from hexarch.games.origins.effects import attack
from hexarch.games.origins.flow import keep_card, settle
from hexarch.games.origins.market import buy, place
from hexarch.games.origins.offer import discard, take_speaker
from hexarch.games.origins.questions import answer
from hexarch.games.origins.sites import bonus_action, bonus_as_gold, hold, main_action, visit
from hexarch.games.origins.state import QUESTION, State
from hexarch.games.origins.tables import BUILDINGS, CARDS, COLOURS, RESOURCES, SITES, TEMPLES, ZODIAC

_DIE: Final = r"(\w+ \d)"
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
        act.PASS,
        apply=handlers.do_pass,
        format=says("pass"),
        parse=reads(r"pass", act.PASS_ID),
        choice=plain("pass"),
        is_pass=True,
    ),
    ActionKind(
        act.EXTRA,
        apply=handlers.do_extra,
        format=says("extra action"),
        parse=reads(r"extra(?: action)?", act.EXTRA_ID),
        choice=plain("extra"),
    ),
    ActionKind(
        act.GROW,
        apply=handlers.do_grow,
        format=says("grow"),
        parse=reads(r"grow", act.GROW_ID),
        choice=choices.grow,
    ),
    ActionKind(
        act.TOWER,
        apply=handlers.do_tower,
        format=lambda state, seat, colour: f"tower {COLOURS[colour]}",
        parse=notation.about(r"tower (\w+)", act.TOWER, notation.find_colour),
        choice=choices.tower,
    ),
    ActionKind(
        act.VISIT,
        apply=visit,
        format=lambda state, seat, argument: (
            f"visit {argument // WORKERS + 1} with {notation.worker_name(argument % WORKERS)}"
        ),
        parse=((rf"visit (\d{{1,2}}) with (archon|{_DIE})", notation.parse_visit),),
        choice=choices.visit,
    ),
    ActionKind(
        act.CLOSE,
        apply=choose_district,
        format=lambda state, seat, number: f"close {notation.cell_text(notation.open_districts(state, seat), number)}",
        parse=(
            (
                r"close (\w+)",
                lambda state, seat, match: notation.parse_cell(
                    act.CLOSE, notation.open_districts(state, seat), match[1]
                ),
            ),
        ),
        choice=choices.close,
    ),
    ActionKind(
        act.WITH,
        apply=close,
        format=lambda state, seat, die: f"with {notation.worker_name(die)}",
        parse=notation.about(rf"with {_DIE}", act.WITH, notation.find_die),
        choice=choices.about_die("with"),
    ),
    ActionKind(
        act.MATCH,
        apply=choose_card,
        format=lambda state, seat, card: f"match {card + 1}",
        parse=notation.counted(r"match (\d{1,2})", act.MATCH, CARDS, "district card"),
        choice=choices.about_number("match", "card", "card"),
    ),
    ActionKind(
        act.MAIN,
        apply=main_action,
        format=notation.format_main,
        parse=((r"action (.+)", notation.parse_main),),
        choice=choices.main,
    ),
    ActionKind(
        act.BONUS,
        apply=lambda state, seat, _: bonus_action(state, seat),
        format=says("bonus"),
        parse=reads(r"bonus", act.BONUS_ID),
        choice=choices.bonus_tile("bonus"),
    ),
    ActionKind(
        act.BONUS_GOLD,
        apply=lambda state, seat, _: bonus_as_gold(state, seat),
        format=says("bonus as gold"),
        parse=reads(r"bonus as gold", act.BONUS_GOLD_ID),
        choice=choices.bonus_tile("bonus", "gold"),
    ),
    ActionKind(
        act.RISE,
        apply=handlers.do_rise,
        format=lambda state, seat, site: f"rise {site + 1}",
        parse=notation.counted(r"rise (\d{1,2})", act.RISE, SITES, "site"),
        choice=choices.about_number("rise", "site", "site"),
    ),
    ActionKind(
        act.HOLD,
        apply=lambda state, seat, _: hold(state, seat),
        format=says("hold"),
        parse=reads(r"hold", act.HOLD_ID),
        choice=plain("hold"),
    ),
    ActionKind(
        act.PAY,
        apply=pay,
        format=lambda state, seat, gold: f"pay {gold} gold",
        parse=((r"pay (\d{1,2}) gold", notation.parse_pay),),
        choice=choices.pay,
    ),
    ActionKind(
        act.SPEND,
        apply=exchange,
        format=lambda state, seat, resource: f"spend {RESOURCES[resource]}",
        parse=notation.named(r"spend (\w+)", act.SPEND, RESOURCES, "resource"),
        choice=choices.about_name("spend", "resource", "resource", RESOURCES),
    ),
    ActionKind(
        act.GAIN,
        apply=choose_gain,
        format=lambda state, seat, resource: f"gain {RESOURCES[resource]}",
        parse=notation.named(r"gain (\w+)", act.GAIN, RESOURCES[:3], "basic resource"),
        choice=choices.about_name("gain", "resource", "resource", RESOURCES[:3]),
    ),
    ActionKind(
        act.MOVE,
        apply=handlers.do_move,
        format=says("move"),
        parse=reads(r"move", act.MOVE_ID),
        choice=lambda state, seat, _: Choice(["move"], [target("military", "move")]),
    ),
    ActionKind(
        act.ATTACK,
        apply=lambda state, seat, _: attack(state, seat),
        format=says("attack"),
        parse=reads(r"attack", act.ATTACK_ID),
        choice=lambda state, seat, _: Choice(["attack"], [target("military", "attack")]),
    ),
    ActionKind(
        act.BUY,
        apply=buy,
        format=notation.format_buy,
        parse=((r"(buy|farm|cover with) (.+?)( from store)?", notation.parse_buy),),
        choice=choices.buy,
    ),
    ActionKind(
        act.PLACE,
        apply=place,
        format=lambda state, seat, number: f"place {notation.cell_text(notation.places(state, seat), number)}",
        parse=(
            (
                r"place (\w+)",
                lambda state, seat, match: notation.parse_cell(act.PLACE, notation.places(state, seat), match[1]),
            ),
        ),
        choice=choices.place,
    ),
    ActionKind(
        act.USE,
        apply=use_tile,
        format=notation.format_use,
        parse=((r"use (.+) at (\w+)", notation.parse_use),),
        choice=choices.use,
    ),
    ActionKind(
        act.TAKE,
        apply=handlers.do_take,
        format=lambda state, seat, die: f"take {notation.worker_name(die)}",
        parse=notation.about(rf"take (?!speaker ){_DIE}", act.TAKE, notation.find_die),
        choice=choices.take,
    ),
    ActionKind(
        act.SPEAKER,
        apply=lambda state, seat, value: take_speaker(state, seat, value + 1),
        format=lambda state, seat, value: f"take speaker {value + 1}",
        parse=notation.counted(r"take speaker (\d)", act.SPEAKER, VALUES, "Speaker value"),
        choice=choices.speaker,
    ),
    ActionKind(
        act.TEMPLE,
        apply=handlers.do_temple,
        format=lambda state, seat, argument: f"temple {TEMPLES[argument // MAX_STEPS]} {argument % MAX_STEPS}",
        parse=((r"temple (\w+)(?: (\d))?", notation.parse_temple),),
        choice=choices.temple,
    ),
    ActionKind(
        act.RAISE,
        apply=handlers.do_raise,
        format=notation.format_raise,
        parse=((rf"raise {_DIE}( at its site)?", notation.parse_raise),),
        choice=choices.raise_,
    ),
    ActionKind(
        act.RETURN,
        apply=take_six_back,
        format=lambda state, seat, colour: f"return {COLOURS[colour]}",
        parse=notation.about(r"return (\w+)", act.RETURN, notation.find_colour),
        choice=choices.return_,
    ),
    ActionKind(
        act.SWAP,
        apply=handlers.do_unasked,
        format=notation.format_swap,
        parse=(
            (
                rf"swap {_DIE} for (\w+)",
                lambda state, seat, match: SPACE.id(
                    act.SWAP, notation.find_die(match[1]), notation.find_colour(match[2])
                ),
            ),
        ),
        choice=choices.swap,
    ),
    ActionKind(
        act.SHIP,
        apply=handlers.do_unasked,
        format=lambda state, seat, site: f"ship {site + 1}",
        parse=notation.counted(r"ship (\d{1,2})", act.SHIP, SITES, "site"),
        choice=choices.about_number("ship", "site", "site"),
    ),
    ActionKind(
        act.COPY,
        apply=handlers.do_unasked,
        format=lambda state, seat, direction: f"copy {notation.DIRECTIONS[direction]}",
        parse=notation.named(r"copy (\w+)", act.COPY, notation.DIRECTIONS, "direction"),
        choice=choices.copy,
    ),
    ActionKind(
        act.STORE,
        apply=handlers.do_unasked,
        format=lambda state, seat, kind: f"store {BUILDINGS[kind]}",
        parse=notation.named(r"store (.+)", act.STORE, BUILDINGS, "building"),
        choice=choices.about_name("store", "building", "building", BUILDINGS),
    ),
    ActionKind(
        act.DISCARD,
        apply=lambda state, seat, die: discard(state, die),
        format=lambda state, seat, die: f"discard {notation.worker_name(die)}",
        parse=notation.about(rf"discard {_DIE}", act.DISCARD, notation.find_die),
        choice=choices.about_die("discard"),
    ),
    ActionKind(
        act.BONUS_TILE,
        apply=handlers.do_bonus_tile,
        format=lambda state, seat, colour: f"bonus tile {COLOURS[colour]}",
        parse=notation.about(r"bonus tile (\w+)", act.BONUS_TILE, notation.find_colour),
        choice=choices.about_name("tile", "bonus", "colour", COLOURS),
    ),
    ActionKind(
        act.CARD,
        apply=handlers.do_card,
        format=lambda state, seat, card: f"card {ZODIAC[card]}",
        parse=notation.named(r"card (\w+)", act.CARD, ZODIAC, "zodiac card"),
        choice=choices.about_name("card", "zodiac", "card", ZODIAC),
    ),
    ActionKind(
        act.TILE,
        apply=handlers.do_tile,
        format=lambda state, seat, kind: f"tile {BUILDINGS[kind]}",
        parse=notation.named(r"tile (.+)", act.TILE, BUILDINGS, "building"),
        choice=choices.about_name("tile", "building", "building", BUILDINGS),
    ),
    ActionKind(
        act.ROLL,
        apply=handlers.do_roll,
        format=lambda state, seat, face: f"roll {face + 1}",
        parse=notation.counted(r"roll (\d)", act.ROLL, VALUES, "face"),
        choice=choices.roll,
    ),
    ActionKind(
        act.DISTRICT,
        apply=handlers.do_district,
        format=lambda state, seat, card: f"district {card + 1}",
        parse=notation.counted(r"district (\d{1,2})", act.DISTRICT, CARDS, "district card"),
        choice=choices.about_number("district", "card", "card"),
    ),
    ActionKind(
        act.START,
        apply=handlers.do_start,
        format=lambda state, seat, first: f"start player{first + 1}",
        parse=(
            (
                r"start player(\d)",
                lambda state, seat, match: notation.parse_number(act.START, match[1], state.setup.players, "player"),
            ),
        ),
        choice=choices.start,
    ),
    ActionKind(
        act.KEEP,
        apply=lambda state, seat, temple: keep_card(state, temple),
        format=notation.format_keep,
        parse=((r"keep (\w+)", notation.parse_keep),),
        choice=choices.keep,
    ),
)

TABLE: Final = ActionTable(SPACE, KINDS)
_HANDLERS: Final = TABLE.handlers
format_action: Final = TABLE.format
parse_action: Final = TABLE.parse
choice: Final = TABLE.choice


def apply(state: State, action: int) -> None:
    """Apply a legal action of the seat that is asked next."""
    seat, kind, _ = state.stack[-1]
    if state.journal is not None:
        state.journal.open(seat, action)
    if kind == QUESTION:
        answer(state, seat, action)
    else:
        _HANDLERS[KIND_OF[action]](state, seat, ARGUMENT_OF[action])
    settle(state)
