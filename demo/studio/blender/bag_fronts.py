"""Pockets, bands and zips on the front of a bag, and the wings of its sides."""
import numpy as np

import metals
from bag_body import sheet
from bag_parts import stitches
from mesh import box, join, place, slab
from outlines import rectangle
from paths import Path, tube


def panel(body, d, skins, root):
    """A pocket, or a band of a different leather, along the front."""
    low, high = d["panel"]
    grid = [[(x, y, body.front(x, y, False) + 3.4) for x in np.linspace(-body.half_wide(y / body.h) * 0.985, body.half_wide(y / body.h) * 0.985, 60)] for y in np.linspace(body.h * high, body.h * low, 30)]
    sheet(grid, 3.0, skins, root, "panel")
    stitches(np.array(grid[2][2:-2]) + np.array([0, 0, 0.3]), d, root)


def zipped(body, d, skins, root):
    """A zip from side to side: teeth between two welts, and a slider with a leather tab at the right."""
    y, metal = body.h * d["zip"], metals.polished(d["hardware"])
    wide = body.half_wide(d["zip"]) * 0.935
    over = lambda x, up: (x, y + up, body.front(x, y + up, False) + 3.0)
    tape = [[over(x, up) for x in np.linspace(-wide, wide, 70)] for up in np.linspace(5.5, -5.5, 6)]
    sheet(tape, 2.0, [metals.matte((0.02, 0.004, 0.004), 0.8)] * 2, root, "tape")
    for up in (-6, 6):
        place("welt", tube(np.array([over(x, up) for x in np.linspace(-wide, wide, 90)]), 2.4, 12), skins[0], parent=root, smooth=60)
    line = Path([over(x, 0) for x in np.linspace(-wide, wide, 120)])
    count = int(line.length / 2.6)
    tooth = box(5.8, 1.6, 2.4, 0.3)
    place("teeth", join([(tooth, line.frame(line.length * (i + 0.5) / count, (0, 0, 1))) for i in range(count)]), metal, parent=root)
    x = wide * 0.8
    x, yy, z = over(x, 0)
    place("slider", box(9, 12, 4.5, 1.2), metal, (x, yy, z + 2.4), parent=root)
    place("pull", slab(rectangle(6, 16, 2.6, 6), -0.8, 0.8, 0.4), metal, (x, yy - 12, z + 4.2), (0.12, 0, 0), root)
    tab = [[(x + u * 6.5, yy - 16 - 34 * t, body.front(x, yy - 16 - 34 * t, False) + 6.2) for u in (-1, -0.5, 0, 0.5, 1)] for t in np.linspace(0, 1, 14)]
    sheet(tab, 2.2, skins, root, "tab")


def wings(body, d, skins, root):
    """Sides that stand out from the bag, more towards the top, and are folded along their middle."""
    for side in (-1, 1):
        grid = []
        for t in np.linspace(0.97, 0.05, 60):
            grow = min(1.0, t / 0.85)
            far = d["wings"] * body.w * grow * grow * (3 - 2 * grow)
            line = []
            for k in np.linspace(side, -side, 41):
                tip = 1 - abs(k) ** 1.25
                x = body.half_wide(t) * 0.95 + far * tip
                line.append((side * x, body.h * t - body.h * 0.07 * tip * t**3, k * body.half_deep(t) * (0.94 - 0.2 * tip)))
            grid.append(line)
        sheet(grid, 2.4, skins, root, "wing")
        crease = np.array([row[20] for row in grid]) + np.array([side * 0.4, 0, 0])
        place("welt", tube(crease, 1.6, 10), skins[0], parent=root, smooth=60)
