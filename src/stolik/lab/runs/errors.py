"""What can be wrong with a run."""

from __future__ import annotations

from stolik.core.errors import BadLine, StolikError


class BadPlan(BadLine):
    """A plan cannot be read."""

    id = "bad_plan"


class UnknownPlan(StolikError):
    """There is neither a file nor a plan of the program with this name."""

    id = "unknown_plan"


class OtherResults(StolikError):
    """The folder holds results of another plan (`key` says what differs), rules version or program, or is none."""

    id = "other_results"


class NoResults(StolikError):
    """The folder holds no results, or none of any game yet."""

    id = "no_results"


class DamagedResults(StolikError):
    """A file of the results is damaged, or cannot be read or written. `detail` says what the database says."""

    id = "damaged_results"


class ResultsInUse(StolikError):
    """Another run writes to the folder."""

    id = "results_in_use"


class ExtraMissing(StolikError):
    """A command needs packages that are installed with an extra of Stolik."""

    id = "extra_missing"


class ClusterGone(StolikError):
    """The cluster cannot be reached, or not any more. What was played is kept."""

    id = "cluster_gone"


class OtherProgram(StolikError):
    """A worker of the cluster has another version of Stolik, of a bot or of Python."""

    id = "other_program"
