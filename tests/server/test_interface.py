"""The HTTP interface keeps to its own description, whatever is sent to it."""

from __future__ import annotations

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.serving import Server

EXAMPLES = 25


def test_the_interface_is_as_described(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == 13
    (ticket,) = server.open_table()
    known = st.sampled_from([ticket["table"], "none"])

    @given(data=st.data())
    @settings(
        max_examples=EXAMPLES * len(operations),
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=True,
    )
    def check(data: st.DataObject) -> None:
        operation = data.draw(st.sampled_from(operations))
        mode = data.draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE]))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        if "table" in (case.path_parameters or {}) and data.draw(st.booleans()):
            case.path_parameters["table"] = data.draw(known)
        # rules that no schema can state (which games there are, how many play) refuse valid data
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    check()
    assert "Traceback" not in server.log
