"""People at a table: one of them in two windows, a spectator who joins, and an unwanted person."""

import sqlite3

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import DRAWN, Visitor, new_table
from tests.server.processes import Process

pytestmark = pytest.mark.browser

FACTIONS = {"factions": ["witches", "nomads"], "start_player": "first"}


def change_draft(visitor: Visitor, code: str, place: int) -> str:
    """Replace the draft by one action, as another window does; return the sentence for it."""
    state = visitor.api("GET", f"/tables/{code}/state")
    option = state["options"]["actions"][place] if state["options"] else None
    if state["draft"]:
        visitor.api("DELETE", f"/tables/{code}/draft")
        option = visitor.api("GET", f"/tables/{code}/state")["options"]["actions"][place]
    assert option is not None
    draft = visitor.api("POST", f"/tables/{code}/draft", version=state["version"], action=option["id"])
    return str(draft["steps"][0]["action"])


def steps(page: Page) -> list[str]:
    return [text.strip() for text in page.locator("[data-step]").all_inner_texts()]


def test_two_windows_of_one_player_show_and_confirm_the_same_draft(visitors: Visitors) -> None:
    mara = visitors.new()
    mara.api("POST", "/guest", name="Mara")
    seats = [{"kind": "me"}, {"kind": "me"}]
    code = mara.api("POST", "/tables", game="terra-mystica", seats=seats, options=FACTIONS)["id"]
    mara.api("POST", f"/tables/{code}/start")
    mara.open(f"/table/{code}")
    other = mara.context.new_page()
    other.goto(f"{mara.url}/table/{code}")
    other.locator(f"{DRAWN} [data-turn=mine]").wait_for()

    mara.page.locator("[data-hex][aria-disabled=false]").first.click()
    expect(mara.page.locator("[data-step]")).to_have_count(1)
    expect(other.locator("[data-step]")).to_have_count(1)
    assert steps(other) == steps(mara.page)
    first = steps(mara.page)
    version = mara.api("GET", f"/tables/{code}/state")["version"]

    def change_first(route: Route) -> None:
        """Change the draft while the confirmation is being sent."""
        change_draft(mara, code, 3)
        route.continue_()

    mara.page.route("**/draft/confirm", change_first, times=1)
    with mara.page.expect_response("**/draft/confirm") as answered:
        mara.button("Confirm turn").click()
    assert answered.value.status == 409
    expect(mara.page.locator("[data-step]")).not_to_have_text(first)
    assert mara.api("GET", f"/tables/{code}/state")["version"] == version, "nothing was confirmed that nobody saw"
    mara.button("Confirm turn").click()
    for page in (mara.page, other):
        expect(page.locator("[data-step]")).to_have_count(0)


@pytest.mark.long
def test_the_title_says_whose_turn_it_is_and_a_new_player_is_present(visitors: Visitors) -> None:
    mara, tiago = visitors.new(), visitors.new(locale="pt")
    code = new_table(mara, options=FACTIONS, visibility="public", title="Sunday")["id"]
    mara.open(f"/table/{code}")
    tiago.open(f"/table/{code}")  # as an unknown spectator
    expect(mara.page.get_by_text("Here now")).to_have_count(1)
    tiago.press(tiago.button("Sentar aqui"))
    tiago.introduce("Tiago")
    expect(mara.page.get_by_text("Here now")).to_have_count(2)
    for person in (mara, tiago):
        expect(person.page).to_have_title("Sunday · Hexarch")
    mara.press(mara.button("Start game"))
    expect(mara.page).to_have_title("Your turn: Sunday")
    expect(tiago.page).to_have_title("Sunday · Hexarch")
    change_draft(mara, code, 0)
    version = mara.api("GET", f"/tables/{code}/state")["version"]
    mara.api("POST", f"/tables/{code}/draft/confirm", version=version, request_id="1")
    expect(mara.page).to_have_title("Sunday · Hexarch")
    expect(tiago.page).to_have_title("Sua vez: Sunday")


@pytest.mark.long
def test_an_unwanted_person_is_muted_blocked_reported_and_removed(visitors: Visitors, site: Process) -> None:
    mara, tiago, ada = visitors.new(), visitors.new(), visitors.new()
    table = new_table(mara, visibility="public")
    code = table["id"]
    tiago.api("POST", "/guest", name="Tiago")
    tiago.api("POST", f"/tables/{code}/join")
    mara.api("POST", f"/tables/{code}/start")
    tiago.api("POST", f"/tables/{code}/chat", text="an insult")
    mara.open(f"/table/{code}")
    mara.press(mara.page.locator("button[title=Chat]"))
    mara.page.get_by_role("button", name="Tiago", exact=True).focus()
    mara.page.keyboard.press("Enter")
    dialog = mara.page.get_by_role("dialog", name="About Tiago")
    mara.press(dialog.get_by_role("button", name="Mute at this table"))
    dialog.get_by_role("button", name="Unmute").wait_for()
    tiago.open(f"/table/{code}")
    tiago.press(tiago.page.locator("button[title=Chat]"))
    tiago.page.get_by_placeholder("Write a message").fill("another insult")
    tiago.page.keyboard.press("Enter")
    tiago.page.get_by_role("alert").wait_for()
    mara.press(dialog.get_by_role("button", name="Report"))
    dialog.get_by_label("What happened?").fill("He insults everybody.")
    mara.press(dialog.get_by_role("button", name="Report"))
    dialog.get_by_text("Thank you. The administrators will look at it.").wait_for()
    mara.press(dialog.get_by_role("button", name="Block"))
    dialog.get_by_role("button", name="Unblock").wait_for()
    mara.press(dialog.get_by_role("button", name="Remove from table"))
    dialog.get_by_role("button", name="Allow back").wait_for()
    assert mara.violations() == []
    mara.page.keyboard.press("Escape")
    expect(mara.page.get_by_text("insult")).to_have_count(0)
    assert mara.api("GET", f"/tables/{code}")["seats"][1]["left"]

    # Use the id from the first answer: another request would put her into the server's cache without the role.
    ada_id = ada.api("POST", "/guest", name="Ada")["user"]["id"]
    with sqlite3.connect(site.environment["HEXARCH_DATABASE"]) as database:
        database.execute("UPDATE users SET role = 'admin' WHERE id = ?", (ada_id,))
    ada.open("/moderation")
    ada.see("He insults everybody.")
    ada.see("an insult")
    assert ada.violations() == []
    ada.press(ada.button("Close table"))
    sure = ada.page.get_by_role("dialog", name="Close table")
    ada.press(sure.get_by_role("button", name="Close table"))
    expect(sure).to_have_count(0)
    ada.press(ada.button("Close report"))
    ada.see("There are no open reports.")
    mara.page.reload()
    mara.see("Table not found")
