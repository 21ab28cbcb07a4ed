"""A game whose content or games have changed has another version."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.core import record
from tatami.lab.digest import digests, games, kept

EARLIER = Path(__file__).parent / "records" / "earlier"
PLAYED = sorted(EARLIER.glob("*.tatami"))
FIRST_RACES = "e2019325a2b1f54b0bdd07a6ac1227c0fbf8168f45686adbffa161d0ca308227"
"""The digest of its random games that lay beside the first version of Crazy Cup."""


@pytest.mark.parametrize("game_id", tatami.games())
def test_a_version_is_what_it_was(game_id: str) -> None:
    known = kept(game_id)
    write = f"`python tools/fixtures.py {game_id}`"
    assert known is not None, f"{game_id} has no digest.toml: {write} writes it"
    found = digests(game_id)
    if known["version"] != found["version"]:
        pytest.fail(f"{game_id} has a new version: {write} writes its digests")
    changed = [name for name in ("content", "games") if known[name] != found[name]]
    assert not changed, (
        f"{game_id}: {' and '.join(changed)} are not those of version {found['version']}. If that "
        f"is meant, raise the version in game.py and run {write}: records and tables of the old "
        "version then say so. If nobody has played this version yet, add --same-version."
    )


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_game_of_an_earlier_version_comes_out_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    kept = record.read(text)
    assert path.name.startswith(f"{kept.game}.{kept.version}.")
    assert kept.version < tatami.game(kept.game).version
    record.verify(text, tatami.game)


@pytest.mark.parametrize("game_id", tatami.games())
def test_games_of_every_earlier_version_that_goes_on_are_kept(game_id: str) -> None:
    game = tatami.game(game_id)
    for version in range(1, game.version):
        if game.begun_by(version) is not None:
            assert any(path.name.startswith(f"{game_id}.{version}.") for path in PLAYED)


def test_races_of_the_first_version_come_out_as_they_did() -> None:
    """CC-R35"""
    first = tatami.game("dicium-crazy-cup").begun_by(1)
    assert first is not None
    assert games(first) == FIRST_RACES
