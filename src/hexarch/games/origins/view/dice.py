"""Dice as plain JSON: workers at the sites, the citizen offer, the supply, the Speakers."""

from hexarch.games.origins.actions import COLOUR_OF, DICE, VALUE_OF, VALUES
from hexarch.games.origins.offer import die_costs
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS
from hexarch.games.origins.view.goods import by_colour
from hexarch.games.origins.view.printed import value, values
from hexarch.games.origins.view.shapes import DiceView, DieView, OfferView, WorkerView


def die_view(die: int) -> DieView:
    return {"colour": COLOURS[COLOUR_OF[die]], "value": VALUE_OF[die]}


def workers_at(state: State, site: int) -> list[WorkerView]:
    """Return everybody's workers at a site by seat, then the Speakers."""
    found: list[WorkerView] = []
    for seat, player in enumerate(state.players):
        if player.archon == site:
            found.append({"kind": "archon", "seat": seat, "colour": None, "value": None})
        for place in player.placed:
            if place // DICE == site:
                found.append({"kind": "freeman", "seat": seat, **die_view(place % DICE)})
    for place in state.speakers_placed:
        if place // VALUES == site:
            found.append({"kind": "speaker", "seat": None, "colour": None, "value": place % VALUES + 1})
    return found


def offer_view(state: State) -> list[OfferView]:
    costs = [die_costs(state, seat) for seat in range(state.setup.players)]
    printed = values(state, "offer.wisdom", state.setup.offer_wisdom)
    return [
        {
            "die": die_view(die) if die >= 0 else None,
            "wisdom": printed[space],
            "costs": [cost[space] for cost in costs],
        }
        for space, die in enumerate(state.offer)
    ]


def dice_view(state: State) -> DiceView:
    box, players = state.setup.components, str(state.setup.players)
    return {
        "citizens": value(state, f"box.citizens.{players}", box.box_citizens[players]),
        "supply": by_colour(state.supply),
        "missing": [name for colour, name in enumerate(COLOURS) if state.missing >> colour & 1],
        "draft": [die_view(die) for die in state.draft],
        "speakers": list(state.speakers),
        "speaker_count": value(state, f"box.speakers.{players}", box.box_speakers[players]),
        "speaker_faces": values(state, "speaker.faces", box.speaker_faces),
    }
