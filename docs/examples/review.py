#!/usr/bin/env python3
"""Reviews a game: which moves of a record cost how much of the win. Python 3, standard library only.

    python3 docs/examples/review.py game.txt
    python3 docs/examples/review.py game.txt --playouts 4000 --engine "./parterre analyse --threads 2"

It asks `parterre analyse` about every choice of the record and prints each as soon as its report comes. What stands in
the lines is written in docs/analysis.md.
"""
import argparse
import json
import shlex
import subprocess
import sys

ENOUGH = 10  # a move with fewer visits was only tried to find out

def lines(engine):
    """What the engine says, line by line; stops at an error."""
    for line in engine.stdout:
        said = json.loads(line)
        if "error" in said:
            sys.exit(f"{said['error']['code']}: {said['error']['message']}")
        yield said


def say(engine, **query):
    engine.stdin.write(json.dumps(query) + "\n")
    engine.stdin.flush()


def describe(report):
    """One line about one decision."""
    measure = "share" if "shares" in report else "worth"
    best = report["moves"][0]
    text = f"{report['decision']}. {report['seat']}: "
    made = report.get("made")
    if made is None:
        return text + f"now, best {best['move']} ({percent(best[measure])})"
    found = next((move for move in report["moves"] if move["move"] == made["move"]), None)
    if found is None:
        return text + f"{made['move']} (never tried), best {best['move']} ({percent(best[measure])})"
    text += f"{made['move']} ({percent(found[measure])}, number {found['rank']})"
    if found["rank"] == 1:
        return text
    if found["visits"] < ENOUGH:
        return text + f", best {best['move']} ({percent(best[measure])}): hardly tried"
    loss = best[measure] - found[measure]
    error = (best.get("standardError", 0) ** 2 + found.get("standardError", 0) ** 2) ** 0.5
    text += f", best {best['move']} ({percent(best[measure])})"
    return text + (f": costs {percent(loss)}" if loss > 2 * error else ": no clear difference")


def percent(share):
    return f"{100 * share:.1f} %"


def main():
    options = argparse.ArgumentParser(description="Reviews a record.")
    options.add_argument("record")
    options.add_argument("--playouts", type=int, default=1000)
    options.add_argument("--engine", default="./parterre analyse")
    asked = options.parse_args()
    with open(asked.record, encoding="utf-8") as file:
        record = file.read()
    command = shlex.split(asked.engine)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as engine:
        say(engine, id="review", record=record, budget={"playouts": asked.playouts}, seed=1)
        engine.stdin.close()
        accepted, waiting = [], {}
        for said in lines(engine):
            if said.get("op") != "report":
                accepted = said["decisions"]
                continue
            waiting[(said["decision"], said["seat"])] = said
            # Reports come in any order; they are printed in the order of the game.
            while accepted and (accepted[0]["decision"], accepted[0]["seat"]) in waiting:
                first = accepted.pop(0)
                print(describe(waiting.pop((first["decision"], first["seat"]))), flush=True)


if __name__ == "__main__":
    main()
