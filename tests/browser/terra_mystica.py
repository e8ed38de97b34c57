"""Plays Terra Mystica on the page as a person does, with clicks on highlighted things."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Final

from playwright.sync_api import Locator

from tests.browser.visitor import DRAWN, Visitor

# Milliseconds to wait for the others' turns.
LONG: Final = 120_000
_ASKED: Final = f"{DRAWN} :is([data-turn=mine], [data-turn=over])"
# Verbs of a turn, without what is owed in the middle of one, which always comes first.
WEIGHTS: Final = {
    "build": 8,
    "upgrade": 8,
    "send": 2,
    "power": 3,
    "special": 4,
    "shipping": 1,
    "digging": 1,
    "pass": 1,
}
# What a verb highlights on a wide table.
THINGS: Final = {
    "build": "[data-hex][aria-disabled=false]",
    "upgrade": "[data-hex][aria-disabled=false]",
    "power": "[data-thing^='power_action:'][aria-disabled=false]",
    "send": "[data-thing^='@send/'][aria-disabled=false]",
    "special": "[data-thing^='special:'][aria-disabled=false]",
    "shipping": "[data-thing='track:shipping'][aria-disabled=false]",
    "digging": "[data-thing='track:digging'][aria-disabled=false]",
    "pass": "section[aria-label='Cards and tiles'] .cards button[aria-disabled=false]",
    "cult": "[data-thing^='cult:'][aria-disabled=false]",
    "card": "[data-chooser] li button",
    "favor": "[data-chooser] li button",
    "town": "[data-chooser] li button",
}
EXCHANGES: Final = ("convert", "burn")


def whose_turn(seats: list["Seat"]) -> "Seat":
    """Return which of several people is asked."""
    for _ in range(600):
        for seat in seats:
            if seat.page.locator("[data-turn=mine]").count():
                return seat
        seats[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


class Seat:
    """One seat, played with clicks on the wide table or taps on the phone's.

    A decision is a question of the game that is answered: an offer, a faction, what to do in a turn and where, a tile
    that is owed, whether the turn ends. Opening a menu, choosing in it and confirming are clicks of the decision, not
    decisions.
    """

    things: Mapping[str, str] = THINGS

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.dice = random.Random(seed)
        self.turns = 0
        self.clicks = 0
        self.drafted = 0
        self.decisions = 0
        self.doing = ""
        self.spent: Counter[str] = Counter()
        """Clicks by what they were for."""
        self.done: Counter[str] = Counter()
        """Decisions by the same names."""

    @property
    def over(self) -> bool:
        return self.page.locator("[data-turn=over]").count() > 0

    def wait(self, timeout: float = LONG) -> None:
        """Wait until this seat is asked or the game is over."""
        self.page.locator(_ASKED).wait_for(timeout=timeout)

    def play_to_the_end(self, most: int = 400) -> None:
        for _ in range(most):
            self.wait()
            if self.over:
                return
            self.answer()
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        """Answer what is asked: an offer, a faction, or a whole turn."""
        self.turns += 1
        before = self.decisions
        self.doing = "offer"
        if self._offer():
            self._decided()
            return
        for _ in range(60):
            self.doing = "faction"
            if not self.step():
                break
            self._decided()
        else:
            raise AssertionError("the turn does not end")
        self.doing = "confirm"
        if self.decisions == before:
            self._decided()  # ending a turn also counts as a decision
        self.confirm()

    def _decided(self) -> None:
        self.decisions += 1
        self.done[self.doing] += 1

    def _offer(self) -> bool:
        take, decline = (self.page.locator(f"[data-answer={answer}]") for answer in ("take", "decline"))
        if not decline.count():
            return False
        self._press(take if take.count() and self.dice.random() < 0.8 else decline)
        return True

    def _faction(self) -> bool:
        cards = self.page.get_by_role("region", name="Choose your faction")
        if not cards.count():
            return False
        self._press(self._any(cards.get_by_role("button")))
        return True

    def step(self) -> bool:
        """Draft one step; return False if the turn can be confirmed and is long enough."""
        if self._ready():
            return False
        if self._faction():
            return True
        more = self.page.get_by_role("button", name="More", expanded=False)
        if self.visitor.phone and more.count():
            self._press(more)
        verbs = self.page.locator("[data-verb]:not([aria-disabled=true])")
        names = [verb.get_attribute("data-verb") or "" for verb in verbs.all()]
        names = [name for name in names if name not in EXCHANGES]
        assert names, "there is nothing to do and nothing to confirm"
        owed = [name for name in names if name not in WEIGHTS]
        weights = [WEIGHTS.get(name, 1) for name in names]
        name = self.doing = owed[0] if owed else self.dice.choices(names, weights)[0]
        thing = self._thing(name)
        self.drafted = self._steps()
        self._press(thing if thing is not None else self.page.locator(f"[data-verb={name}]"))
        self._choose()
        return True

    def _thing(self, name: str) -> Locator | None:
        """Return what a person would click for this action: something that is highlighted on the table."""
        if self.visitor.phone or name not in self.things:
            return None
        things = self.page.locator(self.things[name])
        if "chooser" in self.things[name]:
            things.first.wait_for()
        return self._any(things) if things.count() else None

    def _choose(self) -> None:
        """Choose from the open menu, the tiles over the map, or a highlighted hex, if anything is left to choose."""
        self.visitor.settle()
        menu = self.page.get_by_role("menuitem")
        chooser = self.page.locator("[data-chooser] li button")
        if self._shining() and not menu.count():
            self._press(self._any(chooser))
        elif self._is_pressed() and not menu.count():
            self._press(self._any(self.page.locator("[data-hex][aria-disabled=false], [data-span]")))
            self.visitor.settle()
        if menu.count():
            self._press(self._any(menu))

    def _steps(self) -> int:
        return self.page.locator("[data-step]").count()

    def _is_pressed(self) -> bool:
        """Does a verb wait for its place? On a phone it is hidden by then, so check that nothing was drafted."""
        if self.visitor.phone and not self.page.locator("[data-verb]").count():
            return self._steps() == self.drafted and not self._ready()
        return self.page.locator("[data-verb][aria-pressed=true]").count() > 0

    def _shining(self) -> bool:
        """Does the tile chooser lie over the map because its verb was pressed? A phone hides the verb by then."""
        is_chosen = self.visitor.phone or self.page.locator("[data-verb].chosen").count() > 0
        return is_chosen and self.page.locator("[data-chooser=pass]").count() > 0

    def _ready(self) -> bool:
        return self.page.get_by_role("button", name="Confirm turn", disabled=False).count() > 0

    def confirm(self) -> None:
        self._send("Confirm turn")
        self.visitor.settle()
        if self.page.get_by_role("button", name="Confirm anyway").count():
            self.doing = "warning"
            self._send("Confirm anyway")

    def _send(self, name: str) -> None:
        self._press(self.page.get_by_role("button", name=name))

    def _press(self, thing: Locator) -> None:
        self.clicks += 1
        self.spent[self.doing] += 1
        self.visitor.press(thing)
        self.quiet()

    def quiet(self) -> None:
        """Wait until no request is pending; the end of a turn sends two, one after the other."""
        busy = self.page.locator("[aria-busy=true]")
        while True:
            busy.wait_for(state="detached")
            self.visitor.settle()
            if not busy.count():
                return

    def _any(self, things: Locator) -> Locator:
        return things.nth(self.dice.randrange(things.count()))
