"""A Dask cluster as the executor of a run. Dask plays the chunks of a worker that dies again by itself."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import Any

from stolik.lab.runs.errors import ClusterGone, ExtraMissing
from stolik.lab.runs.running import Died

PATIENCE = 20
"""Seconds that a cluster may take to answer."""


@contextmanager
def cluster_at(address: str) -> Iterator[tuple[Executor, int, Died]]:
    """Dask's executor at a scheduler's address, the number of its workers, and the error by which it says that a chunk
    has killed its workers again and again. Raises ExtraMissing, ClusterGone.
    """
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError as error:
        raise ExtraMissing(extra="cluster") from error
    connect: Any = Client  # which has no types
    with _quiet():
        try:
            client: Any = connect(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ClusterGone(address=address) from error
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
            yield client.get_executor(pure=False), sum(client.nthreads().values()), (KilledWorker,)
        except (OSError, CancelledError) as error:
            raise ClusterGone(address=address) from error
        finally:
            client.close(timeout=2)


@contextmanager
def _quiet() -> Iterator[None]:
    """What goes wrong with the cluster is said by the command, not by Dask's log as well."""
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
