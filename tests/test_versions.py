"""A game whose content or games have changed has another version."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.core import record
from tatami.lab.digest import digests, kept

EARLIER = Path(__file__).parent / "records" / "earlier"
INCLUDED = [(id, version) for id in tatami.games() for version in tatami.game(id).includes]


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


@pytest.mark.parametrize(("game_id", "version"), INCLUDED)
def test_a_game_of_an_included_version_comes_out_as_it_did(game_id: str, version: int) -> None:
    text = (EARLIER / f"{game_id}.{version}.tatami").read_text(encoding="utf-8")
    assert record.read(text).version == version
    record.verify(text, tatami.game)
