"""A table for tests: set up a position briefly, play in notation, and check the result."""

from typing import Any

from hexarch.core.journal import Journal
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import terrain
from hexarch.games.terra_mystica.actions import SPACE
from hexarch.games.terra_mystica.economy import take_income
from hexarch.games.terra_mystica.kinds import format_action, parse_action
from hexarch.games.terra_mystica.notation import seat_of
from hexarch.games.terra_mystica.player import PLAYER_FIELDS, Player
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.sources import RESOURCE_NAMES, SOURCE_NAMES
from hexarch.games.terra_mystica.state import ACTIONS, REST, TURN, State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FAVOR_TILES, SCORING_TILES, TOWN_TILES

# In round 1 towns score, but no dwelling, spade or temple.
SCORING = ("SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7", "SCORE8")
_ROWS = {
    "dwelling": "dwellings",
    "trading house": "trading_houses",
    "temple": "temples",
    "stronghold": "strongholds",
    "sanctuary": "sanctuaries",
}


class Table:
    """A game of Terra Mystica in which a test may also move the pieces by hand.

    >>> table = Table("witches", "nomads")       # after the set-up, the witches to move in round 1
    >>> table.play("witches", "upgrade E4 to TP. done")
    """

    def __init__(
        self,
        *factions: str,
        scoring: tuple[str, ...] = SCORING,
        started: bool = True,
        **options: Any,
    ) -> None:
        chosen = {"start_player": "first", "factions": list(factions), **options}
        self.ledger: Ledger[State] = Ledger(GAME, GAME.options(chosen, len(factions)), journal=True)
        for name in reversed(scoring):
            self._draw(act.SCORING, [tile.name for tile in SCORING_TILES].index(name))
        while self.decision == "draw_card":
            self.ledger.play(self.legal_ids()[-1])
        if started:
            self.start()

    @property
    def state(self) -> State:
        return self.ledger.state

    @property
    def decision(self) -> str:
        """What is asked next; "" when the game is over."""
        from hexarch.games.terra_mystica.state import DECISION_NAMES

        return DECISION_NAMES[self.state.stack[-1][1]] if self.state.stack else ""

    @property
    def asked(self) -> str:
        """Who is asked next."""
        return self.state.setup.factions[self.state.stack[-1][0]].name

    def _draw(self, kind: int, argument: int) -> None:
        self.ledger.play(SPACE.id(kind, argument))

    def start(self) -> None:
        """Choose first favor tiles, dwellings and cards arbitrarily; `clear_map` removes the dwellings again."""
        while self.decision in ("first_favor", "first_dwelling", "first_card"):
            self.ledger.play(self.legal_ids()[0])

    def legal_ids(self, faction: str = "") -> list[int]:
        return GAME.legal(self.state, self.seat(faction) if faction else None)

    def legal(self, faction: str = "") -> set[str]:
        """Return what a faction may do now, in notation; without a name, for the seat that is asked."""
        seat = self.seat(faction) if faction else self.state.stack[-1][0]
        return {format_action(self.state, seat, action) for action in GAME.legal(self.state, seat)}

    def can(self, faction: str, text: str) -> bool:
        seat = self.seat(faction)
        return parse_action(self.state, seat, text) in GAME.legal(self.state, seat)

    def seat(self, faction: str) -> int:
        return seat_of(self.state, faction)

    def player(self, faction: str) -> Player:
        return self.state.players[self.seat(faction)]

    def play(self, faction: str, text: str) -> None:
        """Play some actions of one faction, separated by full stops."""
        seat = self.seat(faction)
        for part in text.split("."):
            if part.strip():
                self.ledger.play(parse_action(self.state, seat, part.strip()), seat)

    def hex(self, name: str) -> int:
        return self.state.setup.map.names.index(name)

    # Setting things by hand, without playing them.

    def clear_map(self) -> None:
        """Remove all buildings and bridges, and restore the printed terrain."""
        state = self.state
        state.occupied = 0
        state.links = state.setup.map.neighbours
        state.bridges = ()
        state.terrain = state.setup.map.terrain
        state.terrain_masks = tuple(
            sum(1 << i for i, kind in enumerate(state.terrain) if kind == number) for number in range(7)
        )
        for player in state.players:
            for row in _ROWS.values():
                setattr(player, row, 0)
            player.built = player.adjacent = player.reach = player.reach_further = player.jumps = player.towns = 0
            player.bridges = BOARD.pieces_bridges

    def put(self, faction: str, building: str, *hexes: str) -> None:
        """Put buildings on the map, whatever the terrain was before."""
        seat = self.seat(faction)
        player = self.player(faction)
        for name in hexes:
            number = self.hex(name)
            if not self.state.occupied >> number & 1:
                if self.state.terrain[number] != self.state.setup.factions[seat].terrain:
                    terrain.set_terrain(self.state, number, self.state.setup.factions[seat].terrain)
                terrain.place(self.state, seat, number)
            for row in _ROWS.values():
                setattr(player, row, getattr(player, row) & ~(1 << number))
            setattr(player, _ROWS[building], getattr(player, _ROWS[building]) | 1 << number)

    def ground(self, name: str, kind: str) -> None:
        """Set the terrain of a hex."""
        if self.terrain(name) != kind:
            terrain.set_terrain(self.state, self.hex(name), BOARD.terrains.index(kind))

    def terrain(self, name: str) -> str:
        return BOARD.terrains[self.state.terrain[self.hex(name)]]

    def give(self, faction: str, **values: Any) -> None:
        """Set fields of a player: coins=9, bowls=(5, 7, 0), cults=(0, 1, 0, 2), card="BON1", favors=["FAV5"]..."""
        player = self.player(faction)
        for name, value in values.items():
            if name == "bowls":
                player.bowl1, player.bowl2, player.bowl3 = value
            elif name == "card":
                self._give_card(player, value)
            elif name == "favors":
                for tile in value:
                    player.favors |= 1 << [entry.name for entry in FAVOR_TILES].index(tile)
            elif name == "shipping":
                while player.shipping < value:
                    terrain.raise_shipping(self.state, self.seat(faction), 0)
            else:
                assert name in PLAYER_FIELDS, name
                setattr(player, name, value)

    def _give_card(self, player: Player, name: str) -> None:
        number = [card.name for card in BONUS_CARDS].index(name)
        if player.card == number:
            return
        if player.card >= 0:
            self.state.cards |= 1 << player.card
        for other in self.state.players:
            if other.card == number:
                other.card = (self.state.cards & -self.state.cards).bit_length() - 1
                self.state.cards &= ~(1 << other.card)
        player.card = number
        self.state.cards &= ~(1 << number)

    def rich(self, faction: str) -> None:
        """Give enough of everything."""
        self.give(faction, coins=60, workers=40, priests=5, bowls=(0, 0, 12), points=50)

    def turn_of(self, faction: str) -> None:
        """Make it a faction's turn."""
        seat = self.seat(faction)
        self.state.stack = [(seat, TURN, 0)]
        self.state.mover = seat
        self.state.offers = []
        self.state.phase = ACTIONS
        self.player(faction).passed = False

    def round(self, number: int) -> None:
        self.state.round = number

    def end_round(self) -> None:
        """Let everybody pass with the first available card and decline all offers, until the next decision."""
        before = self.state.round
        while self.state.stack and self.state.round == before and self.decision != "reward_spades":
            ids = self.legal_ids()
            wanted = (act.PASS, act.DONE, act.DECLINE, act.CULT, act.KEY, act.TRADE, act.FAVOR, act.TOWN)
            self.ledger.play(next(action for kind in wanted for action in ids if SPACE.kind_of[action] == kind))

    def points_by(self, faction: str, since: int = 0) -> dict[str, int]:
        """Return the points that a faction gained since a journal row, by source."""
        from hexarch.games.terra_mystica.sources import POINTS, SOURCE_NAMES

        seat = self.seat(faction)
        journal: Journal | None = self.state.journal
        assert journal is not None
        found: dict[str, int] = {}
        for row in journal.rows[since:]:
            for change in row.changes:
                if change.seat == seat and change.resource == POINTS:
                    found[SOURCE_NAMES[change.source]] = found.get(SOURCE_NAMES[change.source], 0) + change.amount
        return found

    def noted(self, faction: str, resource: str, source: str = "") -> int:
        """Return how much of a resource the journal records for a faction, from one source or from all."""
        journal: Journal | None = self.state.journal
        assert journal is not None
        return sum(
            change.amount
            for row in journal.rows
            for change in row.changes
            if change.seat == self.seat(faction)
            and RESOURCE_NAMES[change.resource] == resource
            and source in ("", SOURCE_NAMES[change.source])
        )

    def income(self, faction: str) -> dict[str, int]:
        """Return what a faction's income would be now; power as far as the bowls have room."""
        copy = self.state.clone()
        player = copy.players[self.seat(faction)]
        before = (player.coins, player.workers, player.priests, player.bowl3 - player.bowl1)
        take_income(copy, self.seat(faction))
        after = (player.coins, player.workers, player.priests, player.bowl3 - player.bowl1)
        gained = zip(("coins", "workers", "priests", "power"), before, after, strict=True)
        return {name: new - old for name, old, new in gained if new != old}

    def gains(self, faction: str, source: str, since: int = 0) -> dict[str, int]:
        """Return what a faction gained from one source since a journal row, by resource."""
        from hexarch.games.terra_mystica.sources import RESOURCE_NAMES, SOURCE_NAMES

        seat = self.seat(faction)
        journal: Journal | None = self.state.journal
        assert journal is not None
        found: dict[str, int] = {}
        for change in (change for row in journal.rows[since:] for change in row.changes):
            if change.seat == seat and SOURCE_NAMES[change.source] == source:
                name = RESOURCE_NAMES[change.resource]
                found[name] = found.get(name, 0) + change.amount
        return found

    def passes(self, *factions: str) -> None:
        """Let the factions pass one after the other, each with the first available card."""
        for faction in factions:
            seat = self.seat(faction)
            ids = GAME.legal(self.state, seat)
            self.ledger.play(next(action for action in ids if SPACE.kind_of[action] == act.PASS), seat)

    def goods(self, faction: str) -> tuple[int, int, int]:
        """Return coins, workers and priests."""
        player = self.player(faction)
        return player.coins, player.workers, player.priests

    def bowls(self, faction: str) -> tuple[int, int, int]:
        player = self.player(faction)
        return player.bowl1, player.bowl2, player.bowl3

    def town_tiles(self, faction: str) -> list[str]:
        return [
            tile.name
            for tile, count in zip(TOWN_TILES, self.player(faction).town_tiles, strict=True)
            for _ in range(count)
        ]

    def favor_tiles(self, faction: str) -> list[str]:
        favors = self.player(faction).favors
        return [tile.name for i, tile in enumerate(FAVOR_TILES) if favors >> i & 1]


__all__ = ["REST", "SCORING", "TURN", "Table"]
