# Not compiled: processes.
"""Spreads work over processes: those of this machine, or the workers of a Ray cluster.

Work is a function of a module, and its arguments. Every game has its own seed, so results do not depend on which worker
computes them.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from hexarch._version import __version__
from hexarch.core.game import RuleError

if TYPE_CHECKING:
    from concurrent.futures import Future

# The address that means: start Ray on this machine, for this command only.
LOCAL_RAY: Final = "local"
# Ray gives up when its processes take more than 30 s to start. On a busy machine the next try finds them cached.
LOCAL_TRIES: Final = 4

J = TypeVar("J")
R = TypeVar("R")
T = TypeVar("T")


class Workers(Protocol):
    def submit(self, function: Callable[..., R], /, *arguments: Any) -> "Future[R]":
        """Start a piece of work; what `share` returned may be among its arguments."""

    def share(self, value: T) -> T:
        """Return a reference to a large value, to be used in the arguments of many pieces of work."""

    def stop(self) -> None:
        """Cancel all work, running or not: work that never ends must not keep a command from ending."""


@contextmanager
def workers(count: int, ray: str = "", *, is_clean: bool = False) -> Iterator[Workers]:
    """Provide so many processes of this machine, or the cluster at an address; raise RuleError if it cannot be used.

    With `is_clean`, processes are spawned instead of forked, which takes longer.
    """
    found: Workers = RayWorkers(ray, count) if ray else LocalWorkers(count, is_clean)
    try:
        yield found
    finally:
        found.stop()


def in_order(crew: Workers, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
    """Yield the results in the order of the jobs."""
    for future in [crew.submit(function, job) for job in jobs]:
        yield future.result()


def as_ready(crew: Workers, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
    """Yield the results as they arrive."""
    from concurrent.futures import as_completed

    for future in as_completed([crew.submit(function, job) for job in jobs]):
        yield future.result()


def each(function: Callable[[J], R], jobs: list[J], processes: int, ray: str = "") -> Iterator[R]:
    """Yield the results as they come, from this process if one is enough."""
    if not ray and (processes == 1 or len(jobs) <= 1):
        yield from map(function, jobs)
        return
    with workers(processes, ray) as crew:
        yield from as_ready(crew, function, jobs)


class LocalWorkers:
    def __init__(self, count: int, is_clean: bool = False) -> None:
        # Imported late: most commands that could use other processes do not need them.
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        context = multiprocessing.get_context("spawn") if is_clean else None
        self._pool = ProcessPoolExecutor(count, mp_context=context)

    def submit(self, function: Callable[..., R], /, *arguments: Any) -> "Future[R]":
        return self._pool.submit(function, *arguments)

    def share(self, value: T) -> T:
        return value

    def stop(self) -> None:
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


class RayWorkers:
    """The workers of a Ray cluster. `hexarch` has to be installed there, in the same version."""

    def __init__(self, address: str, count: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics
        try:
            import ray
        except ModuleNotFoundError:
            raise RuleError("This needs Ray; install it with: pip install 'hexarch[cluster]'") from None
        self._ray: Any = ray
        settings: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "error"}
        if address == LOCAL_RAY:
            settings |= {"num_cpus": count, "include_dashboard": False}
        self._init(settings, tries=LOCAL_TRIES if address == LOCAL_RAY else 1)
        self._call = ray.remote(_call)
        self._check_version()

    def _init(self, settings: dict[str, Any], tries: int) -> None:
        for left in reversed(range(tries)):
            try:
                self._ray.init(**settings)
                return
            except Exception as error:  # Ray raises whatever its layers raise
                self._ray.shutdown()
                if not left:
                    raise RuleError(f"No Ray cluster can be reached at {settings['address']!r}: {error}") from None

    def submit(self, function: Callable[..., R], /, *arguments: Any) -> "Future[R]":
        future: Future[R] = self._call.remote(function, *arguments).future()
        return future

    def share(self, value: T) -> T:
        shared: T = self._ray.put(value)  # a reference; Ray replaces it by the value where the work is done
        return shared

    def stop(self) -> None:
        self._ray.shutdown()

    def _check_version(self) -> None:
        try:
            theirs = self.submit(_version).result()
        except Exception:  # the work never began, because the cluster could not load it
            theirs = ""
        if theirs != __version__:
            self.stop()
            found = f"has hexarch {theirs}" if theirs else "cannot import hexarch"
            raise RuleError(f"The Ray cluster {found}; install hexarch {__version__} on its machines.")


def _call(function: Callable[..., R], *arguments: Any) -> R:
    return function(*arguments)


def _version() -> str:
    return __version__
