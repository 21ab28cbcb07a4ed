"""The property tests can fail: each fault planted here is noticed."""

from collections.abc import Callable
from typing import Any

import pytest

from tatami.core import state as core_state
from tatami.games.samurai_sword.rules import determinize, view
from tatami.games.samurai_sword.rules.state import SamuraiSword
from tests.properties import all_properties, what_varies

pytestmark = pytest.mark.skipif(
    not str(core_state.__file__).endswith(".py"), reason="compiled code cannot be tampered with"
)


def _play_some(seed: str) -> None:
    for game in range(3):
        all_properties("samurai-sword", 5, {}, f"{seed} {game}", every=2)


def _showing(part: Callable[[SamuraiSword], Any]) -> Callable[..., dict[str, Any]]:
    honest = view.view

    def showing(state: SamuraiSword, seat: int | None) -> dict[str, Any]:
        return honest(state, seat) | {"leak": part(state)}

    return showing


@pytest.mark.parametrize(
    "part",
    [
        lambda state: state.roles[4],
        lambda state: state.deck[:1],
        lambda state: state.hands[2][:1],
        lambda state: state.removed,
    ],
    ids=["a role", "the next card", "a card in a hand", "the removed role"],
)
def test_a_view_that_leaks(part: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "view", _showing(part))
    with pytest.raises(AssertionError):
        _play_some("leak")


def test_an_open_view_that_hides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "open_view", view.view)
    with pytest.raises(AssertionError, match="the open view hides"):
        _play_some("closed")


def test_a_copy_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SamuraiSword.copy

    def copy(self: SamuraiSword) -> SamuraiSword:
        new = honest(self)
        new.life = self.life
        return new

    monkeypatch.setattr(SamuraiSword, "copy", copy)
    with pytest.raises(AssertionError):
        _play_some("share")


def test_a_card_from_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SamuraiSword.give

    def give(self: SamuraiSword, seat: int, card: int) -> None:
        honest(self, seat, card)
        if len(self.hands[seat]) == 6:
            honest(self, seat, card)

    monkeypatch.setattr(SamuraiSword, "give", give)
    with pytest.raises(AssertionError, match="there must be"):
        _play_some("nowhere")


def test_a_determinization_that_tells_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(determinize, "deal_hands", lambda new, seat, rng: None)
    _, varied = what_varies("samurai-sword", 5, {}, "truth", ("hands",))
    assert not any(part.startswith("hands") for seat in varied for part in seat)
