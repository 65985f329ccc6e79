"""The same work on a Ray cluster; only this module knows Ray, which is not there unless somebody wants it."""

from __future__ import annotations

import os
from collections import deque
from hashlib import sha256
from socket import create_connection
from typing import Any, Final

from aedilis.bots.external import BotError
from aedilis.engine.errors import AedilisError
from aedilis.engine.words import N_
from aedilis.lab.workers import AHEAD, LOCAL, SUDDEN_END, Components, Crew, Job, LabError, Pool, perform, use

try:
    import ray
    from ray.exceptions import RayTaskError, WorkerCrashedError
except ModuleNotFoundError as error:
    if error.name != "ray":
        raise
    raise LabError(N_("--ray needs Ray, which is not installed: pip install aedilis[ray]")) from None

PATIENCE: Final = 5  # seconds for an address to answer
RETRIES: Final = 3  # of a job whose process or machine is lost
COMPONENTS: Final = "AEDILIS_COMPONENTS"  # set where a process belongs to one components file


class RayPool(Pool):
    def __init__(self, crew: Crew) -> None:
        self._own = not ray.is_initialized()
        if self._own:
            connect(crew)
        self.ahead = AHEAD * (crew.workers or int(ray.cluster_resources().get("CPU", 1)))
        self._perform = ray.remote(max_retries=RETRIES)(perform_there)
        self._pending: deque[Any] = deque()

    def submit(self, job: Job) -> None:
        """A process that has read one components file is never given a job for another: Ray keeps them apart."""
        keep_apart = {} if job.components is None else {"runtime_env": {"env_vars": {COMPONENTS: mark(job.components)}}}
        self._pending.append(self._perform.options(**keep_apart).remote(job, os.getcwd()))

    def next(self) -> Any:
        try:
            result = ray.get(self._pending[0])
        except WorkerCrashedError:
            raise BotError(SUDDEN_END) from None
        except RayTaskError as error:
            cause = error.cause
            raise (cause if isinstance(cause, AedilisError) else error) from None
        self._pending.popleft()
        return result

    def close(self) -> None:
        """Whoever disconnects takes all jobs along. They are not ended one by one by force: Ray (2.60) breaks down over
        a job that is just then done."""
        if self._own:
            ray.shutdown()
            return
        for pending in self._pending:
            ray.cancel(pending)


def connect(crew: Crew) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if crew.ray == LOCAL:
            ray.init(address=LOCAL, num_cpus=crew.workers, include_dashboard=False, **quiet)
        else:
            knock(crew.ray)
            ray.init(address=crew.ray, **quiet)
    except Exception as error:  # Ray has no class of its own for a cluster that does not come up
        message = N_("there is no Ray cluster at '{address}': {reason}")
        raise LabError(message, address=crew.ray, reason=str(error).strip().partition("\n")[0]) from None


def knock(address: str) -> None:
    """Whether somebody answers there: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        create_connection((host, int(port)), PATIENCE).close()


def mark(components: Components) -> str:
    return sha256(components.text.encode()).hexdigest()


def perform_there(job: Job, folder: str) -> Any:
    """In a process of the cluster."""
    if os.path.isdir(folder):
        os.chdir(folder)  # where bots of others lie
    use(job.components)
    return perform(job)
