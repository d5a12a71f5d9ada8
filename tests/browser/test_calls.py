"""Being called while the page is closed: chosen, tried, muted and ended at the table; a call leads back to it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.browser.looks import broken_rules, faint_texts, settle

pytestmark = pytest.mark.browser

STUB = """
    const key = (text) => new TextEncoder().encode(text).buffer;
    const json = { endpoint: "https://fcm.googleapis.com/x", keys: KEYS };
    const pushManager = {
        getSubscription: async () => null,
        subscribe: async () => ({ toJSON: () => json }),
    };
    Notification.requestPermission = async () => "granted";
    Object.defineProperty(navigator.serviceWorker, "ready", { value: Promise.resolve({ pushManager }) });
"""
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def test_one_is_called_as_one_likes(house, own_page):
    link = house.table({0, 1}, 2)[1]
    page = own_page(link)
    page.evaluate(STUB.replace("KEYS", json.dumps(KEYS)))
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("button", name="Call me when the page is closed").click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("button", name="Call me in this browser").click()
    channel = drawer.get_by_role("region", name="A browser")
    expect(channel).to_contain_text("Works.")
    channel.get_by_text("Quiet hours").click()
    expect(channel.get_by_label("until")).to_have_value("08:00")
    channel.get_by_text("Mute").click()
    expect(channel).to_contain_text("Muted")
    drawer.get_by_label("By webhook").fill("http://127.0.0.1/x")
    drawer.get_by_role("button", name="Add").click()
    expect(drawer.get_by_role("status")).to_contain_text("Nobody can be called at this address")
    assert not broken_rules(page)
    channel.get_by_role("button", name="Remove").click()
    expect(channel).to_have_count(0)

    table = page.evaluate("JSON.parse(localStorage['stolik.tables'])[0].id")
    page.goto(f"{house.url}/back/{table}")
    page.wait_for_url(link)
    page.goto(f"{house.url}/back/elsewhere")
    expect(page.get_by_role("heading", name="This browser does not know your seat")).to_be_visible()


CALLED = """async (wish) => {
    const post = async (path, body) => (await fetch(`/api/tables${path}`, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    })).json();
    const made = await post("", { game: "not_alone", players: 2, seats: [{ kind: "person" }, { kind: "person" }] });
    await post(`/${made.seats[1].token}/calls`, wish);
    return [made.host, made.seats[1].token];
}"""
AGAIN = """(host) => fetch(`/api/tables/${host}/rematch`, {
    method: "POST", headers: { "content-type": "application/json" }, body: "{}",
})"""


def test_calls_come_along_to_a_rematch_and_are_ended_by_a_press(house, own_page):
    page = own_page(house.url)
    host, seat = page.evaluate(CALLED, {"kind": "push", "address": "https://fcm.googleapis.com/x", "keys": KEYS})
    page.goto(f"{house.url}/t/{seat}")
    page.locator("main .board").wait_for()
    page.evaluate(AGAIN, host)
    page.get_by_role("link", name="To the next game").click()
    strip = page.get_by_role("region", name="Call me")
    expect(strip).to_contain_text("you are called here just as at the last table")
    settle(page)
    assert (broken_rules(page), faint_texts(page, "section.over")) == ([], [])
    strip.get_by_role("button", name="Do not call me here").press("Enter")
    expect(strip.get_by_role("status")).to_have_text("You are not called to this table.")
    page.reload()
    page.locator("main .board").wait_for()
    expect(strip).to_have_count(0)


def test_mails_that_play_and_services_are_chosen_where_the_server_offers_them(house, own_page):
    page = own_page(house.table({0, 1}, 2)[1], lang="pl")

    def offers(route):
        info = {"kinds": ["mail", "service"], "push": None, "play": True, "services": ["slack", "tgram"]}
        mail = {"id": "m", "kind": "mail", "name": "o…@example.org", "confirmed": True, "play": True, "muted": False}
        route.fulfill(json=info | {"channels": [mail | {"failed": None, "quiet": [0, 0]}]})

    page.route("**/api/tables/*/calls", offers)
    page.get_by_role("button", name="Ustawienia", exact=True).click()
    page.get_by_role("button", name="Zawołaj mnie, gdy strona jest zamknięta").click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("region", name="Poczta")).to_contain_text("jest odnośnik do gry")
    expect(drawer).to_contain_text("slack://, tgram://")
    drawer.get_by_text("E-maile otwierają moje miejsce").click()
    settle(page)
    assert (broken_rules(page), faint_texts(page)) == ([], [])
    drawer.get_by_label("Pocztą").fill("ola@example.org")
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/calls")) as asked:
        drawer.get_by_role("button", name="Dodaj").first.click()
    wish = json.loads(asked.value.post_data or "")
    assert (wish["kind"], wish["play"]) == ("mail", True)
