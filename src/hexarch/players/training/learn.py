"""Fit a network to rows, with PyTorch on a GPU where there is one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from hexarch.players.algorithms.board_network import Board
from hexarch.players.algorithms.network import FORMAT, Network
from hexarch.players.terra_mystica.features import Features
from hexarch.players.training.choices import RIVALS, TURNS, Choices
from hexarch.players.training.dataset import Rows
from hexarch.players.training.model import Model, Shape, initial, scales_of, widened
from hexarch.players.training.task import Heads, MapInput

Array = np.ndarray[Any, Any]

_POLICY: Final = "policy"
# How many of the newest choices are learned from, and how much they count.
_MOST_CHOICES: Final = 60_000
_CHOICE_WEIGHT: Final = 0.3
_RARE: Final = -1e9


@dataclass(frozen=True)
class Fit:
    epochs: float = 4.0
    batch: int = 1024
    choices: int = 64
    """How many turns the policy learns from in each step."""
    rate: float = 1e-3
    decay: float = 1e-2
    dropout: float = 0.1
    seed: int = 0
    least_steps: int = 1500
    most_steps: int = 20_000


def fit(
    data: Rows,
    names: tuple[list[str], list[str]],
    heads: Heads,
    old: Network | None,
    how: Fit,
    shape: Shape,
    seen: MapInput | None = None,
) -> Network:
    """Return a network fitted to the rows, starting from an older one if given; `seen` is the map's input."""
    import torch

    torch.manual_seed(how.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    scales = _scales(data, [place for place, name in enumerate(heads.names) if name in ("win", _POLICY)])
    start = initial(names, len(heads.names), shape, seen, how.seed)
    if old is not None:
        widened(start, old, names, heads.names)
        scales_of(old, scales, names, heads.names)
    weights = {
        name: torch.tensor(np.asarray(array, np.float32), device=device).requires_grad_()
        for name, array in start.items()
    }
    stats = {name: torch.tensor(np.asarray(array, np.float32), device=device) for name, array in scales.items()}
    model = Model(weights, stats, seen, device)
    losses: list[Callable[[], Any]] = [_Values(model, data, heads, scales, device, how)]
    if seen is not None and _POLICY in heads.names and data.choices:
        losses.append(_Policy(model, data.choices, heads.names.index(_POLICY), device, how))
    optimiser = torch.optim.AdamW(weights.values(), lr=how.rate, weight_decay=how.decay)
    steps = min(how.most_steps, max(how.least_steps, int(how.epochs * len(data.own) / how.batch)))
    warm_up = min(100, steps // 10 + 1)
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = how.rate * min(1.0, (step + 1) / warm_up) * (1 - step / steps)
        total = sum(loss() for loss in losses)
        optimiser.zero_grad(set_to_none=True)
        total.backward()
        optimiser.step()
    found = {name: array.detach().cpu().numpy() for name, array in weights.items()}
    return _network(names, heads, scales, found, fit_draft(data.draft), seen)


class _Values:
    """The loss of the estimates, for a batch drawn at random."""

    def __init__(self, model: Model, data: Rows, heads: Heads, scales: Mapping[str, Array], device: str, how: Fit):
        torch = model.torch
        self.model, self.how, self.win, self.count = model, how, heads.win, len(data.own)
        self.own = torch.tensor(data.own, device=device)
        self.rival = torch.tensor(data.rival, device=device)
        self.planes = torch.tensor(data.planes, device=device)
        self.goal = torch.tensor((data.targets - scales["out_mean"]) / scales["out_scale"], device=device)
        self.others = torch.tensor(_others(data), device=device)
        self.importance = torch.tensor(data.weight / data.weight.mean(), device=device)
        self.heads = torch.tensor(heads.weights, dtype=torch.float32, device=device)

    def __call__(self) -> Any:
        torch, win = self.model.torch, self.win
        picked = torch.randint(self.count, (self.how.batch,), device=self.own.device)
        others = self.others[picked]
        near = self.rival[others.clamp(min=0)]
        output = self.model(self.own[picked], near, (others >= 0).float(), self.planes[picked], self.how.dropout)
        goal = self.goal[picked]
        error = (output - goal) ** 2
        wins = torch.nn.functional.binary_cross_entropy_with_logits(
            output[..., win], goal[:, win].expand(output.shape[:2]), reduction="none"
        )
        error = torch.cat([error[..., :win], wins[..., None], error[..., win + 1 :]], -1)
        weighted = error * self.heads * self.importance[picked][:, None]
        return weighted.mean((1, 2)).sum() * len(self.heads)


class _Policy:
    """The loss of the policy: how unlikely the chosen turns are among those that were possible."""

    def __init__(self, model: Model, choices: list[Choices], head: int, device: str, how: Fit):
        torch = model.torch
        self.model, self.head, self.how = model, head, how
        own, planes, rival, turns, rivals, weight = stacked(choices[-_MOST_CHOICES:])
        self.own = torch.tensor(own, device=device)
        self.planes = torch.tensor(planes, device=device)
        self.rival = torch.tensor(rival, device=device)
        self.is_turn = torch.tensor(turns, device=device)
        self.present = torch.tensor(rivals, device=device)
        self.weight = torch.tensor(weight / weight.mean(), device=device)

    def __call__(self) -> Any:
        torch, count = self.model.torch, self.how.choices
        picked = torch.randint(len(self.own), (count,), device=self.own.device)
        near = self.rival[picked].repeat_interleave(TURNS, 0)
        present = self.present[picked].repeat_interleave(TURNS, 0)
        output = self.model(
            self.own[picked].flatten(0, 1), near, present, self.planes[picked].flatten(0, 1), self.how.dropout
        )
        logits = output[..., self.head].unflatten(1, (count, TURNS)).masked_fill(~self.is_turn[picked], _RARE)
        likely = torch.log_softmax(logits, -1)[..., 0]
        return -_CHOICE_WEIGHT * (likely * self.weight[picked]).mean(1).sum()


def stacked(choices: list[Choices]) -> tuple[Array, Array, Array, Array, Array, Array]:
    """Return inputs, planes and rivals of all choices, padded to the same size, and a mask of the real ones."""
    count = len(choices)
    first = choices[0]
    own = np.zeros((count, TURNS, first.own.shape[1]), np.float16)
    planes = np.zeros((count, TURNS, *first.planes.shape[1:]), np.uint8)
    rival = np.zeros((count, RIVALS, first.rival.shape[1]), np.float16)
    turns = np.zeros((count, TURNS), bool)
    rivals = np.zeros((count, RIVALS), np.float32)
    for line, one in enumerate(choices):
        size, others = len(one.own), min(len(one.rival), RIVALS)
        own[line, :size], planes[line, :size], turns[line, :size] = one.own, one.planes, True
        rival[line, :others], rivals[line, :others] = one.rival[:others], 1
    return own, planes, rival, turns, rivals, np.array([one.weight for one in choices], np.float32)


def agreement(network: Network, choices: list[Choices], board: Board) -> float:
    """Return the share of positions in which the policy prefers the turn that was chosen."""
    hits = 0
    place = network.heads.index(_POLICY)
    for one in choices:
        terms = network.rival_terms(one.rival.astype(np.float32))
        pooled = None if network.board is None else network.board.of_bytes(board, one.planes)
        liked = network.evaluate(one.own.astype(np.float32), terms, place + 1, pooled)[:, place]
        hits += int(liked.argmax()) == 0
    return hits / max(len(choices), 1)


def _others(data: Rows) -> Array:
    """Return for every row the rows of the other seats in the same position, -1 where there are fewer."""
    starts: dict[tuple[int, int], list[int]] = {}
    for line, mark in enumerate(zip(data.game.tolist(), data.position.tolist(), strict=True)):
        starts.setdefault(mark, []).append(line)
    most = max(len(lines) for lines in starts.values()) - 1
    others = np.full((len(data.own), max(most, 1)), -1, np.int64)
    for lines in starts.values():
        for line in lines:
            rest = [other for other in lines if other != line]
            others[line, : len(rest)] = rest
    return others


def _scales(data: Rows, logits: list[int]) -> dict[str, Array]:
    own, rival = data.own.astype(np.float32), data.rival.astype(np.float32)
    mean, scale = data.targets.mean(0), data.targets.std(0) + 1e-3
    # The win and the policy are learned as probabilities.
    mean[logits], scale[logits] = 0.0, 1.0
    return {
        "own_mean": own.mean(0),
        "own_scale": 1 / (own.std(0) + 1e-2),
        "rival_mean": rival.mean(0),
        "rival_scale": 1 / (rival.std(0) + 1e-2),
        "out_mean": mean,
        "out_scale": scale,
    }


def _network(
    names: tuple[list[str], list[str]],
    heads: Heads,
    scales: Mapping[str, Array],
    weights: Mapping[str, Array],
    draft: dict[str, float],
    seen: MapInput | None,
) -> Network:
    arrays: dict[str, Array] = {
        "format": np.array(FORMAT),
        "own_names": np.array(names[0]),
        "rival_names": np.array(names[1]),
        "heads": np.array(heads.names),
        **scales,
        **weights,
    }
    if seen is not None:
        arrays["board_planes"] = np.array(seen.names)
        arrays["board_pools"] = np.array(seen.pools, np.float32)
    if draft:
        arrays["draft_names"] = np.array(list(draft))
        arrays["draft_weights"] = np.array(list(draft.values()), np.float32)
    return Network(arrays)


def fit_draft(rows: list[tuple[Features, float, float]], ridge: float = 20.0) -> dict[str, float]:
    """Fit points to the inputs of faction choices by ridge regression; `base` is not shrunk."""
    if not rows:
        return {}
    names = sorted({name for found, _, _ in rows for name in found})
    places = {name: place for place, name in enumerate(names)}
    inputs = np.zeros((len(rows), len(names)))
    for line, (found, _, _) in enumerate(rows):
        for name, value in found.items():
            inputs[line, places[name]] = value
    goal = np.array([points for _, points, _ in rows])
    weight = np.array([weight for _, _, weight in rows])
    penalty = np.full(len(names), ridge)
    penalty[places["base"]] = 1e-6
    # A faction's own mean needs less evidence than its interaction with a tile.
    for name, place in places.items():
        if name.startswith("faction "):
            penalty[place] = ridge / 4
    left = inputs.T @ (inputs * weight[:, None]) + np.diag(penalty)
    solved = np.linalg.solve(left, inputs.T @ (weight * goal))
    return {name: float(value) for name, value in zip(names, solved, strict=True)}


@dataclass(frozen=True)
class Quality:
    """How well a network predicts final points, round by round."""

    r2: dict[int, float]
    errors: dict[int, float]
    """Root of the mean squared error."""


def quality(network: Network, data: Rows, seen: MapInput | None = None) -> Quality:
    """Measure a network on held-out rows."""
    others = _others(data)
    own, rival = data.own.astype(np.float32), data.rival.astype(np.float32)
    pooled = None
    if network.board is not None and seen is not None:
        pooled = network.board.of_bytes(seen.board, data.planes)
    missed = np.zeros(len(own), np.float32)
    for line in range(len(own)):
        terms = network.rival_terms(rival[[other for other in others[line] if other >= 0]])
        seen_here = None if pooled is None else pooled[line : line + 1]
        missed[line] = data.targets[line, 0] - network.evaluate(own[line : line + 1], terms, 1, seen_here)[0, 0]
    final = data.targets[:, 0] + own[:, network.own_places["points"]]
    found = Quality({}, {})
    for round_ in sorted(set(data.round.tolist())):
        here = data.round == round_
        squared = float((missed[here] ** 2).mean())
        found.errors[round_] = round(squared**0.5, 2)
        found.r2[round_] = round(1 - squared / max(float(final[here].var()), 1e-6), 3)
    return found
