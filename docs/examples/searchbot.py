#!/usr/bin/env python3
"""Flat Monte Carlo for any game, without a word of any game's rules. Python 3, standard library only.

    parterre simulate gardens-of-mars --seats greedy,exec:"python3 docs/examples/searchbot.py",time=500ms --games 10

For each decision it imagines positions that fit what it sees, lets the engine play each listed move to the end from
them at random, and takes the move that wins most, points breaking ties. In rounds the worse half of the moves is
dropped, so that the time goes to the ones that matter. How it talks is written in docs/bot-protocol.md.
"""
import json
import sys
import time

WORLDS = 4  # imagined positions a round
GAMES = 2  # playouts from each of them


class Engine:
    """The other end of the line."""

    def __init__(self):
        self.asked = 0

    def say(self, message):
        print(json.dumps({"protocol": 1, **message}), flush=True)

    def hear(self):
        line = sys.stdin.readline()
        return json.loads(line) if line else None

    def ask(self, op, **fields):
        """Asks back and waits for the answer."""
        self.asked += 1
        self.say({"id": f"q{self.asked}", "op": op, **fields})
        answer = self.hear()
        if not answer["ok"]:
            raise RuntimeError(f"{op}: {answer['error']}")
        return answer


def worth(result, seat):
    """How good an average of playouts is for this seat: the share of the win first, then points."""
    if not result["over"]:
        return 0.0
    scores = result["scores"]
    own = result.get("group", scores[seat])
    others = [score for other, score in scores.items() if other != seat]
    lead = own - (max(others) if others and "group" not in result else 0)
    return result["shares"][seat] + 0.01 * lead


def choose(engine, request, playouts):
    until = time.monotonic() + request["millis"] / 1000 * 0.6
    seat, moves = request["seat"], request["moves"]
    totals = {move: 0.0 for move in moves}
    rounds = {move: 0 for move in moves}
    alive = list(moves)
    while len(alive) > 1 and time.monotonic() < until and playouts > 0:
        worlds = engine.ask("imagine", view=request["view"], n=WORLDS)["positions"]
        for move in alive:
            if time.monotonic() >= until or playouts <= 0:
                break
            answer = engine.ask("playout", positions=worlds, seat=seat, move=move, games=GAMES)
            playouts -= WORLDS * GAMES
            totals[move] += sum(worth(result, seat) for result in answer["results"]) / WORLDS
            rounds[move] += 1
        engine.ask("forget", handles=worlds)
        alive.sort(key=lambda move: totals[move] / max(rounds[move], 1), reverse=True)
        alive = alive[: max(2, (len(alive) + 1) // 2)]
    tried = [move for move in moves if rounds[move]]
    return max(tried, key=lambda move: (rounds[move], totals[move] / rounds[move])) if tried else moves[0]


def main():
    engine = Engine()
    playouts = float("inf")
    while (request := engine.hear()) is not None:
        if request["op"] == "hello":
            playouts = request["budget"].get("playouts", float("inf"))
            engine.say({"id": request["id"], "name": "searchbot", "selections": False})
        elif request["op"] == "ask":
            engine.say({"id": request["id"], "move": choose(engine, request, playouts)})


if __name__ == "__main__":
    main()
