"""The set-up: draws of chance, factions, first dwellings and first bonus cards."""

from typing import Final

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.actions import (
    BID,
    BUILD,
    COLOUR,
    FACTION,
    FAVOR,
    MAX_BID,
    PASS,
    REMOVE_CARD,
    SCORING,
    START,
)
from hexarch.games.terra_mystica.explain.acting import card_not_free
from hexarch.games.terra_mystica.explain.building import first_dwelling
from hexarch.games.terra_mystica.explain.case import Case, terrain_name
from hexarch.games.terra_mystica.explain.cult import favor_not_free
from hexarch.games.terra_mystica.tables import BONUS_CARDS, FACTIONS, INTRODUCTORY, SCORING_TILES, starting_points

# Rounds 5 and 6, counted from 0.
FIRST_LATE_ROUND: Final = 4


def draw_scoring(case: Case) -> Reason | None:
    if case.kind != SCORING:
        return because("asked-draw-scoring", "TM-064", "TM-065")
    number, round_ = case.parts[0], case.state.stack[-1][2]
    if number >= len(SCORING_TILES):
        return because("no-such-scoring-tile")
    tile = SCORING_TILES[number]
    if tile.option and not getattr(case.options, tile.option):
        return because("scoring-tile-not-in-game", "TM-018", tile=tile.name)
    if number in case.state.scoring:
        return because("scoring-tile-drawn", "TM-064", tile=tile.name)
    drawn = [SCORING_TILES[other].reward_for for other in case.state.scoring if other >= 0]
    pairs = sum(drawn.count(cult) == 2 for cult in set(drawn))
    if tile.reward_for in drawn and pairs >= case.state.setup.table.scoring_pairs:
        return because("scoring-pair", "TM-604", "TM-605", tile=tile.name)
    if not tile.late and round_ >= FIRST_LATE_ROUND and case.options.spade_tile_late == "forbid":
        return because("scoring-tile-too-late", "TM-067", "TM-068", tile=tile.name, round=round_ + 1)
    return None


def draw_card(case: Case) -> Reason | None:
    if case.kind != REMOVE_CARD:
        return because("asked-draw-card", "TM-074")
    card = case.parts[0]
    if card >= len(BONUS_CARDS):
        return because("no-such-card")
    if not case.state.cards >> card & 1:
        return because("card-not-in-game", "TM-074", card=BONUS_CARDS[card].name)
    return None


def draw_start(case: Case) -> Reason | None:
    if case.kind != START:
        return because("asked-draw-start", "TM-063")
    if case.parts[0] >= case.options.players:
        return because("no-such-player", "TM-063", number=case.parts[0] + 1, players=case.options.players)
    return None


def draw_colour(case: Case) -> Reason | None:
    if case.kind != COLOUR:
        return because("asked-draw-colour", "TM-079")
    colour = case.parts[0]
    if colour in case.state.colours:
        number = case.state.colours.index(colour) + 1
        return because("colour-dealt", "TM-078", "TM-079", terrain=terrain_name(colour), number=number)
    return None


def choose_faction(case: Case) -> Reason | None:
    if case.kind != FACTION:
        return because("asked-choose-faction", "TM-076", "TM-077")
    number = case.parts[0]
    if number >= len(FACTIONS):
        return because("no-such-faction", "TM-002")
    name, terrain = f"faction-{FACTIONS[number].name}", FACTIONS[number].terrain
    if case.options.introductory and FACTIONS[number].name not in INTRODUCTORY.factions[str(case.options.players)]:
        return because("not-introductory", "TM-029", faction=name, players=case.options.players)
    for pick in case.state.picks:
        if pick == number:
            return because("faction-taken", "TM-077", faction=name)
        if pick >= 0 and FACTIONS[pick].terrain == terrain:
            return because("board-taken", "TM-078", faction=name, other=f"faction-{FACTIONS[pick].name}")
    dealt = case.state.colours[case.seat]
    if dealt not in (-1, terrain):
        return because("other-colour-dealt", "TM-079", faction=name, terrain=terrain_name(dealt))
    return None


def draw_lot(case: Case) -> Reason | None:
    """Check a faction drawn for the auction; no two may share a board."""
    if case.kind != FACTION:
        return because("asked-draw-lot")
    number = case.parts[0]
    if number >= len(FACTIONS):
        return because("no-such-faction", "TM-002")
    for lot in case.state.lots:
        if FACTIONS[lot].terrain == FACTIONS[number].terrain:
            name, other = f"faction-{FACTIONS[number].name}", f"faction-{FACTIONS[lot].name}"
            return because("board-taken", "TM-078", faction=name, other=other)
    return None


def bid(case: Case) -> Reason | None:
    """Check that a bid is higher than the highest one and not more than the faction has."""
    if case.kind != BID:
        return because("asked-bidding")
    lot, points = case.parts
    if lot >= len(case.state.lots):
        return because("no-such-lot")
    board = FACTIONS[case.state.lots[lot]]
    name, highest = f"faction-{board.name}", case.state.bids[lot][1]
    if points <= highest:
        return because("bid-too-low", faction=name, points=highest)
    most = min(starting_points(case.options.starting_points, board.name, board.start_points), MAX_BID)
    return because("bid-too-high", faction=name, points=most) if points > most else None


def take_first_favor(case: Case) -> Reason | None:
    if case.kind != FAVOR:
        return because("asked-first-favor", "TM-592", "TM-594")
    return favor_not_free(case, case.parts[0])


def place_first_dwelling(case: Case) -> Reason | None:
    if case.kind != BUILD:
        return because("asked-first-dwelling", "TM-080", "TM-085", home=terrain_name(case.faction.terrain))
    return first_dwelling(case)


def take_first_card(case: Case) -> Reason | None:
    if case.kind != PASS or not case.parts[0]:
        return because("asked-first-card", "TM-091")
    return card_not_free(case, case.parts[0] - 1)
