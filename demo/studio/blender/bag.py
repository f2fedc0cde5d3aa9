"""Builds a whole bag from its description."""
import math

import numpy as np

import bag_body
import bag_fronts as fronts
import bag_handles as handles
import bag_parts as parts
import bag_straps
from bag_knot import knotted
from leather import leather, tone
from paths import smooth_line, tube
from mesh import place


def build(d, root):
    body = bag_body.Body(d)
    skin = leather(d["color"], d["grain"], d.get("grainScale", 1.0), "Object")
    trim = leather(d.get("trim", d["color"]), d.get("trimGrain", d["grain"]), d.get("trimScale", d.get("grainScale", 1.0)), "Object")
    edge = leather([c * 0.55 for c in tone(d.get("trim", d["color"]))], "smooth", 1.0, "Object")
    skins = [skin, edge]
    trims = [trim, edge]
    bag_body.build(body, skin, root, 200 if body.quilt else 70, 400 if body.quilt else 150, d.get("closed", True))
    if d.get("open"):
        mouth(body, trims, root)
    piping(body, d, trim, root)
    grid = parts.flap(body, d, trims if d["flap"].get("trim") else skins, trims, root) if d.get("flap") else None
    front = handles.surface(body, grid)
    if d.get("panel"):
        fronts.panel(body, d, trims, root)
    if d.get("zip"):
        fronts.zipped(body, d, trims, root)
    if d.get("wings"):
        fronts.wings(body, d, skins, root)
    if d.get("belt"):
        handles.belt(body, d, trims, front, root)
    if d.get("handles", {}).get("knot"):
        knotted(body, d, skins, root)
    elif d.get("handles"):
        for side in (1, -1) if d["handles"].get("count", 2) == 2 else (0,):
            handles.handle(body, d, side, trims, front, root)
    if d.get("bell"):
        handles.bell(body, d, trims, front, root)
    if d.get("chain"):
        bag_straps.chain_strap(body, d, trims, root)
    if d.get("strap"):
        bag_straps.long_strap(body, d, trims, root)
    if d.get("lock"):
        at = (0, body.h * d.get("lockAt", 0.45), body.front(0, body.h * d.get("lockAt", 0.45)) + 4.6)
        if grid is not None and "lockAt" not in d:
            y = grid[-1][len(grid[0]) // 2][1] + 20 + 1.7 * d["flap"].get("edge", 0)
            at = (0, y, max(z for row in grid[len(grid) // 2 :] for x, yy, z in row if math.hypot(x, yy - y) < 13) + 0.4)
        parts.lock(body, d, at, root)
    if d.get("padlock"):
        parts.padlock(body, d, (0, body.h * 0.72, front(0, body.h * 0.72) + 9), root)
    if d.get("holes"):
        parts.holes(body, d, skin, root)
    if d.get("feet"):
        parts.feet(body, d, root)


def piping(body, d, material, root):
    """A welt along the edges of the front and the back."""
    if d.get("piping", True) is False:
        return
    for side in (1, -1):
        line = []
        for t in np.linspace(0.97, 0.03, 60):
            x = body.half_wide(t) * 0.945
            line.append((x, body.h * t, side * (body.front(x, body.h * t, False) + 0.3)))
        low = [(x, body.h * 0.012, side * body.front(x, body.h * 0.02, False)) for x in np.linspace(body.half_wide(0.03) * 0.9, -body.half_wide(0.03) * 0.9, 50)]
        line = line + low + [(-x, y, z) for x, y, z in reversed(line)]
        place("welt", tube(smooth_line(line[::3], 260), 1.7, 10), material, parent=root, smooth=60)


def mouth(body, skins, root):
    """The turned and stitched rim of an open bag, and the dark inside below it."""
    n = 160
    line = []
    for i in range(n):
        a = math.tau * i / n
        x = body.half_wide(1.0) * math.copysign(abs(math.cos(a)) ** (2 / body.power), math.cos(a))
        z = body.half_deep(1.0) * math.copysign(abs(math.sin(a)) ** (2 / body.power), math.sin(a))
        line.append((x, body.rim(x), z))
    place("rim", tube(np.array(line), 2.6, 10, closed=True), skins[0], parent=root, smooth=60)
