#!/usr/bin/env python3
"""A program that takes a seat: `tatami arena samurai-sword --bots greedy,program:./own_program.py`

Any language will do: read a line of JSON, write a line of JSON. This one plays cards while it
can and ends its turn when nothing else is left.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    legal = question["legal"]
    playable = [move for move in legal if move["kind"].startswith("play")]
    answer = (playable or legal)[-1]
    sys.stdout.write(json.dumps({"move": answer["text"]}) + "\n")
    sys.stdout.flush()
