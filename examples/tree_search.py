"""Monte Carlo tree search (UCT) that plays Origins alone, with chance nodes that are sampled."""

import argparse
import math
import random
from typing import Any

import hexarch

# For each action: how often it was tried, and the sum of the results.
Node = dict[int, tuple[int, float]]


def choose(node: Node, actions: list[int]) -> int:
    """Return the action with the best upper bound; one that was never tried comes first."""
    visits = sum(tried for tried, _ in node.values())

    def bound(action: int) -> float:
        if action not in node:
            return math.inf
        tried, total = node[action]
        return total / tried + 4 * math.sqrt(math.log(visits) / tried)

    return max(actions, key=bound)


def search(position: hexarch.Position, playouts: int, dice: random.Random) -> int:
    """Return the action that was tried most often."""
    tree: dict[Any, Node] = {}
    for _ in range(playouts):
        here, path, is_new = position.clone(), [], False
        while not here.is_over:
            if is_new:  # below the tree: play at random
                here.apply(dice.choice(here.legal()))
            else:
                is_new = here.key() not in tree
                node = tree.setdefault(here.key(), {})
                seat, action = here.seat, choose(node, here.legal())
                path.append((node, seat, action))
                here.apply(action)
            here.roll(dice)
        scores = here.scores()
        for node, seat, action in path:
            tried, total = node.get(action, (0, 0.0))
            node[action] = tried + 1, total + scores[seat]
    root = tree[position.key()]
    return max(root, key=lambda action: root[action][0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--playouts", type=int, default=60, help="playouts per decision")
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    dice = random.Random(arguments.seed)
    position = hexarch.new("origins", players=1)
    position.roll(dice)
    while not position.is_over:
        legal = position.legal()
        position.play(search(position, arguments.playouts, dice) if len(legal) > 1 else legal[0])
        position.roll(dice)
    print(f"{position.scores()[0]} points; a random player has about 3")


if __name__ == "__main__":
    main()
