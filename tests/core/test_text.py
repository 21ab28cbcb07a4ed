"""What the engine says, as data."""

from tatami.core.text import Seat, Text


def test_a_text_names_its_rule_only_if_it_has_one() -> None:
    assert Text("ask-turn", {"who": Seat(1)}).json() == {
        "id": "ask-turn",
        "args": {"who": {"seat": 1}},
    }
    assert Text("ask-turn", rule="SS-4").json() == {"id": "ask-turn", "args": {}, "rule": "SS-4"}


def test_texts_of_different_rules_differ() -> None:
    assert Text("illegal-now", rule="SS-4") != Text("illegal-now")
