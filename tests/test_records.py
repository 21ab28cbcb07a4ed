"""Games that `tools/fixtures.py` finds: whole ones, for each way that games can end, and for each
kind of question one that leads to it, where there is most to answer. The gallery visits these.
"""

from pathlib import Path

import pytest

import tatami
from tatami.core import record
from tatami.games import folder
from tests.test_texts import messages

RECORDS = sorted((Path(__file__).parent / "records").glob("*.tatami"))
QUESTIONS = sorted((Path(__file__).parent / "questions").glob("*.tatami"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_still_comes_out_the_same(path: Path) -> None:
    match = record.verify(path.read_text(encoding="utf-8"), tatami.game)
    match.state.check()
    assert match.state.outcome is not None
    assert path.stem == f"{match.game.id}.{match.state.outcome.reason}"


@pytest.mark.parametrize("game_id", tatami.games())
def test_every_way_to_end_is_kept(game_id: str) -> None:
    texts = Path(str(folder(game_id))) / "en.ftl"
    ends = {id for id in messages(texts) if id.startswith("reason-")}
    # The same ends, told with names or of a tie.
    reasons = {id for id in ends if not id.endswith(("-told", "-tied"))}
    assert reasons == {
        p.stem.partition(".")[2] for p in RECORDS if p.name.startswith(f"{game_id}.")
    }


@pytest.mark.parametrize("path", QUESTIONS, ids=lambda path: path.stem)
def test_a_kept_game_still_leads_to_its_question(path: Path) -> None:
    kept = record.read(path.read_text(encoding="utf-8"))
    state = record.replay(kept, tatami.game).state
    asked = state.prompt(kept.names.index("Ada"))
    assert asked is not None
    assert path.stem == f"{kept.game}.{asked.id}"


@pytest.mark.parametrize("game_id", tatami.games())
def test_every_kind_of_question_is_kept(game_id: str) -> None:
    texts = Path(str(folder(game_id))) / "en.ftl"
    asked = {id for id in messages(texts) if id.startswith("ask-")}
    assert asked <= {
        p.stem.partition(".")[2] for p in QUESTIONS if p.name.startswith(f"{game_id}.")
    }
