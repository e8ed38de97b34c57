"""Plays Origins on the page as a person does, with clicks on highlighted things or with the keyboard alone."""

from collections.abc import Mapping
from typing import Final

from tests.browser.keyboard import Keys
from tests.browser.terra_mystica import Seat

_WEIGHTS: Final = {"visit": 6.0, "close": 8.0, "tower": 8.0, "grow": 3.0, "pass": 1.0, "done": 0.5}
_SHINING: Final = ".ship.open, [data-place][aria-disabled=false]"
_OPEN: Final = ".bar button:not([aria-disabled=true])"
_FIT: Final = "[...document.querySelectorAll('.answer')].every((e) => e.getBoundingClientRect().right <= innerWidth)"


class OriginsSeat(Seat):
    """One seat, played with clicks on the wide table or taps on a phone."""

    things: Mapping[str, str] = {"visit": "[data-thing^='site:'][aria-disabled=false]"}

    def step(self) -> bool:
        """Draft one step; return False if the turn can be confirmed instead."""
        if self._ready():
            return False
        more = self.page.get_by_role("button", name="More", expanded=False)
        if self.visitor.phone and more.count():
            self._press(more)
        self.page.locator(_OPEN).first.wait_for()
        answers = self.page.locator(".answer")
        if answers.count():
            assert self.page.evaluate(_FIT), "an answer leaves the screen"
            self.doing = "answer"
            self._press(self._any(answers))
            return True
        name = self.doing = self._verb()
        thing = self._thing(name)
        self.drafted = self._steps()
        self._press(thing if thing is not None else self.page.locator(f"[data-verb={name}]"))
        self._choose()
        return True

    def _verb(self) -> str:
        verbs = self.page.locator("[data-verb]:not([aria-disabled=true])").all()
        names = [verb.get_attribute("data-verb") or "" for verb in verbs]
        return self.dice.choices(names, [_WEIGHTS.get(name, 2.0) for name in names])[0]

    def _choose(self) -> None:
        """Choose from the open menu or from what is highlighted; a single choice is taken at once."""
        self.visitor.settle()
        menu = self.page.get_by_role("menuitem")
        if not menu.count() and self._is_pressed():
            self._press(self._any(self.page.locator(_SHINING)))
            self.visitor.settle()
        if menu.count():
            self._press(self._any(menu))


class KeyboardSeat(Keys, OriginsSeat):
    """One seat, played with the keyboard alone."""

    def step(self) -> bool:
        if self._ready():
            return False
        self.page.locator(_OPEN).first.wait_for()
        answers = self.page.locator(".answer").count()
        if answers:
            self._key(str(self.dice.randrange(answers) + 1))
            return True
        self._key(self._verbs()[self._verb()])
        menu = self.page.get_by_role("menuitem")
        if menu.count():
            for _ in range(self.dice.randrange(menu.count())):
                self._key("ArrowDown")
            self._key("Enter")
        return True
