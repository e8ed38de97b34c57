"""Plays with the keyboard: single keys for verbs, arrow keys on the map and in menus, Enter."""

from playwright.sync_api import Locator

from tests.browser.terra_mystica import EXCHANGES, WEIGHTS, Seat
from tests.browser.visitor import Visitor


class Keys(Seat):
    """The keyboard operation that both games share."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.presses = 0

    def _verbs(self) -> dict[str, str]:
        """Return the verbs that are possible now, each with its key."""
        found: list[tuple[str, str]] = self.page.locator("[data-verb]:not([aria-disabled=true])").evaluate_all(
            "(all) => all.map((one) => [one.dataset.verb, one.getAttribute('aria-keyshortcuts')])"
        )
        keys = dict(found)
        assert len(set(keys.values())) == len(keys), f"one key for two verbs: {keys}"
        return keys

    def _send(self, name: str) -> None:
        self._key("Control+Enter")

    def _key(self, key: str) -> None:
        self.presses += 1
        self.page.keyboard.press(key)
        self.quiet()

    def _press(self, thing: Locator) -> None:
        raise AssertionError("the mouse stays where it is")


class KeySeat(Keys):
    """A seat of Terra Mystica, played with the keyboard."""

    def _offer(self) -> bool:
        if not self.page.locator("[data-answer]").count():
            return False
        takes = self.page.locator("[data-answer=take]").count() > 0 and self.dice.random() < 0.8
        self._key("Control+Enter" if takes else "d")
        return True

    def step(self) -> bool:
        if self._ready():
            return False
        keys = {name: key for name, key in self._verbs().items() if name not in EXCHANGES}
        assert keys, "there is nothing to do and nothing to confirm"
        owed = [name for name in keys if name not in WEIGHTS]
        name = owed[0] if owed else self.dice.choices(list(keys), [WEIGHTS[name] for name in keys])[0]
        self._key(keys[name])
        if not self._in_menu():
            for _ in range(self.dice.randrange(6)):
                self._key(self.dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            self._key("Enter")
        if self._in_menu():
            for _ in range(self.dice.randrange(4)):
                self._key("ArrowDown")
            self._key("Enter")
        return True

    def _in_menu(self) -> bool:
        self.visitor.settle()
        found: bool = self.page.evaluate("() => document.activeElement?.role === 'menuitem'")
        return found
