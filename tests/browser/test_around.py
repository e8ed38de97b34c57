"""The pages around the games: opening a table, friends, account, languages, and rules."""

import pytest
from playwright.sync_api import expect

from hexarch.locale import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor, new_table

pytestmark = pytest.mark.browser

PAGES = ["/", "/tables", "/games", "/new", "/new?game=origins", "/account", "/settings", "/rules", "/rules/origins"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.long
def test_axe_finds_nothing(visitors: Visitors, scheme: str) -> None:
    visitor = visitors.new(color_scheme=scheme)
    for path in PAGES:
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.violations() == [], path


@pytest.mark.long
def test_axe_finds_nothing_on_a_phone_and_in_the_waiting_room(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    table = new_table(visitor)
    for path in [*PAGES, f"/table/{table['id']}", "/table/nothing"]:
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.violations() == [], path


@pytest.mark.long
def test_nothing_is_wider_than_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    for path in PAGES:
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.long
def test_a_friend_comes_by_the_list_of_open_tables(visitors: Visitors) -> None:
    mara, tiago = visitors.new(), visitors.new()
    mara.open("/new?with=friends")
    mara.page.get_by_role("radio", name="Everyone").check(force=True)
    mara.page.get_by_role("radio", name="2", exact=True).check(force=True)
    mara.page.get_by_label("Table name").fill("Sunday evening")
    mara.press(mara.button("Create table"))
    mara.introduce("Mara")
    mara.see("One seat is open. Send the link to a friend.")
    tiago.open("/tables")
    tiago.press(tiago.page.get_by_role("link", name="Join: Sunday evening"))
    tiago.press(tiago.button("Sit here"))
    tiago.introduce("Tiago")
    tiago.see("Everyone is here. Waiting for the table's owner to start.")
    mara.see("Everyone is here. Start when you are ready.")
    mara.press(mara.button("Start game"))
    for person in (mara, tiago):
        expect(person.page.get_by_role("button", name="Start game")).to_have_count(0)
        person.page.get_by_role("heading", name="Terra Mystica").first.wait_for()


@pytest.mark.long
def test_an_invitation_opens_a_private_table_and_a_wrong_one_says_so(visitors: Visitors) -> None:
    mara, tiago = visitors.new(), visitors.new()
    table = new_table(mara, visibility="invitation")
    tiago.open(f"/table/{table['id']}")
    tiago.see("Table not found")
    tiago.open(f"/table/{table['id']}?invitation=wrong")
    tiago.see("This link has expired")
    mara.open(f"/table/{table['id']}")
    link = mara.page.get_by_role("textbox", name="Link for your friends").input_value()
    tiago.page.goto(link)
    tiago.press(tiago.button("Sit here"))
    tiago.introduce("Tiago")
    tiago.see("Everyone is here")


def test_the_panels_of_a_waiting_room_begin_in_one_line(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    visitor.open(f"/table/{new_table(visitor)['id']}")
    visitor.page.get_by_label("Invite somebody by name").wait_for()
    headings = visitor.page.locator(".panel h2")
    assert headings.count() == 3
    assert len(set(headings.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)"))) == 1


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(visitors: Visitors) -> None:
    mara, other = visitors.new(), visitors.new()
    table = new_table(mara, title="My table")
    mara.open("/account")
    _enter(mara, "Create account")
    mara.see("Signed in as Mara of Porto")
    other.open("/account")
    other.page.get_by_role("radio", name="Sign in").check(force=True)
    _enter(other, "Sign in")
    other.see("Signed in as Mara of Porto")
    other.press(other.page.get_by_role("link", name="My games").first)
    expect(other.page.get_by_role("link", name="My table").first).to_have_attribute("href", f"/table/{table['id']}")
    other.open("/account")
    other.press(other.button("Sign out this device"))
    expect(other.button("Sign out this device")).to_have_count(0)
    mara.open("/account")
    mara.see("You are not signed in")
    other.press(other.button("Delete account"))
    other.page.get_by_label("Password", exact=True).fill("correct horse")
    other.press(other.page.get_by_role("dialog").get_by_role("button", name="Delete account"))
    other.see("Your account is deleted. Thank you for playing.")


def _enter(visitor: Visitor, press: str) -> None:
    visitor.page.get_by_label("Your name").fill("Mara of Porto")
    visitor.page.get_by_label("Password", exact=True).fill("correct horse")
    visitor.press(visitor.button(press))


def test_a_language_is_switched_at_once_and_stays(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.open("/")
    seen = set()
    for language in LANGUAGES[::-1]:
        visitor.page.locator(f"header label[lang={language}] input").check(force=True)
        visitor.page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
        seen.add(visitor.page.get_by_role("heading", level=1).inner_text())
    assert "What shall we build today?" in seen
    visitor.page.locator("header label[lang=hu] input").check(force=True)
    visitor.page.reload()
    visitor.page.wait_for_function("() => document.documentElement.lang === 'hu'")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_lacks_a_word_in_any_language(visitors: Visitors, language: str) -> None:
    """The page reports missing messages in the console, which fails the test."""
    visitor = visitors.new(locale=language)
    for path in PAGES:
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.page.evaluate("document.documentElement.lang") == language


def test_rules_are_found_by_word_and_by_number(visitor: Visitor) -> None:
    visitor.open("/rules")
    box = visitor.page.get_by_role("searchbox", name="Search the rules")
    box.fill("sandstorm")
    visitor.page.get_by_role("heading", name="Fakirs and Nomads").wait_for()
    box.fill("OR-200")
    visitor.page.get_by_role("heading", name="Close a district").wait_for()
    box.fill("xylophone")
    visitor.see("No topic matches")


def test_from_the_front_page_to_a_table_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.open("/")
    press = visitor.button("Play the computer: Terra Mystica")
    expect(press).to_be_enabled()
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if press.evaluate("(button) => button === document.activeElement"):
            break
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/table/*")


def test_a_guest_is_asked_before_signing_out_for_good(visitor: Visitor) -> None:
    visitor.api("POST", "/guest", name="Mara")
    visitor.open("/account")
    visitor.press(visitor.button("Sign out"))
    dialog = visitor.page.get_by_role("dialog", name="Sign out")
    dialog.get_by_text("you lose access to your games").wait_for()
    visitor.press(dialog.get_by_role("button", name="Cancel"))
    expect(dialog).to_have_count(0)
    visitor.see("You are playing as a guest")
    visitor.press(visitor.button("Sign out"))
    visitor.press(dialog.get_by_role("button", name="Sign out"))
    visitor.see("You are not signed in")
