"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel. Nothing here is imported unless used.

What an observation consists of is `layout`; each API has a module of its own, which says what has to be installed.
"""

from __future__ import annotations

from aedilis.envs.layout import Layout, Place, layout, observation_of

__all__ = ["Layout", "Place", "layout", "observation_of"]
