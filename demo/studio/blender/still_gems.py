"""A jeweler's table: a ring, loose stones on their paper, a magnifying glass."""
import math

import jewelry
import metals
import still_tools as tools
from mesh import box, group, place, slab
from outlines import rectangle
from stones import brilliant


def folded_paper(root, at, yaw):
    """An opened stone paper: three leaves with their folds."""
    middle = group("paper", root, at, (0, 0, yaw))
    white = metals.matte((0.86, 0.85, 0.83), 0.7, 0.15)
    for y, high, lean in ((-20, 0.25, 0.024), (0, 0.0, 0.0), (20, 0.25, -0.024)):
        leaf = group("leaf", middle, (0, y, high), (lean, 0, 0))
        place("leaf", slab(rectangle(76, 20.2, 0.2), 0, 0.25, 0.1), white, (0, 0, 0), parent=leaf)


def stones_on_paper(d, root):
    ring = group("ring", root, (15, -4, 10.6), (math.radians(86), 0, -0.5))
    jewelry.build(d["ring"], ring)
    folded_paper(root, (-24, 4, 0), 0.24)
    for k, (x, y, r) in enumerate(((-14, 3.4, 2.6), (-26, 12, 2.2), (-31, -3, 2.9), (-19, -7, 1.9), (-8, 11, 2.0), (-38, 8, 1.7), (-6, -4, 1.6))):
        brilliant(r, (x, y, 0.45 + r * 0.52), (0.55, 0, 2.1 * k), "diamond", root)
    brilliant(3.4, (1, -17, 0.4 + 3.4 * 0.5), (0.52, 0, 0.4), "sapphire", root)
    tools.tweezers(root, (-92, -16, 0.4), -1.32, long=78)
    tools.loupe(root, (43, 27, 0))


forms = {"stones": stones_on_paper}
