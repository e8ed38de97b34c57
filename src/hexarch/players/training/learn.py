"""Fit a network to rows, with PyTorch on a GPU where there is one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from hexarch.core.aliases import Names
from hexarch.players.algorithms.network import FORMAT, Network
from hexarch.players.terra_mystica.features import Features
from hexarch.players.training.dataset import Rows
from hexarch.players.training.task import Heads

Array = np.ndarray[Any, Any]

_CLIP: Final = 5.0
_PARTS: Final = ("rival_w", "rival_b", "first_w", "first_r", "first_b", "second_w", "second_b", "out_w", "out_b")


@dataclass(frozen=True)
class Shape:
    rival: int = 32
    first: int = 256
    second: int = 128
    members: int = 2


@dataclass(frozen=True)
class Fit:
    epochs: float = 4.0
    batch: int = 1024
    rate: float = 1e-3
    decay: float = 1e-2
    dropout: float = 0.1
    seed: int = 0
    least_steps: int = 1500
    most_steps: int = 20_000


def fit(
    data: Rows, names: tuple[list[str], list[str]], heads: Heads, old: Network | None, how: Fit, shape: Shape
) -> Network:
    """Return a network fitted to the rows, starting from an older one if there is one."""
    import torch

    torch.manual_seed(how.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    scales = _scales(data, heads.win) if old is None else {name: old.arrays[name] for name in _scales_names()}
    start = _initial(names, len(heads.names), shape, how.seed) if old is None else _parts(old)
    weights = {
        name: torch.tensor(np.asarray(array, np.float32), device=device).requires_grad_()
        for name, array in start.items()
    }
    own = torch.tensor(data.own, device=device)
    rival = torch.tensor(data.rival, device=device)
    goal = torch.tensor((data.targets - scales["out_mean"]) / scales["out_scale"], device=device)
    others = torch.tensor(_others(data), device=device)
    importance = torch.tensor(data.weight / data.weight.mean(), device=device)
    stats = {name: torch.tensor(np.asarray(array, np.float32), device=device) for name, array in scales.items()}
    win = heads.win
    head_weights = torch.tensor(heads.weights, dtype=torch.float32, device=device)
    optimiser = torch.optim.AdamW(weights.values(), lr=how.rate, weight_decay=how.decay)
    count = len(own)
    steps = min(how.most_steps, max(how.least_steps, int(how.epochs * count / how.batch)))
    warm_up = min(100, steps // 10 + 1)
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = how.rate * min(1.0, (step + 1) / warm_up) * (1 - step / steps)
        picked = torch.randint(count, (how.batch,), device=device)
        output = _forward(torch, weights, stats, own[picked].float(), rival, others[picked], how.dropout)
        error = output - goal[picked]
        loss = error * error
        wins = torch.nn.functional.binary_cross_entropy_with_logits(
            output[..., win], goal[picked][:, win].expand(output.shape[:2]), reduction="none"
        )
        loss = torch.cat([loss[..., :win], wins[..., None], loss[..., win + 1 :]], -1)
        total = (loss * head_weights * importance[picked][:, None]).mean((1, 2)).sum() * len(heads.names)
        optimiser.zero_grad(set_to_none=True)
        total.backward()
        optimiser.step()
    found = {name: array.detach().cpu().numpy() for name, array in weights.items()}
    return _network(names, heads, scales, found, fit_draft(data.draft))


def _forward(torch: Any, weights: Any, stats: Any, own: Any, rival: Any, others: Any, dropout: float) -> Any:
    """Return the outputs of all members: (member, row, head)."""
    scaled = ((own - stats["own_mean"]) * stats["own_scale"]).clamp(-_CLIP, _CLIP)
    present = (others >= 0).float()
    near = rival[others.clamp(min=0)].float()
    near = ((near - stats["rival_mean"]) * stats["rival_scale"]).clamp(-_CLIP, _CLIP)
    embedded = torch.relu(torch.einsum("nri,mih->mnrh", near, weights["rival_w"]) + weights["rival_b"][:, None, None])
    summed = (embedded * present[None, :, :, None]).sum(2)
    hidden = torch.einsum("ni,mih->mnh", scaled, weights["first_w"]) + torch.bmm(summed, weights["first_r"])
    hidden = torch.relu(hidden + weights["first_b"][:, None])
    hidden = torch.nn.functional.dropout(hidden, dropout)
    hidden = torch.relu(torch.bmm(hidden, weights["second_w"]) + weights["second_b"][:, None])
    return torch.bmm(hidden, weights["out_w"]) + weights["out_b"][:, None]


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


def _parts(network: Network) -> dict[str, Array]:
    return {name: network.arrays[name] for name in _PARTS}


def _scales_names() -> Names:
    return ("own_mean", "own_scale", "rival_mean", "rival_scale", "out_mean", "out_scale")


def _scales(data: Rows, win: int) -> dict[str, Array]:
    own, rival = data.own.astype(np.float32), data.rival.astype(np.float32)
    mean, scale = data.targets.mean(0), data.targets.std(0) + 1e-3
    mean[win], scale[win] = 0.0, 1.0
    return {
        "own_mean": own.mean(0),
        "own_scale": 1 / (own.std(0) + 1e-2),
        "rival_mean": rival.mean(0),
        "rival_scale": 1 / (rival.std(0) + 1e-2),
        "out_mean": mean,
        "out_scale": scale,
    }


def _initial(names: tuple[list[str], list[str]], heads: int, shape: Shape, seed: int) -> dict[str, Array]:
    dice = np.random.default_rng(seed)
    own, rival = len(names[0]), len(names[1])

    def normal(rows: int, columns: int, size: float = 1.0) -> Array:
        return dice.normal(0, size * rows**-0.5, (shape.members, rows, columns)).astype(np.float32)

    def zeros(columns: int) -> Array:
        return np.zeros((shape.members, columns), np.float32)

    return {
        "rival_w": normal(rival, shape.rival),
        "rival_b": zeros(shape.rival),
        "first_w": normal(own, shape.first),
        "first_r": normal(shape.rival, shape.first, 0.5),
        "first_b": zeros(shape.first),
        "second_w": normal(shape.first, shape.second),
        "second_b": zeros(shape.second),
        "out_w": normal(shape.second, heads, 0.1),
        "out_b": zeros(heads),
    }


def _network(
    names: tuple[list[str], list[str]],
    heads: Heads,
    scales: Mapping[str, Array],
    weights: Mapping[str, Array],
    draft: dict[str, float],
) -> Network:
    arrays: dict[str, Array] = {
        "format": np.array(FORMAT),
        "own_names": np.array(names[0]),
        "rival_names": np.array(names[1]),
        "heads": np.array(heads.names),
        **scales,
        **weights,
    }
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


def quality(network: Network, data: Rows) -> Quality:
    """Measure a network on rows that it has not learned from."""
    others = _others(data)
    own, rival = data.own.astype(np.float32), data.rival.astype(np.float32)
    missed = np.zeros(len(own), np.float32)
    for line in range(len(own)):
        terms = network.rival_terms(rival[[other for other in others[line] if other >= 0]])
        missed[line] = data.targets[line, 0] - network.evaluate(own[line : line + 1], terms)[0, 0]
    final = data.targets[:, 0] + own[:, network.own_places["points"]]
    found = Quality({}, {})
    for round_ in sorted(set(data.round.tolist())):
        here = data.round == round_
        squared = float((missed[here] ** 2).mean())
        found.errors[round_] = round(squared**0.5, 2)
        found.r2[round_] = round(1 - squared / max(float(final[here].var()), 1e-6), 3)
    return found
