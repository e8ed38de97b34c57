"""Page performance in counts instead of times: how much is requested, and how little a move redraws."""

from typing import Any

import pytest

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

_FILES = """() => performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname)"""
_WATCH = """() => {
  window.touched = new Set();
  window.vain = new Set();
  const note = (records) => {
    for (const { target, type, attributeName, oldValue } of records) {
      if (type === "attributes" && target.getAttribute(attributeName) === oldValue) window.vain.add(attributeName);
      const element = target instanceof Element ? target : target.parentElement;
      window.touched.add(element?.closest("[data-hex]")?.dataset.hex ?? element?.closest("section, header")?.className);
    }
  };
  new MutationObserver(note).observe(document.querySelector("main"), {
    subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true,
  });
}"""


def _files(visitor: Visitor, path: str) -> list[str]:
    """Return the scripts and styles that were fetched before the page was drawn."""
    visitor.open(path)
    return sorted(_name(file) for file in visitor.page.evaluate(_FILES) if file.endswith((".js", ".css")))


def _name(path: str) -> str:
    """Return a file's name without its checksum, eight characters after a dash."""
    stem, _, ending = path.rpartition("/")[2].rpartition(".")
    return f"{stem[:-9]}.{ending}"


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_a_phone_loads_only_what_it_shows(visitors: Visitors, game: str) -> None:
    visitor = visitors.new(phone=True)
    # Prefetched files would arrive before a busy machine has drawn the rest.
    visitor.page.add_init_script("window.requestIdleCallback = () => 0")
    first = ["index.css", "index.js", "shared.css", "shared.js", "words-en.js"]
    assert _files(visitor, "/") == sorted([*first, "front.css", "front.js", "lists.css", "lists.js"])
    code = visitor.table(game, ["hard", "hard"])  # a quick game could be over before the page is loaded
    name = game.replace("-", "_")
    parts = ["common", "phone", "table", name, f"{name}-phone"]
    # The games' phone layouts have no separate stylesheets.
    files = {f"{part}.{ending}" for part in parts for ending in ("css", "js")} - {f"{name}-phone.css"}
    assert _files(visitor, f"/table/{code}") == sorted([*first, *files, "table-en.js", f"{name}-en.js"])


def test_another_players_move_touches_only_what_it_changes(visitors: Visitors) -> None:
    anna, bela, guest = visitors.new(), visitors.new(), visitors.new((1440, 900))
    people = [anna, bela]
    for person, name in zip(people, ("Anna", "Bela"), strict=True):
        person.api("POST", "/guest", name=name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    code = anna.api("POST", "/tables", game="terra-mystica", seats=seats, visibility="public")["id"]
    bela.api("POST", f"/tables/{code}/join", seat=1)
    anna.api("POST", f"/tables/{code}/start")
    while not (place := _next(people, code, "build", watched=guest)):
        pass
    guest.page.locator(f"[data-hex={place}] .piece").wait_for()
    # The other players and the log follow in later frames.
    guest.page.get_by_role("region", name="Log").get_by_text(f"dwelling on {place}").wait_for()
    touched = set(guest.page.evaluate("() => [...window.touched]"))
    hexes = {one for one in touched if one and one[:1].isupper()}
    assert hexes == {place}
    assert guest.page.evaluate("() => [...window.vain]") == []


def _next(people: list[Visitor], code: str, wanted: str, watched: Visitor) -> str:
    """Play the first possible action of the seat that is asked; return its hex, if it now has a building."""
    state = people[0].api("GET", f"/tables/{code}/state")
    person = people[state["asked"][0]]
    options: dict[str, Any] = person.api("GET", f"/tables/{code}/state")["options"]
    action = options["actions"][0]
    is_wanted = action["text"].startswith(wanted)
    if is_wanted:
        watched.open(f"/table/{code}")
        watched.page.evaluate(_WATCH)
    body = {"version": state["version"], "seat": options["seat"]}
    done = person.api("POST", f"/tables/{code}/draft", action=action["id"], **body)
    assert done["complete"]
    person.api("POST", f"/tables/{code}/draft/confirm", request_id=str(state["version"]), **body)
    return str(action["text"].split()[1]) if is_wanted else ""
