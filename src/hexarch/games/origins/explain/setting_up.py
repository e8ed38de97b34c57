"""What chance brings, in the set-up and later, and the draft of the first dice."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import VALUE_OF
from hexarch.games.origins.explain.case import Case, building_name, card_name, colour_name, die_params, temple_name
from hexarch.games.origins.tables import BUILDINGS


def bonus_tile(case: Case) -> Reason | None:
    colour = case.parts[0]
    if colour in case.state.bonus_tiles:
        return because("origins-bonus-tile-drawn", "OR-022", colour=colour_name(colour))
    return None


def zodiac_card(case: Case) -> Reason | None:
    card = case.parts[0]
    return because("origins-card-drawn", "OR-025", card=card_name(card)) if card in case.state.zodiac else None


def first_tile(case: Case) -> Reason | None:
    """Check that the market starts with one tile of each colour."""
    colour = case.setup.colour_of[case.parts[0]]
    if any(tile >= 0 and case.setup.colour_of[tile] == colour for tile in case.state.market):
        return because("origins-colour-in-market", "OR-030", colour=colour_name(colour))
    return None


def next_tile(case: Case) -> Reason | None:
    """Check that the tile comes from the stack in question; tiles put under it come last, in their order."""
    kind, colour = case.parts[0], case.about
    if case.setup.colour_of[kind] != colour:
        return because("origins-other-stack", "OR-028", building=building_name(kind), colour=colour_name(colour))
    unseen = case.state.unseen
    if any(unseen[other] for other in range(len(BUILDINGS)) if case.setup.colour_of[other] == colour):
        return None if unseen[kind] else because("origins-tiles-gone", "OR-028", building=building_name(kind))
    if case.state.returned[colour][0] != kind:
        return because("origins-tile-not-next", "OR-323", building=building_name(kind))
    return None


def citizen_roll(case: Case) -> Reason | None:
    return because("origins-six-again", "OR-032", "OR-057", "OR-182") if case.parts[0] + 1 == 6 else None


def speaker_roll(case: Case) -> Reason | None:
    face = case.parts[0] + 1
    if face not in case.setup.components.speaker_faces:
        return because("origins-no-such-face", "OR-008", value=face)
    return None


def district_card(case: Case) -> Reason | None:
    card = case.parts[0]
    return because("origins-district-drawn", "OR-039", number=card + 1) if card in case.state.districts else None


def first_player(case: Case) -> Reason | None:
    if case.parts[0] >= case.options.players:
        return because("origins-no-such-player", "OR-055", number=case.parts[0] + 1, players=case.options.players)
    return None


def kept_card(case: Case) -> Reason | None:
    """Check that the player holds the card (solo)."""
    temple = case.parts[0]
    if case.state.holders[temple] != 0:
        return because("origins-card-not-held", "OR-293", temple=temple_name(temple))
    return None


def draft(case: Case) -> Reason | None:
    die = case.parts[0]
    if die not in case.state.draft:
        return because("origins-not-in-draft", "OR-057", "OR-058", **die_params(die))
    return None


def discard(case: Case) -> Reason | None:
    """Check that one of the two highest dice is discarded (solo)."""
    die = case.parts[0]
    if die not in case.state.draft:
        return because("origins-not-in-draft", "OR-280", **die_params(die))
    highest = max(VALUE_OF[other] for other in case.state.draft)
    if VALUE_OF[die] < highest:
        return because("origins-not-highest", "OR-280", highest=highest, **die_params(die))
    return None
