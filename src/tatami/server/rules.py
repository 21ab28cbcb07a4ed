"""The rules pages over HTTP, ready to be shown."""

from __future__ import annotations

from functools import cache
from typing import Final

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from tatami.games import games
from tatami.language import LANGUAGES, rules_pages
from tatami.table.wire import Failure, RuleInfo, RulesPage


@get(
    "/api/games/{game:str}/rules/{language:str}",
    responses={404: ResponseSpec(Failure, description="Refused")},
    sync_to_thread=False,
    summary="The rules of a game: its own page, then those that it shares with others",
)
def read_rules(game: str, language: str) -> list[RulesPage]:
    if game not in games() or language not in LANGUAGES:
        raise NotFoundException
    return _shown(game, language)


@cache
def _shown(game: str, language: str) -> list[RulesPage]:
    pages = rules_pages.pages(game, language)
    known = frozenset(id for page in pages for id in page.ids)
    return [
        RulesPage(
            page.title,
            rules_pages.html(page.opening, known),
            [
                RuleInfo(rule.id, rule.title, rule.depth, rules_pages.html(rule.text, known))
                for rule in page.rules
            ],
        )
        for page in pages
    ]


ROUTES: Final = [read_rules]
