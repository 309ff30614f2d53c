#!/usr/bin/env python3
"""The smallest bot: plays any listed move. Python 3, standard library only.

    parterre simulate gardens-of-mars --seats greedy,exec:"python3 docs/examples/mybot.py" --games 10

How it talks is written in docs/bot-protocol.md.
"""
import json
import random
import sys


def say(message):
    print(json.dumps({"protocol": 1, **message}), flush=True)


def main():
    for line in sys.stdin:
        request = json.loads(line)
        if request["op"] == "hello":
            say({"id": request["id"], "name": "mybot", "selections": False})
        elif request["op"] == "ask":
            say({"id": request["id"], "move": random.choice(request["moves"])})
        # "over" wants no answer; when the input ends, so do we


if __name__ == "__main__":
    main()
