"""The HTTP interface: what it gives, what it refuses, and how it is guarded."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import tatami
from tatami.core.engine import engine
from tatami.server import links
from tatami.server.pages import FOLDER, Client, ClientFile
from tests.server.serving import Server

WISH: dict[str, Any] = {
    "game": "samurai-sword",
    "seating": "as-seated",
    "players": 3,
    "name": "Ada",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}],
}


def test_the_games_are_listed_with_their_options(server: Server) -> None:
    listed = {game["id"]: game for game in server.get("/games").json()}
    assert sorted(listed) == tatami.games()
    game = listed["samurai-sword"]
    assert game["players"] == [3, 4, 5, 6, 7]
    assert game["default_players"] == 5
    assert game["levels"] == ["easy", "medium", "hard"]
    assert {option["name"] for option in game["options"]} == {
        option.name for option in tatami.game("samurai-sword").options
    }


def test_a_table_is_made_and_joined(server: Server) -> None:
    answer = server.post("/tables", WISH)
    assert answer.status_code == 201
    ticket = answer.json()
    assert ticket["seat"] == 0
    assert len(ticket["token"]) == 48
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert f"Path=/api/tables/{ticket['table']}" in cookie
    summary = server.get(f"/tables/{ticket['table']}").json()
    assert summary["phase"] == "waiting"
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "bot", "open"]
    joined = server.post(f"/tables/{ticket['table']}/join", {"name": "Bea"})
    assert joined.status_code == 201
    assert joined.json()["seat"] == 2
    full = server.post(f"/tables/{ticket['table']}/join", {"name": "Cid"})
    assert full.status_code == 409
    assert full.json()["error"] == {"id": "error-table-full", "args": {}}
    assert full.json()["detail"] == "All seats of this table are taken."


@pytest.mark.parametrize(
    ("change", "id", "words"),
    [
        ({"game": "2048"}, "error-bad-request", "there is no game '2048'"),
        ({"players": 3, "seats": [{"kind": "open"}] * 3}, "error-one-host", "At least one"),
        ({"players": 9, "seats": [{"kind": "me"}] * 9}, "error-bad-request", "3 to 7"),
        (
            {"players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]},
            "error-bad-request",
            "3 to 7",
        ),
        ({"players": 4}, "error-seat-count", "exactly 4 seats"),
        ({"options": {"colour": "red"}}, "error-bad-request", "no option 'colour'"),
        ({"name": " "}, "error-empty-text", "is empty"),
        ({"start": True}, "error-seats-open", "still free"),
        ({"seats": "all"}, "error-bad-request", "Expected `array`"),
        ({"clock": {"kind": "sand"}}, "error-bad-request", "Invalid value"),
        ({"clock": {"kind": "move", "seconds": 0}}, "error-bad-request", ">= 1"),
    ],
)
def test_a_wrong_wish_is_explained(
    server: Server, change: dict[str, Any], id: str, words: str
) -> None:
    answer = server.post("/tables", {**WISH, **change})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["id"] == id
    assert words in answer.json()["detail"]


@pytest.mark.parametrize("path", ["", "/record", "/replay?at=0"])
def test_there_is_no_such_table(server: Server, path: str) -> None:
    answer = server.get(f"/tables/none{path}")
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "error-no-such-table"


def test_wrong_addresses_methods_and_sizes(server: Server) -> None:
    assert server.get("/nothing").json()["error"]["id"] == "error-no-such-page"
    assert server.post("/games", {}).status_code == 405
    long = server.post("/tables", {**WISH, "name": "x" * 20_000})
    assert long.status_code == 413
    broken = httpx.post(f"{server.address}/api/tables", content=b"{")
    assert broken.status_code == 400
    deep = httpx.post(f"{server.address}/api/tables", content=b"[" * 10_000)
    assert deep.status_code == 400
    assert broken.json()["error"]["id"] == "error-bad-request"


@pytest.mark.parametrize(
    ("game", "chapter"),
    [
        ("dicium-crazy-cup", {"kind": "round", "number": 1}),
        ("shogun", {"kind": "year", "number": 1}),
        ("samurai-sword", None),
    ],
)
def test_the_list_of_games_says_how_far_each_is(
    server: Server, game: str, chapter: dict[str, Any] | None
) -> None:
    wish = {
        **WISH,
        "game": game,
        "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2],
    }
    waiting = server.post("/tables", wish).json()["table"]
    assert server.get(f"/tables/{waiting}").json()["chapter"] is None
    playing = server.post("/tables", {**wish, "start": True}).json()["table"]
    assert server.get(f"/tables/{playing}").json()["chapter"] == chapter


def test_a_replay_shows_what_the_seat_saw(server: Server) -> None:
    (ticket,) = server.open_table(people=1, bots=4)
    path = f"/tables/{ticket['table']}/replay"
    mine = {"authorization": f"Bearer {ticket['token']}"}
    with server.player(ticket) as ada:
        ada.play_on(2)
        page = server.get(f"{path}?at=0&count=100", headers=mine).json()
        assert [step["at"] for step in page["steps"]] == list(range(len(page["steps"])))
        assert page["steps"][0]["view"]["you"] == 0
        assert server.get(f"{path}?at=1").json()["steps"][0]["view"]["you"] is None
        assert server.get(f"{path}?at=0&seat=1", headers=mine).status_code == 403
        assert server.get(f"{path}?at=0", headers={"authorization": "Bearer x"}).status_code == 403
        assert server.get(f"{path}?at=100000").status_code == 400
        assert server.get(f"{path}?at=-1").status_code == 400
        review = path.replace("replay", "review")
        why = path.replace("replay", "why") + "?at=1"
        opened = f"{path}?at=0&count=50&open=true"
        for later in (review, why, opened):
            early = server.get(later, headers=mine)
            assert early.status_code == 409
            assert early.json()["error"]["id"] == "error-not-over"
        ada.play_on()
        events, total = ada.events, ada.moves
    steps: list[dict[str, Any]] = []
    while len(steps) <= total:
        page = server.get(f"{path}?at={len(steps)}&count=50", headers=mine).json()
        assert page["total"] == total
        steps += page["steps"]
    assert [event for step in steps for event in step["events"]] == events
    assert steps[-1]["view"]["over"] is True
    packed = server.get(f"{path}?at=0&count=50")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.num_bytes_downloaded < len(packed.content) / 5
    assert server.get(f"{path}?at=0&seat=1").json()["steps"][0]["view"]["you"] == 1
    closed = server.get(f"{path}?at=0").json()["steps"][0]
    assert closed["view"]["players"][1]["hand"] is None
    step = server.get(opened).json()["steps"][0]  # by anybody
    assert step["view"]["you"] is None
    assert all(len(player["hand"]) == player["hand_size"] for player in step["view"]["players"])
    told = {event["id"] for event in step["events"]}
    assert "event-draw-secret" in told
    assert "event-draw" not in told
    assert server.get(f"{opened}&seat=3").json()["steps"][0]["view"]["you"] == 3
    assert {answer["seat"] for answer in server.get(why).json()["answers"]} <= {1, 2, 3, 4}
    assert server.get(review).status_code == 403
    assert server.get(f"{review}?seat=1", headers=mine).status_code == 403
    begun = server.get(review, headers=mine).json()
    assert begun["seat"] == 0
    assert begun["done"] < begun["total"] or begun["review"]


def test_the_cookie_is_as_good_as_the_header(server: Server) -> None:
    with httpx.Client(base_url=f"{server.address}/api") as browser:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]
        ticket = browser.post("/tables", json={**WISH, "seats": seats, "start": True}).json()
        step = browser.get(f"/tables/{ticket['table']}/replay?at=0").json()["steps"][0]
        assert step["view"]["you"] == 0


def test_every_answer_has_security_headers(server: Server) -> None:
    for path in ("/", "/t/abc", "/nothing", "/api/games", "/api/nothing"):
        headers = httpx.get(server.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_parts_of_a_page_have_the_headers_that_count_for_them(server: Server) -> None:
    """Every answer has all of them but these: they run and show nothing by themselves."""
    scripts = sorted((FOLDER / "assets").glob("*.js"))
    if not scripts:
        pytest.skip("the client is not built")
    headers = httpx.get(f"{server.address}/assets/{scripts[0].name}").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


def test_foreign_pages_are_turned_away(server: Server) -> None:
    own = {"origin": server.address}
    foreign = {"origin": "https://evil.example"}
    assert server.post("/tables", WISH, headers=own).status_code == 201
    refused = server.post("/tables", WISH, headers=foreign)
    assert refused.status_code == 403
    assert refused.json()["error"]["id"] == "error-foreign-origin"
    (ticket,) = server.open_table()
    live = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/live"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as caught, connect(live, origin=Origin(origin)):
            pass
        assert caught.value.response.status_code == 403
    with connect(live, origin=Origin(server.address)):
        pass


def test_other_origins_can_be_allowed(strict_server: Server) -> None:
    allowed = strict_server.post("/tables", WISH, headers={"origin": "https://play.example"})
    assert allowed.status_code == 201


def test_floods_are_stopped(strict_server: Server) -> None:
    with httpx.Client(base_url=strict_server.address) as flood:
        assert flood.get("/api/tables/none").status_code == 404
        answers = (flood.get("/api/tables/none") for _ in range(1000))
        refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["error"]["id"] == "error-too-fast"
    assert httpx.get(f"{strict_server.address}/").status_code != 429


def test_client_files_are_packed_and_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / "index.html").write_text('<!doctype html><html lang="en"><head></head>')
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1;" * 500)
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    (tmp_path / ".vite" / "manifest.json").write_text(
        """{
          "index.html": {"file": "assets/app-1a2b.js", "imports": ["_base.js"]},
          "_base.js": {"file": "assets/base.js"},
          "_dice.js": {"file": "assets/dice.js", "imports": ["_base.js"]},
          "src/start.ts": {"file": "assets/start.js", "imports": ["_base.js"]},
          "src/home/Home.svelte": {"file": "assets/home.js", "imports": ["_base.js"]},
          "virtual:titles/fr": {"file": "assets/titles-fr.js"},
          "../src/tatami/games/shogun/en.ftl?raw": {"file": "assets/en.js"},
          "../src/tatami/games/shogun/fr.ftl?raw": {"file": "assets/fr.js"},
          "../src/tatami/games/dicium/shogun/fr.ftl?raw": {"file": "assets/other.js"},
          "virtual:parts/shogun": {
            "file": "assets/shogun.js",
            "imports": ["_dice.js", "_base.js"],
            "css": ["assets/shogun.css"]
          }
        }"""
    )
    client = Client(tmp_path)
    page = client.page(None, "en")
    assert page is not None
    assert client.find(".vite/manifest.json") is None
    assert client.find("../secret") is None
    script = client.find("assets/app-1a2b.js")
    assert isinstance(script, ClientFile)
    assert list(script.packed) == ["br", "gzip"]
    assert script.packed["br"] == b"packed"
    assert len(script.packed["gzip"]) < 500
    assert client.find("assets/app-1a2b.js.br") is None
    assert "immutable" in script.headers["cache-control"]
    assert page.headers["cache-control"] == "no-cache"
    assert Client(tmp_path / "none").page("shogun", "en") is None

    of_game = client.page("shogun", "fr")
    assert of_game is not None
    assert of_game.body == (
        b'<!doctype html><html data-game="shogun" lang="en"><head>'
        b'<link rel="modulepreload" crossorigin href="/assets/fr.js">'
        b'<link rel="modulepreload" crossorigin href="/assets/dice.js">'
        b'<link rel="modulepreload" crossorigin href="/assets/start.js">'
        b'<link rel="modulepreload" crossorigin href="/assets/shogun.js">'
        b'<link rel="preload" as="style" crossorigin href="/assets/shogun.css">'
        b'<link rel="modulepreload" crossorigin href="/assets/titles-fr.js"></head>'
    )
    home = client.page(None, "fr", home=True)
    assert home is not None
    assert b'<link rel="modulepreload" crossorigin href="/assets/home.js">' in home.body
    assert b'href="/assets/titles-fr.js">' in home.body
    assert b'href="/api/games"></head>' in home.body
    assert of_game.headers["etag"] != page.headers["etag"]


def test_the_rules_are_served_in_both_languages(server: Server) -> None:
    for language, words in (("en", "Everybody knows"), ("fr", "Tout le monde connaît")):
        (page,) = server.get(f"/games/samurai-sword/rules/{language}").json()
        assert page["title"] == "Samurai Sword"
        assert words in page["html"]
        rules = {rule["id"]: rule for rule in page["rules"]}
        assert rules["SS-3.1"]["depth"] == 2
        assert '<a href="#SS-4.5">SS-4.5</a>' in rules["SS-1.7"]["html"]
    assert server.get("/games/samurai-sword/rules/de").status_code == 404
    assert server.get("/games/go/rules/en").status_code == 404


@pytest.mark.parametrize("path", ["/t/", "/nope", "/t/a/b"])
def test_people_get_a_page_in_their_language(server: Server, path: str) -> None:
    for accepted, words in (("fr-CH, en;q=0.5", "Il n’y a rien"), ("de, en", "There is nothing")):
        headers = {"accept": "text/html", "accept-language": accepted}
        answer = httpx.get(server.address + path, headers=headers)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert words in answer.text
    program = httpx.get(server.address + path, headers={"accept": "application/json"})
    assert program.json()["error"]["id"] == "error-no-such-page"


def test_friends_get_an_address_of_the_local_network(server: Server) -> None:
    assert server.get("/addresses").json() == {"addresses": [], "local_only": True}
    assert all(not address.startswith("127.") for address in links.local_addresses())


def test_the_server_says_what_it_runs(server: Server) -> None:
    health = server.get("/health").json()
    assert health["engine"] == engine()
    assert health["version"] == version("tatami-table")
    assert f"the engine is {engine()}" in server.log


def test_a_server_for_all_names_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(links.BOUND, "0.0.0.0 8123")
    monkeypatch.setattr(links, "local_addresses", lambda: ["192.168.1.5", "fd00::5"])
    found = links.addresses()
    assert found.addresses == ["http://192.168.1.5:8123", "http://[fd00::5]:8123"]
    assert not found.local_only
    monkeypatch.setenv(links.BOUND, "192.168.1.7 80")
    assert links.addresses().addresses == ["http://192.168.1.7:80"]


def test_a_text_becomes_a_qr_code(server: Server) -> None:
    drawn = server.post("/qr", {"text": "http://192.168.1.5:8000/t/abc"})
    assert drawn.status_code == 200
    assert drawn.json()["svg"].startswith("<svg")
    assert server.post("/qr", {"text": "x" * 3000}).status_code == 400
