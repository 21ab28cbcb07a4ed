"""Terminal pictures: the module named after a game draws its view, in at most 80 columns.

    def draw(view: dict[str, Any], say: Speaker) -> RenderableType

A game without one is shown by `tatami.cli.picture`, which draws any view.
"""
