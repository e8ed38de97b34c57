"""The network as PyTorch computes it: the same as `hexarch.players.algorithms.network` does with numpy."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from hexarch.core.aliases import Names
from hexarch.players.algorithms.board_network import PARTS as BOARD_PARTS
from hexarch.players.algorithms.board_network import SUM_SCALE
from hexarch.players.algorithms.network import Network
from hexarch.players.training.task import MapInput

Array = np.ndarray[Any, Any]

_CLIP: Final = 5.0


@dataclass(frozen=True)
class Shape:
    rival: int = 32
    first: int = 256
    second: int = 128
    members: int = 2
    board: tuple[int, int] = (16, 24)
    """Sizes of the two layers that look at the map."""


def initial(names: tuple[list[str], list[str]], heads: int, shape: Shape, seen: MapInput | None, seed: int) -> Any:
    """Return weights drawn at random."""
    dice = np.random.default_rng(seed)
    own, rival = len(names[0]), len(names[1])
    weights: dict[str, Array] = {}
    pooled = 0
    if seen is not None:
        planes, (one, two) = len(seen.names), shape.board
        pooled = two * len(seen.pools)
        for number, (rows, columns) in enumerate(((planes, one), (one, two)), 1):
            size = (3 * rows) ** -0.5
            weights[f"board_w{number}"] = dice.normal(0, size, (3, columns, rows)).astype(np.float32)
            weights[f"board_b{number}"] = np.zeros(columns, np.float32)

    def normal(rows: int, columns: int, size: float = 1.0) -> Array:
        return dice.normal(0, size * rows**-0.5, (shape.members, rows, columns)).astype(np.float32)

    def zeros(columns: int) -> Array:
        return np.zeros((shape.members, columns), np.float32)

    return weights | {
        "rival_w": normal(rival, shape.rival),
        "rival_b": zeros(shape.rival),
        "first_w": normal(own + pooled, shape.first),
        "first_r": normal(shape.rival, shape.first, 0.5),
        "first_b": zeros(shape.first),
        "second_w": normal(shape.first, shape.second),
        "second_b": zeros(shape.second),
        "out_w": normal(shape.second, heads, 0.1),
        "out_b": zeros(heads),
    }


def widened(start: dict[str, Array], old: Network, names: tuple[list[str], list[str]], heads: Names) -> None:
    """Copy an older network into random weights. Inputs, outputs and map layers that it lacks start without any effect.

    What both have computes the same as before. The sizes of the layers must be the same.
    """
    own, rival = old.own_places, old.rival_places
    known = [place for place, name in enumerate(names[0]) if name in own]
    pooled = len(old.arrays["first_w"][0]) - len(own)
    first = np.zeros_like(start["first_w"])
    first[:, known] = old.arrays["first_w"][:, [own[names[0][place]] for place in known]]
    if pooled and "board_w1" in start:
        first[:, len(names[0]) :] = old.arrays["first_w"][:, len(own) :]
        start |= {name: old.arrays[name] for name in BOARD_PARTS}
    near = np.zeros_like(start["rival_w"])
    others = [place for place, name in enumerate(names[1]) if name in rival]
    near[:, others] = old.arrays["rival_w"][:, [rival[names[1][place]] for place in others]]
    for place, name in enumerate(heads):
        if name in old.heads:
            start["out_w"][:, :, place] = old.arrays["out_w"][:, :, old.heads.index(name)]
            start["out_b"][:, place] = old.arrays["out_b"][:, old.heads.index(name)]
    start |= {"first_w": first, "rival_w": near}
    start |= {name: old.arrays[name] for name in ("rival_b", "first_r", "first_b", "second_w", "second_b")}


def scales_of(old: Network, found: dict[str, Array], names: tuple[list[str], list[str]], heads: Names) -> None:
    """Take the means and scales of an older network where it has the input or output."""
    kinds = (("own", names[0], old.own_names), ("rival", names[1], old.rival_names), ("out", heads, old.heads))
    for kind, wanted, has in kinds:
        for place, name in enumerate(wanted):
            if name in has:
                for part in ("mean", "scale"):
                    found[f"{kind}_{part}"][place] = old.arrays[f"{kind}_{part}"][list(has).index(name)]


class Model:
    """Computes outputs from weights; `scales` are the means and scales of the inputs."""

    def __init__(self, weights: Mapping[str, Any], scales: Mapping[str, Any], seen: MapInput | None, device: str):
        import torch

        self.torch = torch
        self.weights = weights
        self.scales = scales
        self.has_map = seen is not None
        if seen is not None:
            self.near = torch.tensor(seen.board.near, device=device)
            self.across = torch.tensor(seen.board.across, device=device)
            self.pools = torch.tensor(seen.pools, dtype=torch.float32, device=device)
            self.bit = torch.arange(8, device=device, dtype=torch.uint8)

    def __call__(self, own: Any, near: Any, present: Any, planes: Any, dropout: float) -> Any:
        """Return the outputs of all members: (member, row, head).

        `near` has the inputs of the rivals (row, rival, input), `present` which of them there are, `planes` bytes.
        """
        torch, weights, scales = self.torch, self.weights, self.scales
        scaled = ((own.float() - scales["own_mean"]) * scales["own_scale"]).clamp(-_CLIP, _CLIP)
        if self.has_map:
            scaled = torch.cat([scaled, self._pooled(planes)], 1)
        near = ((near.float() - scales["rival_mean"]) * scales["rival_scale"]).clamp(-_CLIP, _CLIP)
        embedded = torch.einsum("nri,mih->mnrh", near, weights["rival_w"]) + weights["rival_b"][:, None, None]
        summed = (torch.relu(embedded) * present[None, :, :, None]).sum(2)
        hidden = torch.einsum("ni,mih->mnh", scaled, weights["first_w"]) + torch.bmm(summed, weights["first_r"])
        hidden = torch.relu(hidden + weights["first_b"][:, None])
        hidden = torch.nn.functional.dropout(hidden, dropout)
        hidden = torch.relu(torch.bmm(hidden, weights["second_w"]) + weights["second_b"][:, None])
        return torch.bmm(hidden, weights["out_w"]) + weights["out_b"][:, None]

    def _pooled(self, planes: Any) -> Any:
        torch = self.torch
        bits = (planes[..., None] >> self.bit & 1).flatten(2).float()
        hidden = bits
        for number in (1, 2):
            weights, bias = self.weights[f"board_w{number}"], self.weights[f"board_b{number}"]
            own, near, across = (weights[part] @ hidden for part in range(3))
            hidden = torch.relu(own + near @ self.near + across @ self.across + bias[:, None])
        groups = (self.pools @ bits).clamp(max=1)
        return (groups @ hidden.transpose(1, 2) * SUM_SCALE).flatten(1)
