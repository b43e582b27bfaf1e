"""A bot that is a program: it reads questions from standard input, one JSON object a line, and writes answers.

It needs nothing but Python, and could be written in anything. It never concedes and prefers cards to words.
"""

import json
import random
import sys


def choose(view, chance):
    """The name of an option; its number would do as well."""
    options = [option for option in view["decision"]["options"] if option["name"] != "concede"]
    options = options or view["decision"]["options"]
    cards = [option for option in options if option["card"]]
    return chance.choice(cards or options)["name"]


def main():
    chance = random.Random()
    for line in sys.stdin:  # ends when the input ends
        message = json.loads(line)
        if message["type"] == "hello":
            chance = random.Random(message["seed"])
        elif message["type"] == "decide":
            answer = {"ask": message["ask"], "option": choose(message["view"], chance)}
            print(json.dumps(answer), flush=True)
        elif message["type"] == "over":
            return


main()
