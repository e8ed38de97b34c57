"""Timing: whose turn it is, which decision is open, what comes first."""

from typing import Final, NamedTuple

from hexarch.core.game import CHANCE
from hexarch.core.reason import Reason, because
from hexarch.games.origins import actions as act
from hexarch.games.origins import state as states
from hexarch.games.origins.explain import (
    acting,
    advancing,
    buying,
    closing,
    paying,
    setting_up,
    training,
    visiting,
    workers,
)
from hexarch.games.origins.explain.answering import answer, not_using
from hexarch.games.origins.explain.case import Case, Check, colour_name, fine, site_name, temple_name


class Question(NamedTuple):
    """The answers that a decision takes, and the reason against any other."""

    answers: dict[int, Check]
    otherwise: Check


def refusal(case: Case) -> Reason | None:
    state, seat = case.state, case.seat
    if state.phase == states.OVER:
        return because("origins-game-over", "OR-254")
    if seat != CHANCE and not 0 <= seat < state.setup.players:
        return because("origins-no-such-seat")
    if state.stack[-1][0] != seat:
        return _somebody_else(case)
    question = _QUESTIONS[case.question]
    return question.answers.get(case.kind, question.otherwise)(case)


def _somebody_else(case: Case) -> Reason:
    """Return the reason that another seat is asked."""
    state, seat = case.state, case.seat
    asked = state.stack[-1][0]
    if asked == CHANCE:
        return because("origins-chance-first")
    if seat != CHANCE and case.player.passed and state.phase == states.ACTIONS:
        return because("origins-passed", "OR-222", number=asked + 1)
    return because("origins-not-your-turn", "OR-098", number=asked + 1)


def _say(key: str, *rules: str) -> Check:
    return lambda case: because(key, *rules)


def _say_colour(key: str, *rules: str) -> Check:
    return lambda case: because(key, *rules, colour=colour_name(case.about))


def _say_site(key: str, *rules: str) -> Check:
    return lambda case: because(key, *rules, site=site_name(case.about % 8))


def _say_temple(key: str, *rules: str) -> Check:
    return lambda case: because(key, *rules, temple=temple_name(case.about))


def _say_left(key: str, *rules: str) -> Check:
    """Return the reason that a choice is due, with the number of times it is."""

    def say(case: Case) -> Reason:
        asked = case.state.stack[-1]
        return because(key, *rules, left=case.state.stack.count(asked))

    return say


def _rising(case: Case) -> Reason | None:
    """Check that sites rise by choice, which only happens in the solo mode."""
    if case.setup.solo:
        return because("origins-rise-after-visit", "OR-282", "OR-286")
    return because("origins-only-solo", "OR-282", "OR-286")


_VISIT_FIRST: Final = _say("origins-visit-first", "OR-112", "OR-113")
# The turn's action, and where everything else belongs.
_ACTIONS: Final[dict[int, Check]] = {
    act.DONE: _say("origins-action-due", "OR-099"),
    act.PASS: fine,
    act.EXTRA: acting.extra,
    act.GROW: acting.grow,
    act.TOWER: acting.tower,
    act.VISIT: acting.visit,
    act.CLOSE: acting.close,
    act.WITH: _say("origins-district-first", "OR-194", "OR-338"),
    act.MATCH: _say("origins-match-after-closing", "OR-197"),
    act.MAIN: _VISIT_FIRST,
    act.BONUS: _VISIT_FIRST,
    act.BONUS_GOLD: _VISIT_FIRST,
    act.RISE: _rising,
    act.HOLD: _rising,
    act.PAY: _say("origins-nothing-to-pay", "OR-063"),
    act.SPEND: _say("origins-no-exchange-due", "OR-144"),
    act.GAIN: _say("origins-no-gain-due", "OR-067"),
    act.MOVE: _say("origins-no-move-due", "OR-136"),
    act.ATTACK: _say("origins-no-attack-due", "OR-126"),
    act.BUY: _say("origins-no-purchase-due", "OR-127", "OR-190"),
    act.PLACE: _say("origins-no-tile-to-place", "OR-072"),
    act.USE: _say("origins-no-ability-due", "OR-080"),
    act.TAKE: _say("origins-no-die-due", "OR-129"),
    act.SPEAKER: _say("origins-no-speaker-due", "OR-192"),
    act.TEMPLE: _say("origins-no-advance-due", "OR-128", "OR-177"),
    act.RAISE: _say("origins-no-rise-due", "OR-130"),
    act.RETURN: _say("origins-return-after-passing", "OR-224"),
    act.SWAP: not_using,
    act.SHIP: not_using,
    act.COPY: not_using,
    act.STORE: not_using,
    act.DISCARD: _say("origins-set-up-is-over", "OR-280"),
}


_CHANCE: Final = {
    states.DRAW_BONUS_TILE: Question(
        {act.BONUS_TILE: setting_up.bonus_tile}, _say_site("origins-asked-bonus-tile", "OR-022")
    ),
    states.DRAW_ZODIAC: Question({act.CARD: setting_up.zodiac_card}, _say_temple("origins-asked-card", "OR-025")),
    states.DRAW_MARKET: Question({act.TILE: setting_up.first_tile}, _say("origins-asked-market", "OR-029")),
    states.DRAW_TOP: Question({act.TILE: setting_up.next_tile}, _say_colour("origins-asked-stack", "OR-031", "OR-162")),
    states.ROLL_OFFER: Question({act.ROLL: setting_up.citizen_roll}, _say_colour("origins-asked-offer", "OR-032")),
    states.ROLL_SPEAKER: Question(
        {act.ROLL: setting_up.speaker_roll}, _say("origins-asked-speaker-roll", "OR-036", "OR-240")
    ),
    states.DRAW_DISTRICT: Question({act.DISTRICT: setting_up.district_card}, _say("origins-asked-district", "OR-039")),
    states.DRAW_START: Question({act.START: setting_up.first_player}, _say("origins-asked-start", "OR-055")),
    states.ROLL_DRAFT: Question(
        {act.ROLL: setting_up.citizen_roll}, _say_colour("origins-asked-draft-roll", "OR-057", "OR-280")
    ),
    states.REFILL_OFFER: Question({act.ROLL: setting_up.citizen_roll}, _say_colour("origins-asked-refill", "OR-182")),
    states.KEEP_ZODIAC: Question({act.KEEP: setting_up.kept_card}, _say("origins-asked-keep", "OR-293")),
}
_QUESTIONS: Final[dict[int, Question]] = {
    **_CHANCE,
    states.DISCARD: Question({act.DISCARD: setting_up.discard}, _say_left("origins-asked-discard", "OR-280")),
    states.DRAFT: Question({act.TAKE: setting_up.draft}, _say_left("origins-asked-draft", "OR-058", "OR-059")),
    states.TURN: Question(_ACTIONS, _say("origins-left-to-chance")),
    states.SPEND_TOKEN: Question({act.DONE: fine, act.EXTRA: fine}, _say("origins-asked-token", "OR-236", "OR-239")),
    states.PAY: Question({act.PAY: paying.pay}, _say("origins-asked-pay", "OR-063")),
    states.RISE: Question(
        {act.RISE: visiting.rise, act.HOLD: visiting.hold, act.DONE: visiting.raise_none},
        _say("origins-asked-rise", "OR-282", "OR-286"),
    ),
    states.VISIT: Question(
        {
            act.MAIN: visiting.main,
            act.BONUS: visiting.bonus,
            act.BONUS_GOLD: visiting.bonus_as_gold,
            act.DONE: visiting.leave,
        },
        _say_site("origins-asked-visit", "OR-112", "OR-113"),
    ),
    states.MARCH: Question(
        {act.MOVE: training.march, act.ATTACK: training.attack, act.DONE: training.stop_marching},
        _say("origins-asked-march", "OR-126", "OR-155", "OR-191"),
    ),
    states.FEED: Question(
        {act.MOVE: training.feed_to_move, act.RAISE: training.feed_to_raise, act.DONE: training.stop_feeding},
        _say("origins-asked-feed", "OR-130", "OR-185"),
    ),
    states.BUY: Question({act.BUY: buying.buy}, _say("origins-asked-buy", "OR-127", "OR-157")),
    states.PLACE: Question({act.PLACE: buying.place}, _say("origins-asked-place", "OR-072")),
    states.CLOSE_WITH: Question({act.WITH: closing.close_with}, _say("origins-asked-close-with", "OR-194")),
    states.MATCH: Question({act.MATCH: closing.match}, _say("origins-asked-match", "OR-197")),
    states.ACTIVATE: Question(
        {act.USE: closing.use, act.DONE: fine}, _say("origins-asked-activate", "OR-079", "OR-204")
    ),
    states.TAKE_CITIZEN: Question(
        {act.TAKE: workers.take, act.DONE: workers.take_none}, _say("origins-asked-take", "OR-178")
    ),
    states.TAKE_SPEAKER: Question({act.SPEAKER: workers.speaker}, _say("origins-asked-speaker", "OR-192")),
    states.ADVANCE: Question(
        {act.TEMPLE: advancing.advance, act.DONE: advancing.stay},
        _say("origins-asked-advance", "OR-128", "OR-177"),
    ),
    states.GAIN: Question({act.GAIN: paying.gain}, _say("origins-asked-gain", "OR-067")),
    states.SPEND: Question({act.SPEND: paying.spend, act.DONE: fine}, _say("origins-asked-spend", "OR-144")),
    states.RETURN: Question({act.RETURN: workers.take_back}, _say("origins-asked-return", "OR-224", "OR-230")),
    states.QUESTION: Question({}, answer),
}
