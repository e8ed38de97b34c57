"""A table for tests: set up a position briefly, play in notation, and check the result."""

from collections.abc import Callable
from typing import Any

from hexarch.core.game import CHANCE
from hexarch.core.ledger import Ledger
from hexarch.core.rows import put
from hexarch.games.origins import actions as act
from hexarch.games.origins.city import AGORA, FARM_TILE, PALACE, City, cell_name, with_closed, with_tile
from hexarch.games.origins.flow import settle
from hexarch.games.origins.kinds import format_action, parse_action
from hexarch.games.origins.notation import find_cell, find_worker, seat_of, worker_name
from hexarch.games.origins.player import PLAYER_FIELDS, Player
from hexarch.games.origins.rows import on_top
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.sources import POINTS, RESOURCE_NAMES, SOURCE_NAMES
from hexarch.games.origins.state import ACTIONS, DECISION_NAMES, FIRST_ACTION, TURN, State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, TEMPLES, ZODIAC

# The outcomes of the set-up's draws unless a test says otherwise.
BONUS_TILES = ("yellow", "red", "purple", "blue", "orange")
ZODIAC_CARDS = ("Aries", "Leo", "Pisces")
MARKET = ("Mint", "Outpost", "Estate", "Statue", "Gateway")
TOPS = ("Outpost", "Forum", "Obelisk", "Astronomy tower", "Quarry")
OFFER = (1, 2, 3, 4, 5)
SPEAKERS = (2, 3, 4, 5)
DISTRICTS = (1, 8, 15, 22, 29, 36)
DRAFT = ((5, 4), (5, 4), (3, 2), (3, 2), (1, 1))


class Table:
    """A game of Origins in which a test may also set things by hand.

    >>> table = Table()                                   # two players, player1 to move in round 1
    >>> table.play("player1", "visit 1 with archon. action 3 stone")

    Draws are made automatically: what `set_draws` has set, or else the first possible outcome.
    """

    def __init__(
        self,
        players: int = 2,
        bonus: tuple[str, ...] = BONUS_TILES,
        zodiac: tuple[str, ...] = ZODIAC_CARDS,
        market: tuple[str, ...] = MARKET,
        tops: tuple[str, ...] = TOPS,
        offer: tuple[int, ...] = OFFER,
        speakers: tuple[int, ...] = SPEAKERS,
        districts: tuple[int, ...] = DISTRICTS,
        draft: tuple[tuple[int, int], ...] = DRAFT,
        started: bool = True,
        **options: Any,
    ) -> None:
        """`tops`, `offer` and `draft` go by colour: red, purple, blue, orange, yellow."""
        chosen = {"start_player": "first", **options}
        self.ledger: Ledger[State] = Ledger(GAME, GAME.options(chosen, players), journal=True)
        self.coming: list[str] = []
        box = self.state.setup.components
        self.set_draws(*(f"bonus tile {colour}" for colour in bonus))
        self.set_draws(*(f"card {card}" for card in zodiac))
        self.set_draws(*(f"tile {tile}" for tile in (*market, *tops)))
        self.set_draws(*(f"roll {value}" for value in offer))
        self.set_draws(*(f"roll {value}" for value in speakers[: box.box_speakers[str(players)]]))
        self.set_draws(*(f"district {card}" for card in districts[: box.box_districts[str(players)]]))
        if players > 1 and chosen["start_player"] == "random":
            self.set_draws("start player1")
        self.set_draws(*(f"roll {value}" for values in draft for value in values[: 1 if players == 1 else 2]))
        self.let_chance()
        if started:
            self.start()

    # Reading the position.

    @property
    def state(self) -> State:
        return self.ledger.state

    @property
    def decision(self) -> str:
        """What is asked next; "" when the game is over."""
        return DECISION_NAMES[self.state.stack[-1][1]] if self.state.stack else ""

    @property
    def asked(self) -> str:
        """Who is asked next; "" when the game is over."""
        if not self.state.stack:
            return ""
        seat = self.state.stack[-1][0]
        return "chance" if seat == CHANCE else f"player{seat + 1}"

    def seat(self, name: str) -> int:
        return seat_of(self.state, name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def legal(self, name: str = "") -> set[str]:
        """Return what a player may do now, in notation; without a name, for the seat that is asked."""
        seat = self.seat(name) if name else self.state.stack[-1][0]
        return {format_action(self.state, seat, action) for action in GAME.legal(self.state, seat)}

    def can(self, name: str, text: str) -> bool:
        seat = self.seat(name)
        return text in {format_action(self.state, seat, action) for action in GAME.legal(self.state, seat)}

    def goods(self, name: str) -> tuple[int, int, int, int]:
        """Return stone, food, wisdom and gold."""
        player = self.player(name)
        return player.stone, player.food, player.wisdom, player.gold

    def freemen(self, name: str) -> list[str]:
        return [worker_name(die) for die in self.player(name).freemen]

    def advisors(self, name: str) -> list[str]:
        return [COLOURS[colour] for colour in self.player(name).advisors]

    def market(self) -> list[str]:
        return [BUILDINGS[kind] if kind >= 0 else "" for kind in self.state.market]

    def top(self, colour: str) -> str:
        kind = self.state.tops[COLOURS.index(colour)]
        return BUILDINGS[kind] if kind >= 0 else ""

    def offer(self) -> list[str]:
        return [worker_name(die) if die >= 0 else "" for die in self.state.offer]

    def holder(self, card: str) -> str:
        """Return who holds a zodiac card; "" for the board."""
        seat = self.state.holders[self.state.zodiac.index(ZODIAC.index(card))]
        return f"player{seat + 1}" if seat >= 0 else ""

    def space(self, name: str) -> int:
        """Return the space of a player's military disc; "rival" is the other disc of the solo game."""
        return self.state.military[1 if name == "rival" else self.seat(name)]

    def stacked(self) -> list[int]:
        """Return the players' numbers along the military track, on one space from the bottom up."""
        return [disc + 1 for disc in self.state.military_order]

    def spots(self, name: str) -> set[str]:
        """Return the cells where a tile may be placed."""
        return {cell_name(cell) for cell in self.player(name).city.spots}

    def points_by(self, name: str, since: int = 0) -> dict[str, int]:
        """Return the points that a player gained since a journal row, by source."""
        return self.changes(name, POINTS, since)

    def changes(self, name: str, resource: int, since: int = 0) -> dict[str, int]:
        """Return how much of a resource a player gained since a journal row, by source."""
        journal = self.state.journal
        assert journal is not None
        found: dict[str, int] = {}
        for row in journal.rows[since:]:
            for change in row.changes:
                if change.seat == self.seat(name) and change.resource == resource:
                    source = SOURCE_NAMES[change.source]
                    found[source] = found.get(source, 0) + change.amount
        return found

    def rows(self) -> int:
        """Return the number of rows in the journal so far."""
        assert self.state.journal is not None
        return len(self.state.journal.rows)

    # Playing.

    def set_draws(self, *outcomes: str) -> None:
        """Set the outcomes of the next draws and rolls."""
        self.coming += outcomes

    def let_chance(self) -> None:
        while self.asked == "chance":
            text = self.coming.pop(0) if self.coming else ""
            action = parse_action(self.state, CHANCE, text) if text else GAME.legal(self.state)[0]
            self.ledger.play(action, CHANCE)

    def start(self) -> None:
        """Let everybody draft the first dice available."""
        while self.decision in ("draft", "discard"):
            self.ledger.play(GAME.legal(self.state)[0])
            self.let_chance()

    def play(self, name: str, text: str) -> None:
        """Play some actions of one player, separated by full stops."""
        seat = self.seat(name)
        for part in text.split("."):
            if part.strip():
                self.ledger.play(parse_action(self.state, seat, part.strip()), seat)
                self.let_chance()

    def turn_of(self, name: str) -> None:
        """Make it a player's turn."""
        self.state.stack = [(self.seat(name), TURN, 0)]
        self.state.mover = self.seat(name)
        self.state.turn = FIRST_ACTION
        self.state.phase = ACTIONS
        self.player(name).passed = False

    def end_round(self) -> None:
        """Let everybody pass, with the first possible answers, until the next round."""
        before = self.state.round
        while self.state.stack and self.state.round == before:
            ids = GAME.legal(self.state)
            self.ledger.play(act.PASS_ID if act.PASS_ID in ids else ids[0])
            self.let_chance()

    # Setting things by hand, without playing them.

    def give(self, name: str, **values: Any) -> None:
        """Set fields of a player: stone, food, wisdom, gold, points, tokens, bases, archon...

        Dice, colours and tiles by name: freemen=("red 4",), placed=("red 6 at 2",), speakers=(3,), advisors=("red",),
        stored=("Mint",); towers={"red": 3}; temples={"sea": 4}.
        """
        player = self.player(name)
        for key, value in values.items():
            assert key in PLAYER_FIELDS, key
            if key == "temples":
                for temple, place in value.items():
                    self._put_zodiac_disc(name, TEMPLES.index(temple), place)
            elif key == "towers":
                for colour, height in value.items():
                    player.towers = put(player.towers, COLOURS.index(colour), height)
            else:
                setattr(player, key, _NAMED[key](value) if key in _NAMED else value)

    def _put_zodiac_disc(self, name: str, temple: int, place: int) -> None:
        player, orders = self.player(name), self.state.temple_orders
        player.temples = put(player.temples, temple, place)
        positions = tuple(other.temples[temple] for other in self.state.players)
        order = on_top(orders[temple], positions, self.seat(name))
        self.state.temple_orders = (*orders[:temple], order, *orders[temple + 1 :])

    def rich(self, name: str) -> None:
        """Give enough of everything but gold, so that payments ask nothing."""
        self.give(name, stone=30, food=30, wisdom=30, gold=0)

    def put_disc(self, name: str, space: int) -> None:
        """Put a military disc on a space, on top of those already there."""
        disc = 1 if name == "rival" else self.seat(name)
        self.state.military = put(self.state.military, disc, space)
        self.state.military_order = on_top(self.state.military_order, self.state.military, disc)

    def site(self, number: int, value: int = 0, bonus: str = "") -> None:
        """Set the value of a site, or its bonus tile, which trades places with another."""
        if value:
            self.state.ships = put(self.state.ships, number - 1, value)
        if bonus:
            tiles, colour = self.state.bonus_tiles, COLOURS.index(bonus)
            tiles = put(tiles, tiles.index(colour), tiles[number - 1])
            self.state.bonus_tiles = put(tiles, number - 1, colour)

    def hold(self, name: str, *cards: str) -> None:
        """Give zodiac cards to a player; a card that is not in the game replaces one that nobody holds."""
        for card in cards:
            number = ZODIAC.index(card)
            if number not in self.state.zodiac:
                free = self.state.holders.index(-1)
                self.state.zodiac = put(self.state.zodiac, free, number)
            self.state.holders = put(self.state.holders, self.state.zodiac.index(number), self.seat(name))

    def build(self, name: str, **tiles: str) -> None:
        """Put tiles into a city, by cell: build("player1", N1="Mint", N1E1="farm"). A farm is a face-down Mint."""
        player = self.player(name)
        for cell, tile in tiles.items():
            code = BUILDINGS.index("Mint") + FARM_TILE if tile == "farm" else BUILDINGS.index(tile)
            player.city = with_tile(player.city, find_cell(cell), code, self.state.setup.colour_of)

    def close(self, name: str, cell: str, die: str) -> None:
        """Put a die on a seat of power."""
        player = self.player(name)
        player.city = with_closed(player.city, find_cell(cell), find_worker(die), self.state.setup.colour_of)

    def set_market(self, *tiles: str) -> None:
        """Set the market from the top; its former tiles are dropped."""
        self.state.market = tuple(BUILDINGS.index(tile) if tile else -1 for tile in tiles)

    def set_offer(self, *dice: str) -> None:
        self.state.offer = tuple(find_worker(die) if die else -1 for die in dice)

    def settle(self) -> None:
        """Let the rules continue after something was set by hand."""
        settle(self.state)
        self.let_chance()


def _placed(text: str) -> int:
    die, _, site = text.partition(" at ")
    return (int(site) - 1) * act.DICE + find_worker(die)


_NAMED: dict[str, Callable[[Any], Any]] = {
    "freemen": lambda dice: tuple(sorted(find_worker(die) for die in dice)),
    "placed": lambda dice: tuple(sorted(_placed(text) for text in dice)),
    "advisors": lambda colours: tuple(COLOURS.index(colour) for colour in colours),
    "stored": lambda tiles: tuple(sorted(BUILDINGS.index(tile) for tile in tiles)),
}


def resource(name: str) -> int:
    """Return a journal resource by its name."""
    return RESOURCE_NAMES.index(name)


def tile_kinds(city: City) -> dict[str, str]:
    """Return the tiles of a city by the names of their cells."""
    names = {AGORA: "Agora", PALACE: "Palace"}
    return {
        cell_name(cell): names.get(tile) or ("farm" if tile >= FARM_TILE else BUILDINGS[tile])
        for cell, tile in city.tiles.items()
    }
