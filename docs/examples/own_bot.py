"""A bot of one's own against the built-in ones: it likes to strike whoever has most honour."""

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot


class Ambitious:
    def choose(self, knowledge: Knowledge, rng: tatami.Chance) -> tatami.Move:
        richest = max(knowledge.view["players"], key=lambda p: p["honour"])["seat"]
        at_richest = [m for m in knowledge.legal if m.text.endswith(f"> {richest}")]
        return rng.chooses(at_richest or knowledge.legal)


game, luck, rng = tatami.game("samurai-sword"), tatami.Chance(seed=7), tatami.Chance(seed=8)
players = [Ambitious(), *(bot(name, game) for name in ("random", "greedy", "medium"))]
state = game.new(players=4, chance=luck)
while state.outcome is None:
    seat = state.actors[0]
    state.apply(seat, players[seat].choose(Knowledge(game, state, seat), rng), luck)
print(state.outcome)  # noqa: T201
